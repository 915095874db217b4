/** Whether the visitor asked the browser to save data: nothing is fetched then before it is needed. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
