import { releaseFile } from '@furrow/formats/release.schema';
import { deltaFolder, ledgerFile } from '../domain/paths';
import type { Candidate } from '../store/candidate';
import { readStoredLedger, updateLedger } from '../store/ledger-file';
import { foldersOfViews, namedFolders } from '../store/releases';
import type { OriginStorage } from '../store/storage';

/**
 * Removes what a publish or a preview has stored that failed, for example because the disk is full: others need the
 * room. The files stay when the ledger changes meanwhile, or when another publish stores the same release; `prune`
 * collects them.
 *
 * @param since when this publish began, as the ledger says
 */
export async function removeStored(
  storage: OriginStorage,
  { folder }: Candidate,
  since: string | undefined,
): Promise<void> {
  const { ledger, etag } = await readStoredLedger(storage);
  if (since === undefined || ledger.storing[folder] !== since || namedFolders(ledger).has(folder)) return;
  if ((await foldersOfViews(storage)).has(folder)) return;
  const paths = [...(await storage.list(`${folder}/`)), ...(await storage.list(`${deltaFolder}/${folder}/`))];
  // The presence of the release file means that all others are there. One after another, because each removal on a full
  // disk makes room for the next.
  paths.sort((one, other) => Number(other.endsWith(`/${releaseFile}`)) - Number(one.endsWith(`/${releaseFile}`)));
  for (const path of paths) await storage.remove(path, { whileCurrent: { path: ledgerFile, etag } });
  await updateLedger(storage, (current) => {
    if (current.storing[folder] !== since) return { ledger: current };
    const storing = Object.entries(current.storing).filter(([other]) => other !== folder);
    return { ledger: { ...current, storing: Object.fromEntries(storing) } };
  });
}
