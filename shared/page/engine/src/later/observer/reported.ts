import type { RemoteFailure } from '../../first/islands/failures';

/** What the observer reports: a failure that the host has noticed, or an error that no code has caught. */
export type Reported = RemoteFailure | ErrorEvent | PromiseRejectionEvent;

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to one that exists
  interface Window {
    /**
     * Collects what is to be reported. It is absent when nothing is reported, because the site does not name any address or this
     * page view is not in the sample.
     */
    furrowReports?: {
      /** The first hundred things that were reported in this page view. */
      readonly heard: Reported[];
      /** The function of the observer, once the observer runs. */
      take?: (reported: Reported) => void;
      report: (reported: Reported) => void;
      /**
       * The time in milliseconds when the visitor opened the page, if the browser had prerendered it, and otherwise 0.
       * It is set when the observer is started.
       */
      openedAt?: number;
    };
  }
}
