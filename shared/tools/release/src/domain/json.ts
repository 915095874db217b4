/** Formats JSON for the files of an origin: readable, deterministic, and with a newline at the end. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
