/** Waits for `work`, but no longer than until `signal` is aborted: then it rejects with the signal's reason. The work itself goes on. */
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
 * The reason for ending work that nobody wants any more. There is one for all: a reason of its own would hold the functions that were
 * running when it was made, and through them each page that the visitor has left.
 */
export const unwanted = new DOMException('The visitor has gone on', 'AbortError');

/** Whether work ended because nobody wants it any more, which is no failure. */
export function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
