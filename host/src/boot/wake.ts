import { hydrateAttribute, wakeEvent, wakeTemplateId } from '@furrow/formats/hydrate-policy';
import { isOverridden } from '../override/is-overridden';
import type {} from '../islands/replay';
import { controlsInPage as controls } from '@furrow/formats/controls';

/**
 * Wakes a page that was sent asleep, once somebody needs it alive: the host's script and the preloads in the document's template
 * become part of the document. What was pressed and typed until then is recorded in the head and repeated by the host.
 *
 * @returns a function that wakes the page and resolves with whether its code has started; undefined when the page does not sleep
 */
export function wakeWhenNeeded(): (() => Promise<boolean>) | undefined {
  const island = document.querySelector<HTMLElement>(`#slot > [${hydrateAttribute}]`);
  const template = document.querySelector(`head > #${wakeTemplateId}`);
  if (!island || !(template instanceof HTMLTemplateElement)) return undefined;

  // Only a page that is alive restores its own place.
  history.scrollRestoration = 'auto';
  let waking: Promise<boolean> | undefined;
  const wake = () => {
    // After a failure the next need tries again.
    waking ??= startCode(template).then((started) => {
      if (!started) waking = undefined;
      return started;
    });
    return waking;
  };

  const onControl = (listener: () => void) => (event: Event) => {
    if (event.target instanceof Element && event.target.closest(controls)) listener();
  };
  const use = onControl(() => void wake());
  for (const type of ['pointerdown', 'focusin', 'click', 'input']) document.addEventListener(type, use, true);
  document.addEventListener(wakeEvent, () => void wake());
  // After a reload, entries of the history before it still belong to this document, and only the host's code shows their pages.
  const showAddress = () => {
    const isElsewhere = location.pathname !== island.dataset.path || location.search !== '';
    if (isElsewhere) void wake().then((started) => started || location.reload());
  };
  window.addEventListener('popstate', showAddress);
  document.addEventListener('keydown', (event) => void openInspector(event, waking !== undefined, wake));

  // What a page shows for a query is not in its document, and a query may ask for another version or for the inspector. A visitor
  // who pressed Back before this script ran is at another address than the document's.
  showAddress();
  if (isOverridden() || hasEarlyInput()) void wake();
  // Such a part is the page itself, or a fragment in the page or in the shell.
  else for (const part of document.querySelectorAll(`[${hydrateAttribute}=visible]`)) whenSeen(part, () => void wake());
  if (island.querySelector(controls) && isFastConnection()) whenIdle(() => prefetch(template));
  return wake;
}

/** Resolves with whether the host's script has run. */
function startCode(template: HTMLTemplateElement): Promise<boolean> {
  const parts = [...document.importNode(template.content, true).children];
  const script = parts.find((part) => part instanceof HTMLScriptElement);
  return new Promise((resolve) => {
    script?.addEventListener('load', () => resolve(true));
    script?.addEventListener('error', () => {
      for (const part of parts) part.remove();
      resolve(false);
    });
    document.head.append(...parts);
  });
}

/** Alt+I opens the inspector, whose listener comes with the host's code. */
async function openInspector(event: KeyboardEvent, isAwake: boolean, wake: () => Promise<boolean>): Promise<void> {
  const { altKey, code } = event;
  if (!altKey || code !== 'KeyI' || isAwake) return;
  if (await wake()) document.dispatchEvent(new KeyboardEvent('keydown', { altKey, code }));
}

/** Whether a control was used before this script ran. */
function hasEarlyInput(): boolean {
  const { furrowRecorded: recorded } = window;
  return recorded !== undefined && recorded.clicked.length + recorded.typed.size > 0;
}

function whenSeen(part: Element, listener: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    listener();
  });
  for (const control of part.querySelectorAll(controls)) observer.observe(control);
}

function whenIdle(listener: () => void): void {
  // Safari has no idle callback.
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(listener) : setTimeout(listener, 200));
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle);
}

/** Whether the visitor's connection bears bytes that may never be used. Browsers that do not tell are taken to be fast. */
function isFastConnection(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !/^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

/** Fetches the code into the browser's cache, so that waking takes no round trip. Nothing of it runs. */
function prefetch(template: HTMLTemplateElement): void {
  for (const part of template.content.querySelectorAll('script, link')) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = part.getAttribute('integrity') ?? '';
    link.href = part.getAttribute('src') ?? part.getAttribute('href') ?? '';
    document.head.append(link);
  }
}
