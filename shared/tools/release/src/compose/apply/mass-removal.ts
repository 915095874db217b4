import { all } from '../../domain/all';
import { canaryFolder, ledgerFile } from '../../domain/paths';
import { Refused } from '../../domain/refused';
import type { OriginStorage } from '../../store/storage';
import type { SitePlan } from '../site/plan';
import { composedPaths, readPart } from './composed-index';

/** A release of one remote may always remove this many documents, whatever their share of the site is. */
const fewDocuments = 10;

/**
 * Guards against the removal of most of a site, which happens because of a damaged ledger and not because of a release.
 * Documents of the apps that the command names may go.
 *
 * @param meant the apps that the command names
 * @throws Refused when most documents would be removed
 */
export async function refuseMassRemoval(
  storage: OriginStorage,
  { parts }: SitePlan,
  meant: readonly (string | undefined)[],
): Promise<void> {
  const isDocument = (path: string) => path.endsWith('.html') && !path.startsWith(canaryFolder);
  const expected = await all(meant, async (part = '') => {
    const known = await readPart(storage, part);
    return known && known !== 'damaged' ? Object.keys(known.files) : [];
  });
  const staying = new Set([...expected.flat(), ...parts.flatMap(({ pieces }) => pieces.map(({ file }) => file))]);
  const documents = (await composedPaths(storage)).filter(isDocument);
  const leaving = documents.filter((path) => !staying.has(path)).length;
  if (leaving <= fewDocuments || leaving * 2 <= documents.length) return;
  throw new Refused(
    'FUR-LEDGER-MASS-REMOVAL',
    `According to ${ledgerFile}, ${leaving} of this site’s ${documents.length} documents would be removed. Nothing was removed. If the ledger is damaged, restore a good copy from a backup. If you want this, run: release repair --remove-all`,
  );
}
