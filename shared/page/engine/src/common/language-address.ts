import { addressIn } from '@furrow/formats/language-address';
import type { AddressFormat } from '@furrow/remote/navigation';

/** Whether a path of the address bar is one of the language of this build. */
export function isInLanguage(path: string): boolean {
  return path === `/${__LANGUAGE__}` || path.startsWith(`/${__LANGUAGE__}/`);
}

/** The path of a page in the language of the sources, given its path in the address bar. */
export function pathInSources(path: string): string {
  return isInLanguage(path) ? path.slice(__LANGUAGE__.length + 1) || '/' : path;
}

/**
 * The addresses of the site in the language of this build. Pages name each other as in the language of the sources, so
 * that routes and links are written once.
 */
export const languageAddress: AddressFormat = {
  read() {
    const url = new URL(window.location.href);
    return url.origin + pathInSources(url.pathname) + url.search + url.hash;
  },
  // HTML that composition wrote names the addresses of the language already.
  write: (to) => (isInLanguage(to.replace(/[?#].*/, '')) ? to : addressIn(to, __LANGUAGE__)),
};
