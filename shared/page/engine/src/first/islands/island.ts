import type { LifecycleProps, Lifecycles, ShellServices } from '@furrow/contract';
import type { HydratePolicy } from '@furrow/contract/hydrate-policy';
import { abortable, isAbort, unwanted } from '../../common/abortable';
import { refetchDeltas } from '../../common/damaged-deltas';
import { inTime, LoadError } from '../../common/load-error';
import { followRecorded, replayEarlyInput } from '../../common/early-input';
import { copyOf } from './markup';
import { showSentNodes } from '../../common/sent-nodes';
import { whenNeeded } from '../../common/when-needed';

export type IslandServices = Required<Pick<ShellServices, 'navigation' | 'notify' | 'theme' | 'notFound'>> &
  Pick<ShellServices, 'trustMarkup'>;

export type IslandOptions = {
  /** The name of the remote, or the address of its fragment. */
  name: string;
  version: string;
  /** The element, empty or with HTML of this version. */
  element: HTMLElement;
  /** Loads the lifecycles of this version. */
  load: (signal: AbortSignal) => Promise<Lifecycles>;
  services: IslandServices;
  /** The path of a page, or the props of a fragment. */
  given: Pick<LifecycleProps, 'path' | 'fragmentProps'>;
  /** Called with errors of code that runs: after the first render. */
  onLaterError: (error: unknown) => void;
};

/**
 * An element with HTML of one version of a remote: a page or a fragment. It is hydrated when its policy says so. All
 * code of islands is loaded, started and ended here.
 */
export class Island {
  readonly name: string;
  readonly version: string;
  element: HTMLElement;
  private readonly options: IslandOptions;
  /** Aborted when the island leaves the page. */
  private readonly leaving = new AbortController();
  /** Aborts the present try to hydrate the island. */
  private attempt = new AbortController();
  /** Aborts the wait for the moment when the island is to be hydrated. */
  private armed = new AbortController();
  private starting: Promise<void> | undefined;
  private hasFailed = false;
  private mounted: { lifecycles: Lifecycles; props: LifecycleProps } | undefined;
  /** The HTML as it was before code changed it. */
  private before: HTMLElement | undefined;
  /** Whether code of an earlier, abandoned try may still write into the element. */
  private isOccupied = false;

  constructor(options: IslandOptions) {
    this.options = options;
    this.name = options.name;
    this.version = options.version;
    this.element = options.element;
  }

  get isHydrated(): boolean {
    return this.mounted !== undefined;
  }

  /** Whether the island is being hydrated, or is hydrated. */
  get isStarted(): boolean {
    return this.starting !== undefined;
  }

  /** Aborted once the island has left. */
  get left(): AbortSignal {
    return this.leaving.signal;
  }

  get hasLeft(): boolean {
    return this.left.aborted;
  }

  /**
   * Waits until the policy says so, and then loads the code and hydrates the HTML, or renders into the empty element. This
   * is the only way to start an island, and its code is started once, no matter how often this is called. After a
   * failure the element is as it was before, and the next call tries again: a control that was used before then does not
   * count.
   *
   * @throws LoadError when a step before the end of the first render fails; an AbortError when another call or
   * {@link interrupt} took the place of this one, or the island has left
   */
  arm(policy: HydratePolicy): Promise<void> {
    if (this.hasLeft) return Promise.reject(unwanted);
    if (this.starting) return this.starting;
    this.armed.abort(unwanted);
    const armed = (this.armed = new AbortController());
    return new Promise((resolve, reject) => {
      armed.signal.addEventListener('abort', () => reject(unwanted));
      const start = () => {
        resolve(this.start());
        armed.abort(unwanted);
      };
      whenNeeded(this.element, policy, start, { signal: armed.signal, again: this.hasFailed });
    });
  }

  private start(): Promise<void> {
    if (this.starting) return this.starting;
    const starting = this.mount()
      .catch((error: unknown) => this.mountWholeFiles(error))
      .catch((error: unknown) => {
        if (this.starting === starting) this.starting = undefined;
        this.hasFailed = !isAbort(error);
        throw error;
      });
    this.starting = starting;
    return starting;
  }

  /**
   * Shows the fragment with other props.
   *
   * @throws LoadError when that fails
   */
  async update(fragmentProps: LifecycleProps['fragmentProps']): Promise<void> {
    if (!this.mounted) return;
    const { lifecycles, props } = this.mounted;
    Object.assign(props, { fragmentProps });
    await inTime('page', async () => lifecycles.update?.(props), this.left);
  }

  /**
   * Aborts a try to hydrate the island, because the visitor has gone to another address. An island that is hydrated
   * goes on.
   */
  interrupt(): void {
    this.armed.abort(unwanted);
    if (this.isHydrated) return;
    this.attempt.abort(unwanted);
    this.starting = undefined;
  }

  /** Ends the island, whether or not it is hydrated. Call this when its element is empty or no longer in the page. */
  leave(): void {
    this.armed.abort(unwanted);
    this.leaving.abort(unwanted);
    this.attempt.abort(unwanted);
    void this.endCode();
  }

  /** Ends the code of an island that has left. */
  protected endCode(): Promise<void> {
    return this.unmount();
  }

  /** Ends the code, and puts the HTML back as it was sent. */
  async giveUp(): Promise<void> {
    await this.unmount();
    if (!this.hasLeft) this.restore();
  }

  /** Tries once more if some files may have been damaged, because they were sent as differences to earlier versions. */
  private async mountWholeFiles(error: unknown): Promise<void> {
    const { signal } = this.attempt;
    if (isAbort(error) || !(await refetchDeltas())) throw error;
    signal.throwIfAborted();
    await this.mount();
  }

  private async mount(): Promise<void> {
    const { load, name, services, given, onLaterError } = this.options;
    this.left.throwIfAborted();
    this.attempt = new AbortController();
    const { signal } = this.attempt;
    if (this.isOccupied) this.moveAway();
    const { element } = this;
    this.before = copyOf(element);
    const before = [...element.childNodes];
    let firstError: { error: unknown } | undefined;
    let isShown = false;
    const props: LifecycleProps = {
      ...services,
      ...given,
      name,
      domElement: element,
      // If a remote still renders after the visitor has left, it reads the address of another page and may report it as
      // missing.
      notFound: () => !this.hasLeft && services.notFound(),
      // A toast stands outside of the part that raises it, whose language may not be that of the document.
      notify: (toast) => services.notify({ ...toast, lang: element.lang || undefined }),
      reportError(error) {
        if (isShown) onLaterError(error);
        else firstError ??= { error };
      },
    };
    const lifecycles = await abortable(load(signal), signal);
    await inTime('page', (attempt) => this.mountUnlessAborted(lifecycles, props, attempt), signal);
    if (firstError || signal.aborted) {
      await this.giveUp();
      signal.throwIfAborted();
      throw new LoadError('render', 'its page could not be shown', firstError?.error);
    }
    isShown = true;
    element.dataset.version = this.version;
    followRecorded(element, before);
    replayEarlyInput(element);
  }

  /**
   * Mounts the island. A remote that ignores the signal may mount after its time is over or after the island has left;
   * then it is unmounted again.
   */
  private async mountUnlessAborted(lifecycles: Lifecycles, props: LifecycleProps, signal: AbortSignal): Promise<void> {
    this.isOccupied = true;
    const showForeign = showSentNodes(props.domElement);
    try {
      await lifecycles.mount({ ...props, signal });
    } catch (error) {
      if (props.domElement === this.element) this.isOccupied = false;
      throw error;
    } finally {
      showForeign();
    }
    if (signal.aborted) {
      await end(lifecycles, props);
      if (props.domElement === this.element && !this.hasLeft) this.restore();
      return;
    }
    this.mounted = { lifecycles, props };
  }

  private async unmount(): Promise<void> {
    if (!this.mounted) return;
    const { lifecycles, props } = this.mounted;
    this.mounted = undefined;
    this.starting = undefined;
    await end(lifecycles, props);
    this.isOccupied = false;
  }

  private restore(): void {
    const { element, before } = this;
    if (before && !element.isEqualNode(before)) element.replaceChildren(...copyOf(before).childNodes);
  }

  /** Replaces the element with a copy of its original HTML, because code of an earlier try may still write into it. */
  private moveAway(): void {
    const { element, before } = this;
    this.element = copyOf(before ?? element);
    element.replaceWith(this.element);
    followRecorded(this.element, [...element.childNodes]);
    this.isOccupied = false;
  }
}

/** Unmounts within the time limit. Errors are ignored, because the page has left. */
async function end(lifecycles: Lifecycles, props: LifecycleProps): Promise<void> {
  await inTime('render', () => lifecycles.unmount(props)).catch(() => {});
}
