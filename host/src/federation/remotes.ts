import type { Entry } from '@furrow/discovery/discovery';
import { formatVersionName } from '@furrow/formats/release-name';
import type { Fragments, Lifecycles } from '@furrow/remote/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { inTime, LoadError } from './load-error';
import { fetchRemoteEntry, type RemoteEntry } from './release';
import { runScript } from './script';

const entries = new Map<string, RemoteEntry>();

type Container = { get(module: string): Promise<() => unknown>; init(scope: unknown): Promise<void> };

// The host runs remote entries itself instead of the runtime: it checks their hash, keeps the time limit, and removes the container
// from `window`, so that two versions of one remote cannot be taken for each other. Each version is registered under its own name.
registerPlugins([
  {
    name: 'furrow-remote-entries',
    async loadEntry({ remoteInfo }) {
      const entry = entries.get(remoteInfo.name);
      if (!entry) throw new LoadError('entry', `${remoteInfo.name} is not registered`);
      await runScript(entry.url, entry.integrity);
      const globals = window as unknown as Record<string, Container | undefined>;
      const container = globals[entry.globalName];
      delete globals[entry.globalName];
      if (!container) throw new LoadError('entry', `did not define ${entry.globalName}`);
      return container as never;
    },
  },
]);

const started = new Map<string, Promise<unknown>>();
/** The name under which a version is registered. All that it exposes comes from one container. */
const registered = new Map<string, Promise<string>>();
let tries = 0;

/**
 * Loads the lifecycles of one version of a remote, once. After a failure the next call tries again.
 *
 * @param known the remote entry, when the document names it
 * @throws LoadError that names the step that failed and the reason
 */
export function loadLifecycles(name: string, entry: Entry, known?: RemoteEntry): Promise<Lifecycles> {
  const version = formatVersionName({ app: name, version: entry.metadata.version });
  const remoteEntry = () => (known ? Promise.resolve(known) : fetchRemoteEntry(entry));
  return load(version, 'lifecycles', remoteEntry, checked);
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

/** @throws LoadError when one of the functions is missing */
function checked({ bootstrap, mount, update, unmount }: Partial<Lifecycles>): Lifecycles {
  if (!bootstrap || !mount || !update || !unmount) {
    throw new LoadError('expose', 'does not expose bootstrap, mount, update and unmount');
  }
  return { bootstrap, mount, update, unmount };
}

/** Loads a module that a version exposes. */
function load<Module, Result>(
  version: string,
  expose: string,
  remoteEntry: () => Promise<RemoteEntry>,
  read: (module: Module) => Result,
): Promise<Result> {
  const key = `${version}/${expose}`;
  const running = started.get(key);
  if (running) return running as Promise<Result>;
  const loading = register(version, remoteEntry).then((name) =>
    inTime('expose', () => loadRemote<Module>(`${name}/${expose}`)).then((module) => read(module ?? ({} as Module))),
  );
  started.set(key, loading);
  // The runtime keeps a failure under the registered name, so the next try registers another one.
  loading.catch(() => {
    started.delete(key);
    registered.delete(version);
  });
  return loading;
}

function register(version: string, remoteEntry: () => Promise<RemoteEntry>): Promise<string> {
  const known = registered.get(version);
  if (known) return known;
  const registering = remoteEntry().then((entry) => {
    // The runtime warns when a name is registered twice.
    const name = `${version}~${++tries}`;
    entries.set(name, entry);
    registerRemotes([{ name, entry: entry.url, type: 'global' }]);
    return name;
  });
  registered.set(version, registering);
  return registering;
}
