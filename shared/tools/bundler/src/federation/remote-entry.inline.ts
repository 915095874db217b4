/*
 * The code that runs first in a remote entry. It decides when the container runs, and with which share scope.
 */

type ShareScope = Record<string, unknown>;
type Container = {
  init(scope?: ShareScope, ...rest: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
};

export type RemoteEntryOptions = {
  name: string;
  /** The property of `window` to which the bundle assigns the container. */
  globalName: string;
  /** The file next to the remote entry that contains Module Federation's runtime, and its hash. */
  runtime: { file: string; integrity: string };
  /** The share key by which the code recognizes a site of this project. */
  siteKey: string;
};

/**
 * Puts the remote's container on `window`. It is written as text into the remote entry, around the bundle, so it uses
 * nothing from outside.
 *
 * If a host provides Module Federation's runtime, the container is available at once. On any other page, the container
 * requests the runtime when it is first used, and then runs the remote entry again, because a script can find its own
 * folder only while it runs as a script.
 *
 * On pages of other sites, the container gets a share scope that only our remotes use. A singleton ignores versions, so
 * otherwise a remote could get the page's own React, which it was not built for.
 *
 * @param runContainer the bundle, which assigns `window[globalName]`
 */
export function provideContainer(
  { name, globalName, runtime, siteKey }: RemoteEntryOptions,
  runContainer: () => void,
): void {
  const page = globalThis as unknown as Record<string, Container | undefined> & {
    _FEDERATION_RUNTIME_CORE?: unknown;
    __FURROW_SHARE_SCOPE__?: ShareScope;
  };
  if (page._FEDERATION_RUNTIME_CORE) {
    runContainer();
    const { init, get } = page[globalName]!;
    page[globalName] = {
      get,
      init: (scope, ...rest) =>
        scope && siteKey in scope ? init(scope, ...rest) : init((page.__FURROW_SHARE_SCOPE__ ??= {})),
    };
    return;
  }

  const { src, integrity, crossOrigin, nonce } = (document.currentScript ?? {}) as Partial<HTMLScriptElement>;
  let container: Promise<Container> | undefined;
  const run = (attributes: Partial<HTMLScriptElement>) =>
    new Promise<void>((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), { nonce: nonce ?? '' }, attributes);
      script.onload = () => resolve(script.remove());
      script.onerror = () => {
        script.remove();
        reject(new Error(`${name}: ${script.src} did not load, and it cannot run without it.`));
      };
      document.head.append(script);
    });
  const load = async (): Promise<Container> => {
    if (!src)
      throw new Error(`${name}: its remote entry must run as a classic script. Give it the type "global" or "var".`);
    if (!page._FEDERATION_RUNTIME_CORE) {
      const file = new URL(runtime.file, src).href;
      await run({ src: file, integrity: runtime.integrity, crossOrigin: 'anonymous' });
    }
    const known = page[globalName];
    await run({ src, integrity: integrity ?? '', ...(crossOrigin ? { crossOrigin } : {}) });
    const loaded = page[globalName]!;
    if (known) page[globalName] = known;
    else delete page[globalName];
    return loaded;
  };
  const loadOnce = () => {
    container ??= load().catch((error: unknown) => {
      container = undefined;
      throw error;
    });
    return container;
  };
  page[globalName] = {
    init: async (...scope) => (await loadOnce()).init(...scope),
    get: async (module) => (await loadOnce()).get(module),
  };
}
