/** Writes JSON as every file of an origin holds it: the same for the same value, readable, with a line end. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
