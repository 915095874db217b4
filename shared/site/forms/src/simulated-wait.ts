/** Stands where a server's answer would: no form of the site makes a request. */
export function simulatedWait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
