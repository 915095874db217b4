import { matchPath } from '@furrow/router';
import type { ComponentType } from 'react';
import { imported } from './module-cache';
import type { RemoteRoute, RemoteRoutes } from '../pages/routes';

export type LoadedPage = { pattern: string; Page: ComponentType; Drawer?: ComponentType };

export type PageLoader = {
  /**
   * Loads the page of `pathname`; resolves with undefined when no route matches. A failed load is tried again on the
   * next call.
   */
  load(pathname: string): Promise<LoadedPage | undefined>;
  /** The page of `pathname`, when its chunk is loaded; undefined otherwise. */
  loaded(pathname: string): LoadedPage | undefined;
};

/** Loads and keeps the page chunks of one remote, so that a loaded page renders at once and hydrates without suspending. */
export function createPageLoader({ routes }: RemoteRoutes): PageLoader {
  const pages = new Map<string, LoadedPage>();
  const find = (pathname: string): RemoteRoute | undefined => routes.find(({ path }) => matchPath(path, pathname));
  return {
    async load(pathname) {
      const route = find(pathname);
      if (!route) return undefined;
      const known = pages.get(route.path);
      if (known) return known;
      const { default: Page, Drawer } = await imported(route.page());
      const page = { pattern: route.path, Page, Drawer };
      pages.set(route.path, page);
      return page;
    },
    loaded: (pathname) => {
      const route = find(pathname);
      return route && pages.get(route.path);
    },
  };
}
