import type { AddressFormat } from './navigation';

/**
 * The address of a standalone page. The remote's path is behind the hash, so that the page works in any folder and on
 * any port. A hash without a slash names a section of the current page.
 */
export function createHashAddress(): AddressFormat {
  let path = '/';
  return {
    read() {
      const hash = window.location.hash.slice(1);
      if (hash.startsWith('/')) path = hash;
      // In full, as a path that begins with two slashes would be taken for a host.
      return window.location.origin + path;
    },
    write: (to: string) => `#${to}`,
  };
}
