import { ConflictError } from './storage';

const attempts = 50;

/**
 * Does work that reads a file and writes it back, once more from the start whenever somebody else has written it in between.
 *
 * @param work throws a ConflictError when somebody else was faster
 * @param gaveUp what to say after the last attempt, made of their number
 * @param isConflict whether an error means that somebody else was faster; by default only a ConflictError does
 * @throws Error whatever else `work` throws, and after 50 attempts
 */
export async function repeatOnConflict<Result>(
  work: () => Promise<Result>,
  gaveUp: (attempts: number) => string,
  isConflict: (error: unknown) => boolean | Promise<boolean> = (error) => error instanceof ConflictError,
): Promise<Result> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(await isConflict(error))) throw error;
    }
  }
  throw new Error(gaveUp(attempts));
}
