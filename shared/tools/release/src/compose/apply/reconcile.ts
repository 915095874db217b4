import { repeatOnConflict } from '../../store/repeat-on-conflict';
import { type OriginStorage, ConflictError } from '../../store/storage';
import { IndexUntrusted, handOver, indexAtWork, titleOf } from './composer';
import { type ComposeRequest, readIndex } from './composed-index';
import { type Planner, sitePlanner } from '../site/plan';
import { type Reconciled, Reconciliation } from './reconciliation';

export type { Reconciled };

/** Nothing was composed. */
export const nothingReconciled: Reconciled = {
  written: [],
  removed: [],
  leftPending: [],
  damaged: [],
  untrusted: [],
  stayed: [],
  embeds: {},
  shellEmbeds: [],
  warnings: [],
};

export type ReconcileOptions = {
  /** Reads and composes every file, regardless of the index. */
  everything?: boolean;
  /** The app whose documents go before those of others. */
  app?: string;
  /** Whether they go before everything that other commands wait for, because a bad version is being withdrawn. */
  isUrgent?: boolean;
  /** Whether most documents of the site may be removed at once, which is normally a sign of a damaged ledger. */
  removesAll?: boolean;
  /** Plans what is composed; by default all of the site. */
  plan?: Planner;
};

/**
 * Brings the composed files in line with the ledger. The result depends on the ledger alone, so this may run at any
 * time: twice, from two teams at once, or after a command that was killed. It writes only what differs.
 *
 * One command composes at a time. If another command is composing, this one hands its documents over and ends. The
 * composer checks the ledger again before it ends, so nothing is left out.
 */
export async function reconcile(
  storage: OriginStorage,
  { everything = false, app, isUrgent = false, removesAll = false, plan = sitePlanner(storage) }: ReconcileOptions = {},
): Promise<Reconciled> {
  const kind = everything ? 'everything' : isUrgent ? 'first' : 'next';
  const request: ComposeRequest = { kind, ...(app !== undefined && { part: app }) };
  const work = new Reconciliation(storage, request, { removesAll, plan });
  const compose = async () => {
    const found = await readIndex(storage);
    const index = await indexAtWork(storage, found);
    if (index?.content.composer) {
      await handOver(storage, index, request);
      return { ...work.result(), writtenBy: titleOf(index.content.composer) };
    }
    await work.compose(found);
    return work.result();
  };
  return repeatOnConflict(
    compose,
    (times) => `Other commands composed ${times} times while this one tried to. Run "release repair".`,
    (error) => {
      if (!(error instanceof IndexUntrusted)) return error instanceof ConflictError;
      request.kind = 'everything';
      work.distrust();
      return true;
    },
  );
}
