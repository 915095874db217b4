/** Where the visitor's random name is kept; it decides which versions this browser gets. */
export const visitorKey = 'visitor';

/**
 * Inline script, first in the head of every document. In the document of default versions it computes the visitor's cohort for each
 * remote that has a canary in this page: the page's own, then those of its fragments. The first canary whose cohorts hold it decides,
 * and its document is opened before anything is painted. In a canary's document the script restores the page's own address. It must
 * not refer to anything but its arguments, because its text is what runs.
 *
 * @param cohortOf the function of `@furrow/discovery/cohort`
 * @param key the local storage key of the visitor's name, {@link visitorKey}
 */
export function chooseVersion(cohortOf: (remote: string, visitor: string) => number, key: string): void {
  const { pathname, search, hash } = location;
  const canaryPath = /^\/_v\/[^/]+(\/|(?:\/[a-z0-9_~-]+)+)$/.exec(pathname)?.[1];
  if (canaryPath) {
    history.replaceState(history.state, '', canaryPath + search + hash);
    return;
  }
  const { canary, traffic } = document.documentElement.dataset;
  if (!canary || !traffic) return;
  let visitor: string | null = null;
  try {
    visitor = localStorage.getItem(key);
    if (!visitor) localStorage.setItem(key, (visitor = crypto.randomUUID()));
  } catch {
    return;
  }
  const name = visitor;
  const shares = traffic.split(' ');
  const chosen = canary
    .split(' ')
    .find((each, index) => cohortOf(each.slice(0, each.indexOf('@')), name) < Number(shares[index]));
  if (!chosen) return;
  document.documentElement.hidden = true;
  location.replace(`/_v/${chosen}${pathname}${search}${hash}`);
}
