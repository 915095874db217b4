import type { FailureReport } from '@furrow/formats/failure-report.schema';
import type { RemoteFailure } from '../islands/failures';

/** Milliseconds that the next document may take, on a slow network, to replace this one after a link was pressed. */
const leavingTime = 3000;

/**
 * Sends a failure to the address which the site names for it, as JSON in the body of a POST. Without an address nothing
 * leaves the browser. Firefox and WebKit end the requests of a page that is being left, which looks like a failure to its code: what
 * did not load is reported once the visitor has stayed.
 *
 * @param findAddress finds the address, if there is one
 */
export async function sendFailure(
  { error, ...failure }: RemoteFailure,
  findAddress: () => Promise<string | undefined>,
): Promise<void> {
  const isLeft = failure.phase === 'render' ? false : leaves();
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
