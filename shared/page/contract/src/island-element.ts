import { type HydratePolicy, hydrateAttribute } from './hydrate-policy';

/*
 * An island is an element with HTML of one release: a page in the outlet, or a fragment. By these attributes the code of
 * that release recognizes its HTML. They are written by the compose step, and by the host after a navigation.
 */

/**
 * The id of the outlet: the element of the shell that contains the page. It is of the time before pages had slots, and
 * stays, because tabs that run an earlier host find the page by it in documents that they fetch.
 */
export const outletId = 'slot';

/** The attribute of a page's element that names the remote. For fragments see `fragment-element.ts`. */
export const pageAttribute = 'data-island';

/** What the element of an island says about the HTML in it. */
export type IslandFacts = {
  version: string;
  /** React's major and minor. */
  react: string;
  /** When it hydrates; absent where it hydrates at once. */
  hydrate?: HydratePolicy;
  /** For a page: its address. */
  path?: string;
  /** For a page: the pattern of its route, which is written where it is not the address itself. */
  route?: string | undefined;
  /** For a fragment: the prefix of its ids. */
  ids?: string;
};

/** The attributes of an island, by name. */
export function islandAttributes({
  version,
  react,
  hydrate,
  path,
  route = path,
  ids,
}: IslandFacts): Record<string, string> {
  return {
    'data-version': version,
    ...(path !== undefined && { 'data-path': path }),
    ...(route !== undefined && route !== path && { 'data-route': route }),
    'data-react': react,
    ...(ids !== undefined && { 'data-ids': ids }),
    ...(hydrate && { [hydrateAttribute]: hydrate }),
  };
}
