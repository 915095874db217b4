import { all } from '../domain/all';
import { canaryFolder, ledgerFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import type { Storage } from '../store/storage';
import type { SitePlan } from './compose-site';
import { composedPaths, readPart } from './composed-index';

/** So many documents a release of one remote may remove, whatever part of the site they are. */
const fewDocuments = 10;

/**
 * Most of a site goes by a damaged ledger, not by a release. The apps that commands are about count as meant: they are named.
 *
 * @param meant the apps that commands are about
 * @throws Refused when most documents would be removed
 */
export async function expectFewLeave(
  storage: Storage,
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
    `By ${ledgerFile} ${leaving} of the ${documents.length} documents of this site would be removed, and none was. Was the ledger damaged, then bring a good copy of it back from a backup; if it is meant, say: release repair --remove-all`,
  );
}
