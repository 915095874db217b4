/** The first items in one line, and how many there are besides: "a, b, c and 4 more". */
export function fewOf(items: readonly string[], most: number): string {
  const first = items.slice(0, most).join(', ');
  return items.length > most ? `${first} and ${items.length - most} more` : first;
}
