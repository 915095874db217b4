import type { RemoteFailure } from '../islands/failures';

/** What is reported: a failure that the host has noticed, or an error that nobody caught. */
export type Reported = RemoteFailure | ErrorEvent | PromiseRejectionEvent;

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to one that exists
  interface Window {
    /** Takes what is to be reported. It is absent where nothing is: the site names no address, or this page view is none of those it observes. */
    furrowReports?: {
      /** The first hundred things that were to be reported in this page view. */
      readonly heard: Reported[];
      /** The observer, once it runs. */
      take?: (reported: Reported) => void;
      report: (reported: Reported) => void;
      /** When the visitor opened a page that the browser had rendered ahead, in milliseconds; 0 for others, once the observer is asked for. */
      openedAt?: number;
    };
  }
}
