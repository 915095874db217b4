import type { Entry } from '@furrow/discovery/discovery';
import type { LifecycleProps, Lifecycles, ShellServices } from '@furrow/remote/contract';
import { abortable } from '../federation/abortable';
import { forgetBrokenShares } from '../federation/broken-shares';
import { inTime, LoadError } from '../federation/load-error';
import type { RemoteEntry } from '../federation/release';

/** What is known of a version where its entry in the discovery document is not: of a fragment that came with the document. */
export type Versioned = { metadata: { version: string } };

/** A version of a remote that is mounted: its pages, or a fragment of it. */
export type Island<Version extends Versioned = Entry> = {
  name: string;
  entry: Version;
  lifecycles: Lifecycles;
  props: LifecycleProps;
};

/** The remote whose page the document holds. */
export type FirstIsland = {
  name: string;
  entry: Entry;
  /** As the document names it; undefined when it has to be looked up in the release. */
  remoteEntry: RemoteEntry | undefined;
  path: string;
};

export type Mounting<Version extends Versioned = Entry> = {
  name: string;
  entry: Version;
  /** Loads the lifecycles of this version. */
  load: () => Promise<Lifecycles>;
  /** Empty, or with prerendered HTML in it. */
  container: HTMLElement;
  services: Required<Pick<ShellServices, 'navigation' | 'notify' | 'theme' | 'notFound'>> &
    Pick<ShellServices, 'trustMarkup'>;
  /** Aborted when another navigation overtakes the one that mounts. */
  signal: AbortSignal;
  fragmentProps?: LifecycleProps['fragmentProps'];
  /** Called with errors after the first render, which the island shows itself. */
  onLaterError: (error: unknown) => void;
};

export function islandElement(name: string): HTMLElement {
  const container = document.createElement('div');
  container.dataset.island = name;
  return container;
}

/** Elements that hold a mounted remote, or a remote that may still render although its navigation was overtaken. */
const occupied = new WeakSet<HTMLElement>();

/** Whether no remote is in the element, and none is going to render into it. */
export function isFree(element: HTMLElement): boolean {
  return !occupied.has(element);
}

/**
 * Loads one version of a remote and mounts it in `container`. When that fails or is overtaken, the container is as it was before.
 * @throws LoadError when any step up to the first render fails, and the signal's reason once it is aborted
 */
export async function mountIsland<Version extends Versioned>(mounting: Mounting<Version>): Promise<Island<Version>> {
  const { name, entry, load, container, services, signal, fragmentProps, onLaterError } = mounting;
  const html = container.innerHTML;
  let firstError: { error: unknown } | undefined;
  let mounted = false;
  const props: LifecycleProps = {
    ...services,
    ...(fragmentProps && { fragmentProps }),
    name,
    domElement: container,
    // A remote that renders after the visitor went on finds itself at an address of another one.
    notFound: () => (mounted || !signal.aborted) && services.notFound(),
    reportError(error) {
      if (mounted) onLaterError(error);
      else firstError ??= { error };
    },
  };
  forgetBrokenShares();
  const lifecycles = await abortable(load(), signal);
  const island = { name, entry, lifecycles, props };
  const discard = async () => {
    await unmountIsland(island);
    if (container.innerHTML !== html) container.innerHTML = html;
  };
  await inTime('expose', () => lifecycles.bootstrap(props), signal);
  await inTime('page', mountUnlessAborted, signal);
  if (firstError || signal.aborted) {
    await discard();
    signal.throwIfAborted();
    throw new LoadError('render', 'its page could not be shown', firstError?.error);
  }
  mounted = true;
  container.dataset.version = entry.metadata.version;
  return island;

  /** A remote that ignores the signal may mount although its navigation was overtaken. It is unmounted again. */
  async function mountUnlessAborted(attempt: AbortSignal): Promise<void> {
    occupied.add(container);
    try {
      await lifecycles.mount({ ...props, signal: attempt });
    } catch (error) {
      occupied.delete(container);
      throw error;
    }
    if (attempt.aborted) await discard();
  }
}

/**
 * Shows the page of the current path, or the fragment with its current props, in an island that is mounted.
 *
 * @param transition how the page on screen gives way to the next
 * @throws LoadError when it does not come, and the signal's reason once it is aborted
 */
export async function updateIsland(
  { lifecycles, props }: Island<Versioned>,
  signal: AbortSignal,
  transition?: LifecycleProps['transition'],
): Promise<void> {
  forgetBrokenShares();
  await inTime('page', (attempt) => lifecycles.update({ ...props, signal: attempt, transition }), signal);
}

/** Unmounts the island. When its `unmount` fails, the island is left alone in its element, which is not used again. */
export async function unmountIsland({ lifecycles, props }: Island<Versioned>): Promise<void> {
  await inTime('render', () => lifecycles.unmount(props)).then(
    () => occupied.delete(props.domElement),
    () => {},
  );
}
