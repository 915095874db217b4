/**
 * Waits for `work` until `signal` is aborted, and then rejects with the reason of the signal. The work itself goes on.
 */
export async function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * The reason with which work is aborted that is no longer needed. All calls share this one error: the stack of a new
 * one would keep the functions that were running in memory, and with them each page that the visitor has left.
 */
export const unwanted = /* @__PURE__ */ new DOMException('The visitor left the page', 'AbortError');

/** Whether work was aborted because it was no longer needed, which is not a failure. */
export function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
