import { rm } from 'node:fs/promises';
import { readCandidate } from './candidate';
import { hostName } from './discovery';
import { folderStorage } from './folder-storage';
import { publish, type PublishResult } from './publish';

type LocalSite = { origin: string; dists: readonly string[]; report?: (step: string) => void };

/**
 * Publishes and promotes built apps into a folder of this machine, for `npm start`: whatever was there is replaced.
 *
 * @param origin the folder, which will be emptied
 * @param dists the `dist` folder of each app, in any order; the host goes last, so that documents are composed once
 * @throws Refused when there is no build, or the apps do not fit together
 */
export async function releaseLocalSite({ origin, dists, report }: LocalSite): Promise<PublishResult[]> {
  const candidates = await Promise.all(dists.map(readCandidate));
  const hostLast = candidates.sort((a, b) => Number(a.release.app === hostName) - Number(b.release.app === hostName));
  await rm(origin, { recursive: true, force: true });
  const storage = folderStorage(origin);
  const results: PublishResult[] = [];
  for (const candidate of hostLast) {
    const published = { publishedAt: new Date().toISOString(), commit: null };
    results.push(await publish({ storage, candidate, promote: true, published, ...(report && { report }) }));
  }
  return results;
}
