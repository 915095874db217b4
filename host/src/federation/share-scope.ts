/*
 * The share scope of the page: the versions of shared packages that the apps in the page offer, and the choice among them. The host's copy
 * comes first, because the release command checks each remote against it. `ModuleFederation` stands in place of the class of that name in
 * Module Federation's runtime: it has the methods that our remote entries call, and none of those for loading remotes and for plugins (decision
 * 105). On the pages of other hosts our remote entries bring the runtime itself. Share scopes have the shape that all containers of Module
 * Federation know.
 */

/** Runs a package that has loaded, and returns its exports. */
type Factory = () => unknown;

/** One version of a shared package in the scope. */
type SharedVersion = {
  version: string;
  get: () => Factory | Promise<Factory>;
  /** The app that provides it. */
  from: string;
  /** The apps that use it. */
  useIn: string[];
  scope: string[];
  shareConfig: ShareConfig;
  strategy: 'loaded-first';
  deps: string[];
  lib?: Factory | null;
  loaded?: boolean;
  loading?: Promise<Factory> | null;
};
type ShareConfig = { requiredVersion?: string | false; singleton?: boolean; eager?: boolean };
type Versions = Record<string, SharedVersion>;
export type ShareScope = Record<string, Versions>;

/** A package as the bundler's code, or the host, offers it. */
export type Offered = Pick<SharedVersion, 'version' | 'get'> &
  Partial<Pick<SharedVersion, 'loaded' | 'lib' | 'useIn'>> & { shareConfig?: ShareConfig; scope?: string[] };
type InstanceOptions = {
  name: string;
  id?: string;
  version?: string;
  shared?: Record<string, Offered[]>;
};
type Wanted = { customShareInfo: { shareConfig: ShareConfig } };

/** The instances of all apps in the page, where remote entries and the inspector look for them. */
const page = globalThis as unknown as {
  __FEDERATION__?: { __INSTANCES__: ModuleFederation[] };
  _FEDERATION_RUNTIME_CORE?: unknown;
};

/** What the apps of this page share; empty until {@link startSharing} was called. */
export const shareScope: ShareScope = {};

/** One app's view of the share scope. The name is the one under which remote entries ask for it. */
export class ModuleFederation {
  readonly name: string;
  options: InstanceOptions & { shared: Record<string, SharedVersion[]>; shareStrategy: 'loaded-first' };
  shareScopeMap: Record<string, ShareScope> = { default: {} };

  constructor(options: InstanceOptions) {
    this.name = options.name;
    this.options = { ...options, shared: {}, shareStrategy: 'loaded-first' };
    this.registerShared(options.shared);
  }

  /** Takes further options, of another version of the app for example. */
  initOptions({ shared, ...options }: InstanceOptions): void {
    this.options = { ...this.options, ...options, id: options.id || this.options.id };
    this.registerShared(shared);
  }

  /** Adds packages to those that the app offers. */
  registerShared(offered: Record<string, Offered[]> = {}): void {
    for (const [key, versions] of Object.entries(offered)) {
      const own = (this.options.shared[key] ??= []);
      for (const each of versions) {
        if (own.some(({ version }) => version === each.version)) continue;
        own.push({
          scope: ['default'],
          useIn: [],
          ...each,
          shareConfig: { ...each.shareConfig },
          from: this.name,
          deps: [],
          strategy: 'loaded-first',
        });
      }
    }
    this.initializeSharing();
  }

  /** Makes the app use the share scope of the page. */
  initShareScopeMap(name: string, scope: ShareScope): void {
    this.shareScopeMap[name] = scope;
  }

  /** Puts what the app offers into the scope, where nobody offers the same version. Nothing has to be waited for. */
  initializeSharing(): [] {
    const scope = (this.shareScopeMap.default ??= {});
    for (const [key, versions] of Object.entries(this.options.shared))
      for (const each of versions) (scope[key] ??= {})[each.version] ??= each;
    return [];
  }

  /**
   * Loads a package once for all apps that share it. After a failure the next call asks for it again.
   *
   * @returns `false` when no version in the scope will do: the bundler's code then takes the app's own copy
   */
  async loadShare(key: string, { customShareInfo }: Wanted): Promise<Factory | false> {
    const shared = this.chosen(key, customShareInfo.shareConfig);
    if (!shared) return false;
    shared.loading ??= Promise.resolve(shared.lib ?? shared.get());
    try {
      shared.lib = await shared.loading;
    } catch (error) {
      shared.loading = null;
      throw error;
    }
    this.use(shared);
    return shared.lib;
  }

  private chosen(key: string, { requiredVersion, singleton }: ShareConfig): SharedVersion | undefined {
    this.initializeSharing();
    const versions = Object.values(this.shareScopeMap.default?.[key] ?? {});
    const [first] = versions.toSorted(firstChoice);
    const meets = ({ version }: SharedVersion) => !requiredVersion || satisfies(version, requiredVersion);
    if (!first) return undefined;
    if (!singleton) return meets(first) ? first : versions.find(meets);
    if (!meets(first))
      // eslint-disable-next-line no-console -- the remote may well run with the copy that it gets
      console.warn(`${this.name} asks for ${key} ${requiredVersion} and gets the ${first.version} of ${first.from}.`);
    return first;
  }

  private use(shared: SharedVersion): void {
    shared.loaded = true;
    if (!shared.useIn.includes(this.name)) shared.useIn.push(this.name);
  }
}

/** What is loaded comes before what is not, and higher versions come before lower ones. */
function firstChoice(one: SharedVersion, other: SharedVersion): number {
  const isThere = ({ lib, loaded, loading }: SharedVersion) => Number(Boolean(lib || loaded || loading));
  return isThere(other) - isThere(one) || compareVersions(other.version, one.version);
}

/**
 * Whether a version is in a range. The bundler writes ranges as `^1.2.3`; a range of another kind holds the version that it names.
 */
export function satisfies(version: string, range: string): boolean {
  if (range === '*') return true;
  if (!range.startsWith('^')) return version === range;
  const from = numbersOf(range.slice(1));
  const given = numbersOf(version);
  // The first number that is not zero stays, as in `^0.2.3`.
  const fixed = from.findIndex((number) => number !== 0);
  const isSame = from.every((number, index) => index > (fixed < 0 ? 2 : fixed) || number === given[index]);
  return isSame && compareVersions(version, range.slice(1)) >= 0;
}

/** Negative when `one` is lower. A pre-release is lower than its release. */
function compareVersions(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? Number(other.includes('-')) - Number(one.includes('-')) : (a[at] ?? 0) - (b[at] ?? 0);
}

function numbersOf(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('-', 1).join('').split('.').map(Number);
  return [major, minor, patch];
}

/**
 * Starts the share scope of the page with the packages of the host, and provides what remote entries need of Module Federation's runtime.
 *
 * @returns the scope, which containers are started with
 */
export function startSharing(options: InstanceOptions): ShareScope {
  page.__FEDERATION__ ??= { __INSTANCES__: [] };
  page._FEDERATION_RUNTIME_CORE = {
    CurrentGlobal: page,
    Global: page,
    ModuleFederation,
    // Both read and write a constructor for debugging, which nobody sets here.
    getGlobalFederationConstructor() {},
    setGlobalFederationConstructor() {},
    setGlobalFederationInstance,
    // Remote entries read these three when they start and call nothing of them.
    helpers: { global: {}, share: {}, utils: {} },
  };
  const host = new ModuleFederation(options);
  host.initShareScopeMap('default', shareScope);
  host.initializeSharing();
  setGlobalFederationInstance(host);
  return shareScope;
}

function setGlobalFederationInstance(instance: ModuleFederation): void {
  page.__FEDERATION__?.__INSTANCES__.push(instance);
}
