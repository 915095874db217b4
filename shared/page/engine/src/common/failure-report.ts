import type { RemoteFailure } from '../first/islands/failures';

/** The time in milliseconds that the next document may take on a slow network after a link was pressed. */
const leavingTime = 3000;

let isLeaving = false;

/**
 * Whether the browser tells a page that the visitor is going to another document. Chromium does, and it cancels no
 * request before the next document has arrived. Firefox and WebKit cancel requests earlier, even when the visitor has
 * typed an address, which they do not tell the page.
 */
const tellsOfLeaving = 'navigation' in window && 'userAgentData' in navigator;

if (tellsOfLeaving) {
  window.navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (destination.sameDocument || downloadRequest !== null) return;
    isLeaving = true;
    setTimeout(() => (isLeaving = false), leavingTime);
  });
}

/**
 * Reports a failure to the observer, on sites that have one. A file that did not load because the visitor is leaving
 * the page is not a failure. In browsers that tell whether the visitor is leaving, all failures are reported at once,
 * so that a visitor who gives up after a second counts as well.
 */
export async function reportFailure(failure: RemoteFailure): Promise<void> {
  if (failure.phase !== 'render' && (await isBeingLeft())) return;
  window.furrowReports?.report(failure);
}

/**
 * Resolves with whether the visitor is going to another document, so that a canceled request is not a failure. In
 * browsers that do not tell, this waits for some seconds: a visitor who is still here after that has stayed.
 */
export async function isBeingLeft(): Promise<boolean> {
  return (isLeaving || !tellsOfLeaving) && leaves();
}

/** Resolves with whether the visitor leaves the page within a few seconds. */
function leaves(): Promise<boolean> {
  return new Promise((resolve) => {
    const leave = () => settle(true);
    const timer = setTimeout(() => settle(false), leavingTime);
    const settle = (isLeft: boolean) => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      resolve(isLeft);
    };
    window.addEventListener('pagehide', leave);
  });
}
