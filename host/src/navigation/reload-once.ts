/** The paths whose documents were loaded anew in this visit, one a line, in session storage. */
const key = 'reloaded';

/**
 * Reloads the document of the current address, once for each path in a visit. If the first reload did not help, a
 * second one would not either.
 *
 * @returns whether it does
 */
export function reloadOnce(): boolean {
  try {
    const reloaded = (sessionStorage.getItem(key) ?? '').split('\n');
    if (reloaded.includes(location.pathname)) return false;
    sessionStorage.setItem(key, [...reloaded, location.pathname].join('\n'));
  } catch {
    // Without storage the reloads cannot be counted, and would not end.
    return false;
  }
  location.reload();
  return true;
}
