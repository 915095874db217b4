/*
 * The share scope of the page: the versions of shared packages that the apps in the page offer, and the choice among
 * them. The copy of the host is preferred, because the release command checks each remote against it.
 *
 * `ModuleFederation` replaces the class with that name in Module Federation's runtime. It has the methods that our
 * remote entries call, and no methods for loading remotes or for plugins (decision 105). On pages of other hosts, our
 * remote entries bring the runtime of Module Federation. The shape of the share scope is that of Module Federation, so
 * that every container understands it.
 */

/** Evaluates a package whose code has loaded, and returns its exports. */
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
  /** Whether it brings styles. Only the host says so of its packages. */
  hasStyles?: boolean;
};
type ShareConfig = { requiredVersion?: string | false; singleton?: boolean; eager?: boolean };
type Versions = Record<string, SharedVersion>;
export type ShareScope = Record<string, Versions>;

/** A package as an app offers it: the bundler's code for a remote, or the host for itself. */
export type Offered = Pick<SharedVersion, 'version' | 'get'> &
  Partial<Pick<SharedVersion, 'loaded' | 'lib' | 'useIn' | 'hasStyles'>> & {
    shareConfig?: ShareConfig;
    scope?: string[];
  };
type InstanceOptions = {
  name: string;
  id?: string;
  version?: string;
  shared?: Record<string, Offered[]>;
};
type Wanted = { customShareInfo: { shareConfig: ShareConfig } };

/** The global variable in which remote entries and the inspector look for the instances of all apps in the page. */
const page = globalThis as unknown as {
  __FEDERATION__?: { __INSTANCES__: ModuleFederation[] };
  _FEDERATION_RUNTIME_CORE?: unknown;
};

/** What the apps of this page share; empty until {@link startSharing} was called. */
export const shareScope: ShareScope = {};

/** The app whose copies come first; undefined until {@link startSharing} was called. */
let hostName: string | undefined;

/** The share scope as one app sees it. Remote entries look for this class by its name. */
export class ModuleFederation {
  readonly name: string;
  options: InstanceOptions & { shared: Record<string, SharedVersion[]>; shareStrategy: 'loaded-first' };
  shareScopeMap: Record<string, ShareScope> = { default: {} };

  constructor(options: InstanceOptions) {
    this.name = options.name;
    this.options = { ...options, shared: {}, shareStrategy: 'loaded-first' };
    this.registerShared(options.shared);
  }

  /** Adds the options of a call after the first one, for example of another version of the app. */
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

  /**
   * Adds the packages of the app to the scope, except for versions that are there already. Returns an empty list,
   * because nothing has to be waited for.
   */
  initializeSharing(): [] {
    const scope = (this.shareScopeMap.default ??= {});
    for (const [key, versions] of Object.entries(this.options.shared))
      for (const each of versions) (scope[key] ??= {})[each.version] ??= each;
    return [];
  }

  /**
   * Loads a package once for all apps that share it. After a failure, the next call tries again.
   *
   * @returns `false` when no version in the scope fits: the bundler's code then loads the app's own copy
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
    const meets = ({ version }: SharedVersion) => !requiredVersion || satisfies(version, requiredVersion);
    // The copy of the host comes first wherever it will do. Otherwise the copy that an app gets would depend on what the
    // visitor has seen before.
    const ofHost = versions.find((each) => each.from === hostName && meets(each));
    const first = ofHost ?? versions.toSorted(firstChoice)[0];
    if (!first) return undefined;
    if (!singleton) return meets(first) ? first : versions.find(meets);
    if (!meets(first))
      // eslint-disable-next-line no-console -- the remote may well run with the copy that it gets
      console.warn(`${this.name} asked for ${key} ${requiredVersion} but got ${first.version} of ${first.from}.`);
    return first;
  }

  private use(shared: SharedVersion): void {
    shared.loaded = true;
    if (!shared.useIn.includes(this.name)) shared.useIn.push(this.name);
  }
}

/** Sorts versions that have loaded before others, and higher versions before lower ones. */
function firstChoice(one: SharedVersion, other: SharedVersion): number {
  const isThere = ({ lib, loaded, loading }: SharedVersion) => Number(Boolean(lib || loaded || loading));
  return isThere(other) - isThere(one) || compareVersions(other.version, one.version);
}

/**
 * Whether a version is in a range. The bundler writes ranges such as `^1.2.3`; any other text stands for exactly that
 * version.
 */
export function satisfies(version: string, range: string): boolean {
  if (range === '*') return true;
  if (!range.startsWith('^')) return version === range;
  const from = numbersOf(range.slice(1));
  const given = numbersOf(version);
  // The first number that is not zero must be equal, as `^0.2.3` requires.
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
 * Starts the share scope of the page with the packages of the host, and provides the parts of Module Federation's
 * runtime that remote entries need.
 *
 * @returns the share scope, with which containers are started
 */
export function startSharing(options: InstanceOptions): ShareScope {
  page.__FEDERATION__ ??= { __INSTANCES__: [] };
  page._FEDERATION_RUNTIME_CORE = {
    CurrentGlobal: page,
    Global: page,
    ModuleFederation,
    // These two are for debuggers that replace the constructor. Nothing here does.
    getGlobalFederationConstructor() {},
    setGlobalFederationConstructor() {},
    setGlobalFederationInstance,
    // Remote entries read these three objects when they start, but call no function of them.
    helpers: { global: {}, share: {}, utils: {} },
  };
  hostName = options.name;
  const host = new ModuleFederation(options);
  host.initShareScopeMap('default', shareScope);
  host.initializeSharing();
  setGlobalFederationInstance(host);
  return shareScope;
}

function setGlobalFederationInstance(instance: ModuleFederation): void {
  page.__FEDERATION__?.__INSTANCES__.push(instance);
}
