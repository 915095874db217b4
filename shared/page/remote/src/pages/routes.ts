import type { ShellOptions } from '@furrow/formats/build.schema';
import type { HydratePolicy } from '@furrow/contract/hydrate-policy';
import type { MenuLink } from '@furrow/formats/menu.schema';
import type { ComponentType } from 'react';
import type { Capability } from '@furrow/contract/capabilities';

/**
 * The module of a page. The default export is the page; `Drawer` shows the same content in a drawer over another page
 * of the remote.
 */
export type PageModule = { default: ComponentType; Drawer?: ComponentType };

/** A path that a remote owns, and the page that it shows there. */
export type RemoteRoute = {
  /** A React Router pattern, e.g. `/farm-details/:id`. */
  path: string;
  /** A dynamic import of a `*.page.tsx` file, so that the page is a chunk of its own. */
  page: () => Promise<PageModule>;
  /** The concrete paths to prerender; required when the pattern has parameters. */
  pages?: () => Promise<string[]>;
  /**
   * When the page comes to life. By default one without controls never does, and any other does at once. Name
   * `interaction` where the controls are a small part of what is read; `visible` where such a part shows something as
   * soon as it is seen.
   */
  hydrate?: HydratePolicy;
  /**
   * The kind of page, which says what it may weigh: the site has a budget for each, such as `form`. By default
   * `content`, and `asleep` for a page that comes to life only when somebody needs it.
   */
  kind?: string;
  /** What the page wants of the host's shell; absent when it wants nothing special. */
  shell?: ShellOptions;
};

/** A remote and its pages, as {@link defineRoutes} returns them and `routes.ts` exports them. */
export type RemoteRoutes = {
  name: string;
  routes: RemoteRoute[];
  /** What it cannot do without in a host; absent when it runs in every host that speaks its contract. */
  requires?: Capability[];
};

/**
 * The links to pages of the remote in the menus of the site, such as `{ menu: 'market', to: '/harvest-boxes', label:
 * 'Harvest boxes' }`. A `routes.ts` exports it as `navigation`, beside the routes. The host has the menus and the order
 * of what it knows; other links stand behind. The menus are composed with each release: the link comes with the version
 * that says it, and goes when that one is rolled back.
 */
export type NavigationLinks = MenuLink[];

const pathPattern = /^\/(?:[a-z0-9:][a-z0-9-]*(?:\/[a-z0-9:][a-zA-Z0-9-]*)*)?$/;

/**
 * Describes a remote. Its lifecycles, its prerendered pages, its standalone page and its discovery entry are all made from this.
 *
 * @param name the remote's name: folder, package, federation name and owner in the discovery document
 * @param options what the remote cannot do without in a host
 * @throws Error that names the route when a path is malformed or listed twice, or when a pattern lacks `pages`
 */
export function defineRoutes(
  name: string,
  routes: RemoteRoute[],
  options: Pick<RemoteRoutes, 'requires'> = {},
): RemoteRoutes {
  const seen = new Set<string>();
  for (const { path, pages } of routes) {
    if (!pathPattern.test(path)) {
      throw new Error(`${name}: the route "${path}" must start with / and hold lower-case words and :parameters only.`);
    }
    if (seen.has(path)) throw new Error(`${name}: the route "${path}" is listed twice in routes.ts. Remove one.`);
    if (path.includes(':') && !pages) {
      throw new Error(`${name}: the route "${path}" has a parameter. Add pages: the concrete paths to prerender.`);
    }
    seen.add(path);
  }
  return { name, routes, ...options };
}
