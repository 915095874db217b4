import type { FailureReport } from '@furrow/formats/failure-report.schema';
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
 * Sends a failure to the address which the site names for it, as JSON in the body of a POST. Without an address nothing
 * leaves the browser. Firefox and WebKit end the requests of a page that is being left, which looks like a failure to its code: what
 * did not load while the visitor leaves, or may do so without a browser that tells, is reported once the visitor has stayed. All else is
 * reported at once, so that a visitor who gives up after a second counts as well.
 *
 * @param findAddress finds the address, if there is one
 */
export async function sendFailure(
  { error, ...failure }: RemoteFailure,
  findAddress: () => Promise<string | undefined>,
): Promise<void> {
  const mayLeave = isLeaving || !('navigation' in window);
  const isLeft = failure.phase !== 'render' && mayLeave ? leaves() : false;
  const address = await findAddress().catch(() => undefined);
  const report: FailureReport = { ...failure, error: String(error) };
  if (address && !(await isLeft)) navigator.sendBeacon(address, JSON.stringify(report));
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
