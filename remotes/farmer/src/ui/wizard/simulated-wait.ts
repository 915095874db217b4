/** Stands where a server's answer would: no request is made anywhere in the farmer's pages. */
export function simulatedWait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
