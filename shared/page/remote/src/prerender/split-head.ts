/**
 * Separates the head tags of a rendered page from its content. React renders title, meta and link tags first; a
 * document has them in its head, where hydration finds them.
 */
export function splitHead(html: string): { head: string; fragment: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, fragment: html.slice(head.length) };
}
