import { pageOf } from '@furrow/remote/page-of';
import { showNotice } from '../boot/notice';
import { refetchDeltas } from '../federation/damaged-deltas';
import { inTime } from '../federation/load-error';
import type { RemoteFailure } from '../islands/failures';
import { isBeingLeft } from '../observer/failure-report';
import type { Site } from '../site';
import { reloadOnce } from './reload-once';
import type { RunningNavigation } from './start-navigation';

export type NavigationCodeOptions = {
  site: () => Site;
  /** The path of the document. */
  path: string;
  onFailed: (failure: RemoteFailure) => void;
};

/** Loads the code that shows other pages in this document, once. If it does not load, the visitor sees the notice. */
export class NavigationCode {
  private readonly options: NavigationCodeOptions;
  private loading: Promise<RunningNavigation> | undefined;
  private isReported = false;

  constructor(options: NavigationCodeOptions) {
    this.options = options;
  }

  /** Calls `act` as soon as the code runs. It is not called when the code does not load. */
  use(act: (running: RunningNavigation) => void = () => {}): void {
    this.load().then(act, () => {});
  }

  private load(): Promise<RunningNavigation> {
    this.loading ??= this.start().catch((error: unknown) => {
      // The next need for the code tries again.
      this.loading = undefined;
      void this.fail(error);
      throw error;
    });
    return this.loading;
  }

  private async start(): Promise<RunningNavigation> {
    const load = () => inTime('entry', () => import(/* webpackChunkName: 'navigation' */ './start-navigation'));
    const { startNavigation } = await load().catch(async (error: unknown) => {
      if (await refetchDeltas()) return load();
      throw error;
    });
    return startNavigation(this.options.site());
  }

  /**
   * Handles code that did not load. A visitor who has gone to another address gets the document of that address.
   * Otherwise the page of this document goes on working, except for what needs this code.
   */
  private async fail(error: unknown): Promise<void> {
    const { onFailed, path, site } = this.options;
    const hasGoneOn = pageOf(site().navigation.current()).pathname !== path;
    if (!hasGoneOn && (await isBeingLeft())) return;
    if (!this.isReported)
      onFailed({ remote: 'host', version: __APP_VERSION__, path: location.pathname, phase: 'entry', error });
    this.isReported = true;
    // Without a network, a full load would replace the site by the browser's own error page.
    if (hasGoneOn && navigator.onLine && reloadOnce()) return;
    showNotice(() => this.load().catch(() => {}));
  }
}
