import { reconcile, type Reconciled, type ReconcileOptions } from '../compose/apply/reconcile';
import { notShown } from './read-back';
import type { OriginStorage } from '../store/storage';

/**
 * Composes the documents after a command has changed the ledger.
 *
 * @param moved what the command has done, as the beginning of a sentence
 * @param options which documents go first
 * @throws Error when composing fails. The message says what has been done already, because repeating a rollback would
 *   go back one more version
 */
export async function completeRelease(
  storage: OriginStorage,
  moved: string,
  options: ReconcileOptions = {},
): Promise<Reconciled> {
  const composed = await reconcile(storage, options).catch((error: Error) => {
    throw new Error(
      `${moved}, but not all documents are written: ${error.message}\nFix that, then run "release repair" instead of repeating the command.`,
    );
  });
  if (options.app === undefined || composed.writtenBy !== undefined) return composed;
  const problem = await notShown(storage, options.app, composed);
  return problem === undefined ? composed : { ...composed, notShown: problem };
}
