/** The message that is logged with the 404 page. */
export function notFoundMessage(path: string): string {
  return `404 Error: no page at ${path}`;
}
