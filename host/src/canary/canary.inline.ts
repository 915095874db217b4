/** Where the visitor's random name is kept; it decides which versions this browser gets. */
export const visitorKey = 'visitor';

/**
 * Inline script, first in the head of every document. In the document of a default version that has a canary, it computes the
 * visitor's bucket. If the bucket belongs to the canary, it opens the canary's document before anything is painted. In a canary's
 * document it restores the page's own address. It must not refer to anything but its arguments, because its text is what runs.
 *
 * @param bucketOf the function of `@furrow/discovery/bucket`
 */
export function chooseVersion(bucketOf: (remote: string, visitor: string) => number, key: string): void {
  const { pathname, search, hash } = location;
  const canaryPath = /^\/_v\/[^/]+(\/|(?:\/[a-z0-9_~-]+)+)$/.exec(pathname)?.[1];
  if (canaryPath) {
    history.replaceState(history.state, '', canaryPath + search + hash);
    return;
  }
  const { canary, traffic } = document.documentElement.dataset;
  if (!canary) return;
  let visitor: string | null = null;
  try {
    visitor = localStorage.getItem(key);
    if (!visitor) localStorage.setItem(key, (visitor = crypto.randomUUID()));
  } catch {
    return;
  }
  const remote = canary.slice(0, canary.indexOf('@'));
  if (bucketOf(remote, visitor) >= Number(traffic)) return;
  document.documentElement.hidden = true;
  location.replace(`/_v/${canary}${pathname}${search}${hash}`);
}
