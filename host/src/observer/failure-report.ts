import type { RemoteFailure } from '../islands/failures';

/** Milliseconds that the next document may take, on a slow network, to replace this one after a link was pressed. */
const leavingTime = 3000;

let isLeaving = false;

/**
 * Chromium ends no request of a page before the next document is there. Firefox and WebKit do, also for an address that the visitor types, of which no
 * browser tells the page.
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
 * Reports a failure to the observer, where the site has one. What did not load because the page is being left is none. All else is reported at once where
 * the browser tells of that, so that a visitor who gives up after a second counts as well.
 */
export async function reportFailure(failure: RemoteFailure): Promise<void> {
  if (failure.phase !== 'render' && (await isBeingLeft())) return;
  window.furrowReports?.report(failure);
}

/**
 * Resolves with whether the visitor goes to another document, so that a request which has ended is no failure. A browser that does not tell is waited for:
 * whoever is still here after some seconds has stayed.
 */
export async function isBeingLeft(): Promise<boolean> {
  return (isLeaving || !tellsOfLeaving) && leaves();
}

/** Resolves with whether the visitor leaves the page now. */
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
