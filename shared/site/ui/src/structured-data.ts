import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';

import { home } from './words';

const origin = 'https://furrow.example';

/** The vocabulary of everything that a page says of itself to search engines. */
export const schemaOrg = 'https://schema.org';

/** The whole address of a path of the site, as everything outside the site needs it. */
export function absolute(path: string): string {
  return new URL(path, origin).href;
}

/**
 * The whole address of a drawing that a page shows, as a PNG that stays when the version of the remote goes. The remote's build
 * makes it, with `drawings` of `@furrow/bundler`.
 *
 * @param remote whose build makes it
 * @param image the address under which the page shows it, in the folder of a version
 */
export function lastingPicture(remote: string, image: string): string {
  const [, name = '', hash] = /([^/]+?)(?:\.([0-9a-f]{8}))?\.svg$/.exec(image) ?? [];
  return absolute(`/share/${remote}/${name}.png${hash ? `?v=${hash}` : ''}`);
}

/** The address of a page in the language of the build. */
export function addressHere(path: string): string {
  return __LANGUAGE__ ? `/${__LANGUAGE__}${path === '/' ? '' : path}` : path;
}

type Crumb = { name: string; path: string };

/** The way from the landing page to this one; `trail` ends with this page. */
export function breadcrumbs(trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: home, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(addressHere(path)),
    })),
  };
}

/** A list of pages of the site, in its order. */
export function pageList(pages: readonly Crumb[]): WithContext<ItemList> {
  return {
    '@context': schemaOrg,
    '@type': 'ItemList',
    numberOfItems: pages.length,
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(addressHere(path)),
    })),
  };
}
