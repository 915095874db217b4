import { formatVersionName } from '@furrow/formats/release-name';
import { siteMarker } from '@furrow/formats/shared-packages';
import type { Fragments, Lifecycles } from '@furrow/contract';
import { type FirstLifecycles, ofContract1 } from './contract-1';
import { inTime, LoadError } from '../../common/load-error';
import { PromiseCache } from '../promise-cache';
import type { RemoteEntry } from './remote-entry';
import { runScript } from './script';
import { shareScope } from './share-scope';

type Container = {
  get(module: string): Promise<() => unknown>;
  init(scope: object, initScope: object[], options: object): Promise<void>;
};

/**
 * The containers that have started, by `shop@1.4.0`. There is one for each version, and all modules of the version come
 * from it.
 */
const containers = new PromiseCache<Container>();
/** The exposed modules, by `shop@1.4.0/lifecycles`. */
const modules = new PromiseCache<unknown>();

/**
 * Loads the lifecycles of one version of a remote once. After a failure, the next call tries again.
 *
 * @throws LoadError that names the step that failed and the reason
 */
export function loadLifecycles(
  app: string,
  version: string,
  remoteEntry: () => Promise<RemoteEntry>,
): Promise<Lifecycles> {
  return load(formatVersionName({ app, version }), 'lifecycles', remoteEntry, checked);
}

/**
 * Loads the lifecycles of a fragment, as {@link loadLifecycles} does for pages.
 *
 * @throws LoadError that names the step that failed and the reason
 */
export function loadFragment(
  { remote, version, name }: { remote: string; version: string; name: string },
  remoteEntry: () => Promise<RemoteEntry>,
): Promise<Lifecycles> {
  return load(
    formatVersionName({ app: remote, version }),
    'fragments',
    remoteEntry,
    (module: { fragments?: Fragments }) => module.fragments ?? {},
  ).then((fragments) => checked(fragments[name] ?? {}));
}

/**
 * Returns the lifecycles that a module exposes.
 *
 * @throws LoadError when one of the functions is missing
 */
function checked(exposed: Partial<Lifecycles | FirstLifecycles>): Lifecycles {
  const { mount, update, unmount } = exposed;
  if (!mount || !unmount) throw new LoadError('expose', 'does not expose mount and unmount');
  return 'bootstrap' in exposed ? ofContract1(exposed as FirstLifecycles) : { mount, update, unmount };
}

/** Loads a module that a version exposes. */
function load<Module, Result>(
  version: string,
  expose: string,
  remoteEntry: () => Promise<RemoteEntry>,
  read: (module: Module) => Result,
): Promise<Result> {
  return modules.get(`${version}/${expose}`, async () => {
    try {
      const container = await containers.get(version, () => remoteEntry().then(startContainer));
      return await inTime('expose', async () => {
        const factory = await container.get(`./${expose}`);
        return read(factory() as Module);
      });
    } catch (error) {
      // A container remembers which of its files have failed, so the next try starts another container.
      containers.forget(version);
      throw error;
    }
  }) as Promise<Result>;
}

/**
 * Runs a remote entry and starts its container with the share scope. The host does this itself: it checks the hash,
 * applies the time limit, and removes the container from `window`, so that two versions of one remote cannot be mixed
 * up.
 */
async function startContainer({ url, integrity, globalName }: RemoteEntry): Promise<Container> {
  await runScript(url, integrity);
  const globals = window as unknown as Record<string, Container | undefined>;
  const container = globals[globalName];
  delete globals[globalName];
  if (!container) throw new LoadError('entry', `did not define ${globalName}`);
  shareScope[siteMarker] ??= {};
  // A container expects these arguments from Module Federation's runtime. They make it use the share scope of the host
  // instead of its own.
  await container.init(shareScope, [], {
    version: '',
    shareScopeKeys: 'default',
    shareScopeMap: { default: shareScope },
  });
  return container;
}
