/** React puts title, meta and link first; they belong into the document's head, where hydration adopts them. */
export function splitHead(html: string): { head: string; fragment: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, fragment: html.slice(head.length) };
}
