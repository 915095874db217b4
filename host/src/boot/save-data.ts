type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Whether the visitor asked the browser to save data, or has a line on which everything takes long: nothing is fetched then before it is
 * needed. No browser says what a line costs.
 */
export function savesData(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType?.endsWith('2g') === true;
}
