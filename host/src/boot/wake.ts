import { controlsInPage } from '@furrow/formats/controls';
import { hydrateAttribute, wakeTemplateId } from '@furrow/formats/hydrate-policy';
import { isOverridden } from '../override/is-overridden';
import { savesData } from './save-data';
import { whenShown } from './when-shown';
import { whenNeeded } from '../islands/when-needed';

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

  // Only a hydrated page restores its scroll position itself. On any other page the browser does it.
  history.scrollRestoration = 'auto';
  let waking: Promise<boolean> | undefined;
  const wake = () => {
    // After a failure, the next need for the code tries again.
    waking ??= startCode(template).then((started) => {
      if (!started) waking = undefined;
      return started;
    });
    return waking;
  };

  whenNeeded(document, 'interaction', () => void wake());
  // After a reload, entries of the history before it still belong to this document, and only the host's code shows their pages.
  const showAddress = () => {
    const isElsewhere = location.pathname !== island.dataset.path || location.search !== '';
    if (isElsewhere) void wake().then((started) => started || location.reload());
  };
  window.addEventListener('popstate', showAddress);
  document.addEventListener('keydown', (event) => void openInspector(event, waking !== undefined, wake));

  // What a page shows for a query is not in its document, and a query may ask for another version or for the inspector. A visitor
  // who pressed Back before this script ran is at another address than the document's.
  whenShown(() => {
    showAddress();
    if (isOverridden()) void wake();
    // An island that hydrates when it is visible is the page itself, or a fragment in the page or in the shell.
    for (const island of document.querySelectorAll<HTMLElement>(`[${hydrateAttribute}=visible]`))
      whenNeeded(island, 'visible', () => void wake());
  });
  fetchOnceMeant(template);
  return wake;
}

/** Resolves with whether the host's script has run. */
function startCode(template: HTMLTemplateElement): Promise<boolean> {
  const elements = [...document.importNode(template.content, true).children];
  const script = elements.find((element) => element instanceof HTMLScriptElement);
  return new Promise((resolve) => {
    script?.addEventListener('load', () => resolve(true));
    script?.addEventListener('error', () => {
      for (const element of elements) element.remove();
      resolve(false);
    });
    document.head.append(...elements);
  });
}

/** Alt+I opens the inspector, whose listener comes with the host's code. */
async function openInspector(event: KeyboardEvent, isAwake: boolean, wake: () => Promise<boolean>): Promise<void> {
  const { altKey, code } = event;
  if (!altKey || code !== 'KeyI' || isAwake) return;
  if (await wake()) document.dispatchEvent(new KeyboardEvent('keydown', { altKey, code }));
}

/** Fetches the code once a pointer is on a control, unless the visitor saves data. */
function fetchOnceMeant(template: HTMLTemplateElement): void {
  if (savesData()) {
    document.querySelector('script[type=speculationrules]')?.remove();
    return;
  }
  const point = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(controlsInPage)) return;
    document.removeEventListener('pointerover', point);
    prefetch(template);
  };
  document.addEventListener('pointerover', point);
}

/** Fetches the code into the browser's cache, so that waking takes no round trip. Nothing of it runs. */
function prefetch(template: HTMLTemplateElement): void {
  for (const element of template.content.querySelectorAll('script, link')) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = element.getAttribute('integrity') ?? '';
    link.href = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    document.head.append(link);
  }
}
