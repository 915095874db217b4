import { shareScope } from './share-scope';

/** A package that the host provides and loads when a page needs it. */
export type LazyPackage = {
  load: () => Promise<unknown>;
  /** Whether it brings styles, for which the HTML of a page waits. */
  hasStyles?: boolean;
};

/** The packages that the host provides and loads when a page needs them, by the names under which it imports them. */
export type LazyPackages = Record<string, LazyPackage>;

/**
 * Starts loading the package with this share key before a page asks for it, and resolves when it has loaded or failed. A
 * package that the host does not know is left to the remote.
 */
export async function provide(shareKey: string): Promise<void> {
  await Promise.resolve(ownOffer(shareKey)?.get()).catch(() => {});
}

/** Whether the host's package with this share key brings styles. */
export function hasStyles(shareKey: string): boolean {
  return ownOffer(shareKey)?.hasStyles ?? false;
}

function ownOffer(shareKey: string) {
  return Object.values(shareScope[shareKey] ?? {}).find(({ from }) => from === 'host');
}
