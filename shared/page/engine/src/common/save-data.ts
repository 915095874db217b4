type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Whether nothing should be fetched before it is needed: the visitor has asked the browser to save data, or the
 * connection is slow. Browsers do not tell whether a connection is metered.
 */
export function savesData(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType?.endsWith('2g') === true;
}
