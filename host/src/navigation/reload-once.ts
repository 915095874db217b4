/** The paths whose documents were loaded anew in this visit, one a line, in session storage. */
const key = 'reloaded';

/**
 * Loads the document of the current address anew, once for each path in a visit: where the document is no answer, a second one is none.
 *
 * @returns whether it does
 */
export function reloadOnce(): boolean {
  try {
    const reloaded = (sessionStorage.getItem(key) ?? '').split('\n');
    if (reloaded.includes(location.pathname)) return false;
    sessionStorage.setItem(key, [...reloaded, location.pathname].join('\n'));
  } catch {
    // A browser that remembers nothing would load it for ever.
    return false;
  }
  location.reload();
  return true;
}
