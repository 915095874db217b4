import { indexAtWork } from '../compose/apply/composer';
import { readIndex } from '../compose/apply/composed-index';
import { anybody, type By } from '../domain/journal';
import type { Ledger, View } from '../domain/ledger';
import { ledgerFile } from '../domain/paths';
import { expectOpen, isEnded } from '../domain/view';
import { inReserve } from '../store/in-reserve';
import { readStoredLedger, updateLedger } from '../store/ledger-file';
import { ConflictError, type OriginStorage } from '../store/storage';
import { filesOfView, readViewLedger, viewNames, viewStorage, viewTraces } from '../store/view-storage';
import { noSuchView } from './no-such-view';
import { composeView } from './preview';

/**
 * Removes a view. From then on, its address shows nothing. The files of its releases are collected by a prune, when
 * nothing else names them.
 *
 * @throws Refused when there is no such view, or when somebody has locked it
 */
export async function removeView(
  storage: OriginStorage,
  view: string,
  by: By = anybody,
  kind: View['kind'] = 'preview',
): Promise<void> {
  if ((await readViewLedger(storage, view)).view?.kind !== kind) throw await noSuchView(storage, kind, view);
  const mayGo = (ledger: Ledger) => {
    expectOpen(view, ledger.view, Date.now());
    return true;
  };
  await inReserve(storage, () => empty(storage, view, by, mayGo));
}

/**
 * Its ledger names nothing first. Its documents follow, and what commands know of it comes last.
 *
 * @param mayGo asked of the ledger at the moment when it changes: somebody may have made the view again
 */
async function empty(storage: OriginStorage, view: string, by: By, mayGo: (ledger: Ledger) => boolean): Promise<void> {
  const own = viewStorage(storage, view);
  await updateLedger(own, (known) => {
    const { kind = 'preview' } = known.view ?? {};
    if (!mayGo(known) || (isBare(known) && kind === 'preview')) return { ledger: known };
    // Whatever it was, what names nothing and ends is taken away by the next prune, should this command be killed.
    return { ledger: { ...known, apps: {}, view: { kind: 'preview' } }, happened: { command: 'remove', ...by } };
  });
  await composeView(storage, view);
  const { ledger, etag } = await readStoredLedger(own);
  if (!isBare(ledger)) return;
  const whileCurrent = { path: ledgerFile, etag };
  try {
    for (const path of (await own.list('.furrow/')).filter((one) => /^\.furrow\/(?:composed|journal)/.test(one)))
      await own.remove(path, { whileCurrent });
    await own.remove(ledgerFile, { ifMatch: etag });
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
  }
}

/**
 * Removes the previews whose time is over, and what a removal that was killed has left.
 *
 * @returns the names of the views that are gone
 */
export async function removeEnded(storage: OriginStorage, now: number, by: By): Promise<string[]> {
  const removed: string[] = [];
  for (const view of await viewNames(storage)) {
    // A preview that names nothing was removed halfway.
    const mayGo = (ledger: Ledger) => isEnded(ledger, now) || (ledger.view?.kind !== 'environment' && isBare(ledger));
    if (!mayGo(await readViewLedger(storage, view))) continue;
    await empty(storage, view, by, mayGo);
    removed.push(view);
  }
  const left = new Set(await viewNames(storage));
  for (const view of (await viewTraces(storage)).filter((name) => !left.has(name))) await removeTraces(storage, view);
  return removed;
}

/** Removes the files of a view without a ledger, as long as it has none. */
async function removeTraces(storage: OriginStorage, view: string): Promise<void> {
  const own = viewStorage(storage, view);
  for (const place of await filesOfView(storage, view)) {
    if ((await readStoredLedger(own)).etag !== null) return;
    await storage.remove(place);
  }
}

const isBare = ({ apps }: Ledger) => Object.keys(apps).length === 0;

/** The process that composes a view at the moment, if any does. */
export async function viewAtWork(storage: OriginStorage) {
  for (const view of await viewNames(storage)) {
    const own = viewStorage(storage, view);
    const composer = (await indexAtWork(own, await readIndex(own)))?.content.composer;
    if (composer) return composer;
  }
  return undefined;
}
