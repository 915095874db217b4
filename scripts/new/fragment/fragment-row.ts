/**
 * Returns the document of all fragments with one more row in its table, for a fragment such as `shop/best-sellers` that
 * no page shows yet, or that fills a slot.
 */
export function withRow(text: string, address: string, slot?: string): string {
  const last = [...text.matchAll(/^\| `[a-z][a-z0-9-]*\/[a-z0-9-]+` +\|.*$/gm)].at(-1);
  const end = last ? last.index + last[0].length : text.length;
  return `${text.slice(0, end)}\n| \`${address}\` | ${slot === undefined ? 'none yet' : `the slot \`${slot}\``} |${text.slice(end)}`;
}
