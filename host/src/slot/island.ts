import type { Entry } from '@furrow/discovery/discovery';
import type { LifecycleProps, Lifecycles, ShellServices } from '@furrow/remote/contract';
import { inTime, LoadError } from '../federation/load-error';
import type { RemoteEntry } from '../federation/release';
import { loadLifecycles } from '../federation/remotes';

/** A version of a remote that is in the page. */
export type Island = { name: string; entry: Entry; lifecycles: Lifecycles; props: LifecycleProps };

/** The remote the document was made with. */
export type FirstIsland = {
  name: string;
  entry: Entry;
  remoteEntry: RemoteEntry | undefined;
  path: string;
};

export type Mounting = {
  name: string;
  entry: Entry;
  container: HTMLElement;
  services: Required<Pick<ShellServices, 'navigation' | 'notify' | 'theme' | 'notFound'>>;
  /** Hears of errors after the first render, which the island shows itself. */
  onLaterError: (error: unknown) => void;
  /** The container holds this page, prerendered. */
  first?: FirstIsland;
};

export function islandElement(name: string): HTMLElement {
  const container = document.createElement('div');
  container.dataset.island = name;
  return container;
}

/**
 * Loads one version of a remote and mounts it in `container`.
 * @throws LoadError when any step up to the first render fails
 */
export async function mountIsland(mounting: Mounting): Promise<Island> {
  const { name, entry, container, services, onLaterError, first } = mounting;
  let renderError: { error: unknown } | undefined;
  let mounted = false;
  const props: LifecycleProps = {
    ...services,
    name,
    domElement: container,
    reportError(error) {
      if (mounted) onLaterError(error);
      else renderError = { error };
    },
  };
  const lifecycles = await loadLifecycles(name, entry, first?.remoteEntry);
  await inTime('expose', lifecycles.bootstrap(props));
  await inTime('page', lifecycles.mount(props));
  const island = { name, entry, lifecycles, props };
  if (renderError) {
    await unmountIsland(island);
    throw new LoadError('render', 'its page could not be shown', renderError.error);
  }
  mounted = true;
  container.dataset.version = entry.metadata.version;
  return island;
}

/** Takes the island out of the page; one that cannot even do that is left behind with its element. */
export async function unmountIsland({ lifecycles, props }: Island): Promise<void> {
  await inTime('render', lifecycles.unmount(props)).catch(() => {});
}
