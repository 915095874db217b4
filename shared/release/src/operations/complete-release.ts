import { reconcile, type Reconciled, type ReconcileOptions } from '../compose/reconcile';
import type { Storage } from '../store/storage';

/**
 * Composes the documents after a command has moved the pointer.
 *
 * @param moved what the command has done, as the beginning of a sentence
 * @param options whose documents go first
 * @throws Error when that fails; it says what is done already, because who repeats a rollback goes back one more version
 */
export async function completeRelease(
  storage: Storage,
  moved: string,
  options: ReconcileOptions = {},
): Promise<Reconciled> {
  return reconcile(storage, options).catch((error: Error) => {
    throw new Error(
      `${moved}, but not all documents are written: ${error.message}\nMend that and run "release repair", not the same command again.`,
    );
  });
}
