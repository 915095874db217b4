/** The key in local storage of the visitor's random name. The name decides which versions this browser gets. */
export const visitorKey = 'visitor';

/**
 * Inline script, the first one in the head of every document. It decides whether the visitor gets the document of a
 * canary. A document of default versions names the remotes in this page that have a canary: the remote of the page, and
 * those of its fragments. For each of them, the script computes the cohort of the visitor. The first canary that
 * includes this cohort decides, and the browser opens its document before it has painted anything. In a document of a
 * canary, the script puts the address of the page back into the address bar.
 *
 * The text of this function is what runs, so the function must use nothing but its arguments.
 *
 * @param cohortOf the function of `@furrow/discovery/cohort`
 * @param key the key of the visitor's name in local storage, {@link visitorKey}
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
