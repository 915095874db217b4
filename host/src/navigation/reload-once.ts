/** The key in session storage of the paths whose documents were reloaded in this visit, one path in each line. */
const key = 'reloaded';

/**
 * Reloads the document of the current address, once for each path in a visit. If the first reload has not helped, a
 * second one would not help either.
 *
 * @param reload what the reload is for, if that is not the path alone
 * @returns whether it reloads
 */
export function reloadOnce(reload = location.pathname): boolean {
  try {
    const reloaded = (sessionStorage.getItem(key) ?? '').split('\n');
    if (reloaded.includes(reload)) return false;
    sessionStorage.setItem(key, [...reloaded, reload].join('\n'));
  } catch {
    // Without storage, the reloads could not be counted and would never end.
    return false;
  }
  location.reload();
  return true;
}
