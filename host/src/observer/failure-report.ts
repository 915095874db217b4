import type { RemoteFailure } from '../islands/failures';

/** Milliseconds that the next document may take, on a slow network, to replace this one after a link was pressed. */
const leavingTime = 3000;

let isLeaving = false;

// Browsers with the Navigation API say when the visitor goes to another document, and end no request before that.
if ('navigation' in window) {
  window.navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (destination.sameDocument || downloadRequest !== null) return;
    isLeaving = true;
    setTimeout(() => (isLeaving = false), leavingTime);
  });
}

/**
 * Reports a failure to the observer, where the site has one. Firefox and WebKit end the requests of a page that is being left, which looks
 * like a failure to its code: what did not load while the visitor leaves, or may do so without a browser that tells, is reported once the
 * visitor has stayed. All else is reported at once, so that a visitor who gives up after a second counts as well.
 */
export async function reportFailure(failure: RemoteFailure): Promise<void> {
  const mayLeave = isLeaving || !('navigation' in window);
  if (failure.phase !== 'render' && mayLeave && (await leaves())) return;
  window.furrowReports?.report(failure);
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
