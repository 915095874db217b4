import type { FailurePhase } from '@furrow/formats/failure-report.schema';

/** A remote that could not be loaded. `message` is short enough to be shown: "no answer in 8 s". */
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

/** Milliseconds any single request may take. */
export const requestTimeout = 8000;

export const noAnswer = `no answer in ${requestTimeout / 1000} s`;
export const notAsReleased = 'unreachable or not as released';

/** What a visitor is told about an error, in a few words. */
export function reasonOf(error: unknown): string {
  return error instanceof LoadError ? error.message : 'its code failed';
}

/**
 * Waits for `work` as long as a request may take.
 * @throws LoadError, whatever `work` rejects with
 */
export async function inTime<T>(phase: FailurePhase, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError(phase, noAnswer)), requestTimeout);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw error instanceof LoadError ? error : new LoadError(phase, codeFailure(error), error);
  } finally {
    clearTimeout(timer);
  }
}

/** The bundler's own error tells a chunk that did not come from code that threw. */
function codeFailure(error: unknown): string {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return 'its code failed';
  return 'type' in error && error.type === 'timeout' ? noAnswer : notAsReleased;
}
