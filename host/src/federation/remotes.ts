import type { Entry } from '@furrow/discovery/discovery';
import type { Lifecycles } from '@furrow/remote/contract';
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

const started = new Map<string, Promise<Lifecycles>>();
let tries = 0;

/** `shop@1.4.0`: a version of a remote. */
function versionName(name: string, entry: Entry): string {
  return `${name}@${entry.metadata.version}`;
}

/**
 * Loads the lifecycles of one version of a remote, once. After a failure the next call tries again.
 *
 * @param known the remote entry, when the document names it
 * @throws LoadError that names the step that failed and the reason
 */
export function loadLifecycles(name: string, entry: Entry, known?: RemoteEntry): Promise<Lifecycles> {
  const version = versionName(name, entry);
  const running = started.get(version);
  if (running) return running;
  const loading = load(version, entry, known);
  started.set(version, loading);
  loading.catch(() => started.delete(version));
  return loading;
}

async function load(version: string, entry: Entry, known: RemoteEntry | undefined): Promise<Lifecycles> {
  const remoteEntry = known ?? (await fetchRemoteEntry(entry));
  // The runtime keeps a failure under the registered name, and warns when a name is registered twice. So each try has its own name.
  const name = `${version}~${++tries}`;
  entries.set(name, remoteEntry);
  registerRemotes([{ name, entry: remoteEntry.url, type: 'global' }]);
  const module = await inTime('expose', () => loadRemote<Partial<Lifecycles>>(`${name}/lifecycles`));
  const { bootstrap, mount, update, unmount } = module ?? {};
  if (!bootstrap || !mount || !update || !unmount) {
    throw new LoadError('expose', 'does not expose bootstrap, mount, update and unmount');
  }
  return { bootstrap, mount, update, unmount };
}
