import { nearestNames } from '@furrow/formats/nearest';
import type { View } from '../domain/ledger';
import { Refused } from '../domain/refused';
import type { OriginStorage } from '../store/storage';
import { readViewLedger, viewNames } from '../store/view-storage';

/** What is said of a view that is not there: why it matters, and what to do where there is none of its kind. */
type Advice = { because?: string; otherwise?: string };

/** The refusal of a command about a view that is not there, with the names that are nearest to its own. */
export async function noSuchView(
  storage: OriginStorage,
  kind: View['kind'],
  name: string,
  { because = '', otherwise = 'There is none at all.' }: Advice = {},
): Promise<Refused> {
  const known: string[] = [];
  for (const view of await viewNames(storage))
    if ((await readViewLedger(storage, view)).view?.kind === kind) known.push(view);
  return new Refused(
    kind === 'preview' ? 'FUR-PREVIEW-UNKNOWN' : 'FUR-ENV-UNKNOWN',
    `There is no ${kind} "${name}"${because}. ${known.length > 0 ? `${nearestNames(name, known)}.` : otherwise}`,
  );
}
