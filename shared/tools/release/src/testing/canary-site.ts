import { join } from 'node:path';
import { promote } from '../operations/promote';
import { publish } from '../operations/publish';
import { readCandidate } from '../store/candidate';
import { folderStorage } from '../store/folder-storage';
import type { OriginStorage } from '../store/storage';
import { writeHost, writeRemote } from './fixture';

export const canary = { app: 'shop', version: '1.1.0' };
export const live = { app: 'shop', version: '1.0.0' };

/** An origin in `origin` of the folder, in which a tenth of the visitors of the shop get its canary. */
export async function canarySite(folder: string): Promise<OriginStorage> {
  const storage = folderStorage(join(folder, 'origin'), { precompress: false });
  const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
  const pages = { '/buy-food': ['/buy-food'] };
  for (const dist of [
    await writeHost(join(folder, 'host')),
    await writeRemote(join(folder, 'one'), 'shop', { pages }),
  ]) {
    await publish({ storage, candidate: await readCandidate(dist), published, promote: true });
  }
  const next = await writeRemote(join(folder, 'two'), 'shop', { version: '1.1.0', content: 'two', pages });
  await publish({ storage, candidate: await readCandidate(next), published });
  await promote({ storage, ...canary, traffic: 10 });
  return storage;
}
