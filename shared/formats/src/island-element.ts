import { type HydratePolicy, hydrateAttribute } from './hydrate-policy';

/*
 * An island is an element with HTML of one release: a page in the slot, or a fragment. These are the attributes by which the code of that
 * release recognizes its HTML. The compose step writes them into documents, and the host after a navigation.
 */

/** The attribute of a page's element that names the remote. Of fragments see `fragment-element.ts`. */
export const pageAttribute = 'data-island';

export type IslandFacts = {
  version: string;
  /** React's major and minor. */
  react: string;
  /** When it comes to life; absent where it does so at once. */
  hydrate?: HydratePolicy;
  /** Of a page: its address. */
  path?: string;
  /** Of a fragment: the prefix of its ids. */
  ids?: string;
};

/** The attributes of an island, by name. */
export function islandAttributes({ version, react, hydrate, path, ids }: IslandFacts): Record<string, string> {
  return {
    'data-version': version,
    ...(path !== undefined && { 'data-path': path }),
    'data-react': react,
    ...(ids !== undefined && { 'data-ids': ids }),
    ...(hydrate && { [hydrateAttribute]: hydrate }),
  };
}
