import { liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { parsePageDocument } from '@furrow/formats/page-document.schema';
import { slotWeightProblems } from '@furrow/release/check/slot-weight';
import { weightProblems } from '@furrow/release/check/weight-gate';
import { readBudgets } from '@furrow/release/compose/site/settings';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import { readRelease } from '@furrow/release/store/releases';
import { readJson, type OriginStorage } from '@furrow/release/store/storage';

/**
 * What the live releases of a site weigh too much: the sentences with which the gate would refuse them on a site where
 * nothing is live yet.
 *
 * @param app only the release of this app
 */
export async function tooHeavy(storage: OriginStorage, app?: string): Promise<string[]> {
  const budgets = await readBudgets(storage);
  if (!budgets) return [];
  const { microFrontends } = parseDiscovery(await readJson(storage, 'discovery.json'));
  const problems = new Set<string>();
  for (const [name, entries] of Object.entries(microFrontends)) {
    const entry = liveEntry(entries);
    if (!entry || (app !== undefined && app !== name)) continue;
    const release = await readRelease(storage, name, entry);
    const files = [...release.pages, ...(release.translated ?? [])].map(
      ({ document }) => `${release.folder}/${document}`,
    );
    const pages = await Promise.all(files.map(async (file) => parsePageDocument(await readJson(storage, file), file)));
    const options = { precompressed: true };
    const found = [
      ...(await weightProblems(storage, { release, pages }, budgets, memoryStorage(), options)),
      ...(await slotWeightProblems(storage, release, memoryStorage())),
    ];
    for (const { code, text } of found) problems.add(`${text} [${code}]`);
  }
  return [...problems];
}
