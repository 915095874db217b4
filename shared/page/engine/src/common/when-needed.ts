import { controls, controlsInPage } from '@furrow/formats/controls';
import { type HydratePolicy, wakeEvent } from '@furrow/contract/hydrate-policy';
import { hasRecorded, recordedControls } from './early-input';

/**
 * Calls `start` when the policy of a page or fragment says so. With every policy except `never`, a control that was used
 * before and {@link wakeEvent} call it as well. Nothing else decides when the code of an island is loaded, except for a
 * page that sleeps: `boot/wake.ts` wakes it also for its address, for other versions and for the inspector.
 *
 * @param root the element of the page or fragment; the whole document for a page that sleeps together with its
 * fragments
 * @param signal ends the waiting
 * @param again whether the code has failed before, so that it waits for a control to be used once more
 */
export function whenNeeded(
  root: HTMLElement | Document,
  policy: HydratePolicy,
  start: () => void,
  { signal, again = false }: { signal?: AbortSignal; again?: boolean } = {},
): void {
  if (policy === 'never') return;
  const isUsed = root instanceof Document ? recordedControls().length > 0 : hasRecorded(root);
  if (policy === 'load' || (isUsed && !again)) return start();
  document.addEventListener(wakeEvent, start, { signal });
  const isControl = root instanceof Document ? controlsInPage : `${controls},[aria-haspopup]`;
  const use = ({ target }: Event) => {
    if (target instanceof Element && target.closest(isControl)) start();
  };
  for (const type of ['pointerdown', 'focusin', 'click', 'input'])
    root.addEventListener(type, use, { capture: true, signal });
  if (policy === 'visible') whenSeen(root, start, signal);
}

/** Calls `start` when the first control in `root` scrolls into view. */
function whenSeen(root: ParentNode, start: () => void, signal?: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    start();
  });
  for (const control of root.querySelectorAll(controls)) observer.observe(control);
  signal?.addEventListener('abort', () => observer.disconnect());
}
