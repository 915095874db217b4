import { requestTimeout } from '@furrow/contract/request-timeout';
import type { FailurePhase } from '@furrow/formats/report.schema';
import { abortable } from './abortable';

/**
 * The error for a remote that could not be loaded. Visitors read the `message`, so it is short, such as "no response after 8
 * s".
 */
export class LoadError extends Error {
  override name = 'LoadError';
  constructor(
    readonly phase: FailurePhase,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

export const noAnswer = `no response after ${requestTimeout / 1000} s`;
export const notAsReleased = 'unreachable, or changed since release';

/** The reason that visitors read, in a few words. */
export function reasonOf(error: unknown): string {
  return error instanceof LoadError ? error.message : 'its code failed to run';
}

/**
 * Does `work` within the time that a request may take. When the time is over or `signal` is aborted, the signal that
 * `work` gets is aborted.
 *
 * @throws LoadError for every error of `work`; the reason of `signal` when that is aborted
 */
export async function inTime<T>(
  phase: FailurePhase,
  work: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted();
  const attempt = new AbortController();
  const stop = () => attempt.abort(signal?.reason);
  const timer = setTimeout(() => attempt.abort(new LoadError(phase, noAnswer)), requestTimeout);
  signal?.addEventListener('abort', stop);
  try {
    return await abortable(work(attempt.signal), attempt.signal);
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof LoadError ? error : new LoadError(phase, codeFailure(error), error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** Tells whether a chunk did not load or code threw, by the name of the error that the bundler throws for chunks. */
function codeFailure(error: unknown): string {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return 'its code failed to run';
  return 'type' in error && error.type === 'timeout' ? noAnswer : notAsReleased;
}
