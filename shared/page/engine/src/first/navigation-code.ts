import { pageOf } from '@furrow/remote/page-of';
import { showNotice } from '../common/notice';
import { refetchDeltas } from '../common/damaged-deltas';
import { inTime } from '../common/load-error';
import type { RemoteFailure } from './islands/failures';
import { isBeingLeft } from '../common/failure-report';
import type { Site } from './site';
import { keptUnlessFailed } from './promise-cache';
import { reloadOnce } from '../common/reload-once';
import type { RunningNavigation } from '../later/navigation/start-navigation';

/** Loads the code that shows other pages. */
export type LoadNavigation = () => Promise<{ startNavigation: (site: Site) => RunningNavigation }>;

/** Loads the code that shows other pages in this document, once. If it does not load, the visitor sees the notice. */
export class NavigationCode {
  /** The path of the document. */
  private readonly path: string;
  private readonly onFailed: (failure: RemoteFailure) => void;
  private readonly import: LoadNavigation;
  private site: Site | undefined;
  private isReported = false;

  constructor(path: string, onFailed: (failure: RemoteFailure) => void, load: LoadNavigation) {
    this.path = path;
    this.onFailed = onFailed;
    this.import = load;
  }

  /** Gives it what it works on. Call this in the same turn, before anything needs the code. */
  give(site: Site): void {
    this.site = site;
  }

  /** Calls `act` as soon as the code runs. It is not called when the code does not load. */
  use(act: (running: RunningNavigation) => void = () => {}): void {
    this.load().then(act, () => {});
  }

  private readonly load = keptUnlessFailed(() =>
    this.start().catch((error: unknown) => {
      void this.fail(error);
      throw error;
    }),
  );

  private async start(): Promise<RunningNavigation> {
    const load = () => inTime('entry', () => this.import());
    const { startNavigation } = await load().catch(async (error: unknown) => {
      if (await refetchDeltas()) return load();
      throw error;
    });
    return startNavigation(this.site as Site);
  }

  /**
   * Handles code that did not load. A visitor who has gone to another address gets the document of that address.
   * Otherwise the page of this document goes on working, except for what needs this code.
   */
  private async fail(error: unknown): Promise<void> {
    const hasGoneOn = this.site !== undefined && pageOf(this.site.navigation.current()).pathname !== this.path;
    if (!hasGoneOn && (await isBeingLeft())) return;
    if (!this.isReported)
      this.onFailed({ remote: 'host', version: __APP_VERSION__, path: location.pathname, phase: 'entry', error });
    this.isReported = true;
    // Without a network, a full load would replace the site by the browser's own error page.
    if (hasGoneOn && navigator.onLine && reloadOnce()) return;
    showNotice(() => this.load().catch(() => {}));
  }
}
