import { canaryEntry, entriesOf, hostName, liveEntry, type Entry } from '@furrow/discovery/discovery';
import type { Reconciled } from '../compose/apply/reconcile';
import { viewOf } from '../domain/ledger';
import { addressOf, canaryFile, documentFile, isPagePath, notFoundDocument } from '../domain/paths';
import { folderOf } from '../domain/versions';
import { readLedger } from '../store/ledger-file';
import { readText, type OriginStorage } from '../store/storage';

/**
 * Reads back what visitors get of an app, so that a command says "live" only of what is.
 *
 * @param composed what the command has written. A document that stayed as it was is not the one of the ledger
 * @returns a sentence about the first document that is not of the version that the ledger names; undefined when there is
 *   none
 */
export async function notShown(
  storage: OriginStorage,
  app: string,
  { stayed }: Pick<Reconciled, 'stayed'>,
): Promise<string | undefined> {
  const view = viewOf(await readLedger(storage));
  const entries = entriesOf(view, app);
  for (const entry of [liveEntry(entries), canaryEntry(entries)]) {
    if (!entry) continue;
    const files = documentsOf(app, entry);
    const [first] = files;
    const other = files.find((file) => stayed.includes(file));
    if (other !== undefined) return `${addressOf(other)} stays unchanged.`;
    if (first === undefined) continue;
    const text = await readText(storage, first);
    if (text === undefined && !liveEntry(entriesOf(view, hostName)))
      return 'the site has no host yet, which has what is around every page. Publish and promote it.';
    if (text === undefined) return `${addressOf(first)} is not there.`;
    if (!isOf(text, entry)) return `${addressOf(first)} is of another version.`;
  }
  return undefined;
}

function documentsOf(app: string, { metadata, deployment, extras }: Entry): string[] {
  if (app === hostName) return [notFoundDocument];
  const pages = extras.pages.filter(isPagePath);
  return pages.map((page) => (deployment.default ? documentFile(page) : canaryFile(app, metadata.version, page)));
}

/** A page that never runs and has no styles of its own names only its version. */
function isOf(document: string, entry: Entry): boolean {
  return document.includes(`/${folderOf(entry)}/`) || document.includes(`data-version="${entry.metadata.version}"`);
}
