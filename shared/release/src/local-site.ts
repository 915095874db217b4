import { rm } from 'node:fs/promises';
import { hostName } from './discovery';
import { folderStorage } from './folder-storage';
import { publish, type PublishResult } from './publish';

type LocalSite = { origin: string; apps: readonly { name: string; dist: string }[]; report?: (step: string) => void };

/**
 * Publishes and promotes built apps into a folder of this machine, for `npm start`: whatever was there is replaced.
 *
 * @param origin the folder, which will be emptied
 * @param apps each app with its `dist` folder, in any order; the host goes last, so that documents are composed once
 * @throws Refused when there is no build, or the apps do not fit together
 */
export async function releaseLocalSite({ origin, apps, report }: LocalSite): Promise<PublishResult[]> {
  await rm(origin, { recursive: true, force: true });
  const storage = folderStorage(origin);
  const results: PublishResult[] = [];
  const hostLast = [...apps].sort((a, b) => Number(a.name === hostName) - Number(b.name === hostName));
  for (const { dist } of hostLast) {
    const result = await publish({
      storage,
      dist,
      promote: true,
      published: { publishedAt: new Date().toISOString(), commit: null },
      ...(report && { report }),
    });
    results.push(result);
  }
  return results;
}
