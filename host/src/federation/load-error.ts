/** Where loading a remote went wrong. */
export type Phase = 'discovery' | 'release' | 'manifest' | 'entry' | 'expose' | 'page' | 'render';

/** A remote that could not be loaded. `message` is short enough to be shown: "no answer in 8 s". */
export class LoadError extends Error {
  override name = 'LoadError';
  constructor(
    readonly phase: Phase,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Milliseconds any single request may take. */
export const requestTimeout = 8000;

/** Rejects with a {@link LoadError} when `promise` takes longer than a request may. */
export async function inTime<T>(phase: Phase, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError(phase, noAnswer)), requestTimeout);
  });
  try {
    return await Promise.race([promise, late]);
  } catch (error) {
    throw error instanceof LoadError ? error : new LoadError(phase, 'its code failed', error);
  } finally {
    clearTimeout(timer);
  }
}

export const noAnswer = `no answer in ${requestTimeout / 1000} s`;
