import { type Storage, ConflictError } from '../store/storage';
import { Doubt, handOver, indexAtWork, titleOf } from './composer';
import { type ComposeRequest, readIndex } from './composed-index';
import { type Reconciled, Reconciliation } from './reconciliation';

export type { Reconciled };

const attempts = 50;

/** Nothing was composed. */
export const nothingReconciled: Reconciled = {
  written: [],
  removed: [],
  leftPending: [],
  damaged: [],
  stayed: [],
  embeds: {},
  shellEmbeds: [],
  warnings: [],
};

export type ReconcileOptions = {
  /** Reads and composes every file, whatever the index says of it. */
  everything?: boolean;
  /** Whose documents go before those of others. */
  app?: string;
  /** Whether they go before those that other commands wait for, because a bad version is withdrawn. */
  isUrgent?: boolean;
  /** Whether most documents of the site may be removed at once, as by a damaged ledger. */
  removesAll?: boolean;
};

/**
 * Makes the composed files what the ledger says. They depend on nothing else, so this may run at any time,
 * twice, by two teams at once, or after a command that was killed: it writes only what differs.
 *
 * One command composes at a time. When another one is at work, this one hands its documents over to it and ends. The composer
 * looks at the ledger again before it ends, so nothing is left.
 */
export async function reconcile(
  storage: Storage,
  { everything = false, app, isUrgent = false, removesAll = false }: ReconcileOptions = {},
): Promise<Reconciled> {
  const kind = everything ? 'everything' : isUrgent ? 'first' : 'next';
  const request: ComposeRequest = { kind, ...(app !== undefined && { part: app }) };
  const work = new Reconciliation(storage, request, removesAll);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      const found = await readIndex(storage);
      const index = await indexAtWork(storage, found);
      if (index?.content.composer) {
        await handOver(storage, index, request);
        return { ...work.result(), writtenBy: titleOf(index.content.composer) };
      }
      await work.compose(found);
      return work.result();
    } catch (error) {
      if (error instanceof Doubt) {
        request.kind = 'everything';
        work.distrust();
      } else if (!(error instanceof ConflictError)) throw error;
    }
  }
  throw new Error(`Other commands composed ${attempts} times while this one tried to. Run "release repair".`);
}
