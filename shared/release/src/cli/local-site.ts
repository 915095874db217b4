import { rm } from 'node:fs/promises';
import { parseReleasePath } from '@furrow/formats/release-name';
import { hostName } from '@furrow/discovery/discovery';
import { readCandidate, type Candidate } from '../storage/candidate';
import { folderStorage } from '../storage/folder-storage';
import { updateDiscovery } from '../storage/discovery-file';
import { publish } from './publish';
import { reconcile, type Reconciled } from '../compose/reconcile';
import type { Storage } from '../storage/storage';

type LocalSite = { origin: string; dists: readonly string[]; report?: (step: string) => void };

/**
 * Publishes and promotes built apps into a folder of this machine, for `npm start`. The folder then holds exactly these
 * releases; what it held already in the same content is kept, which spares compressing it again.
 *
 * @param dists the `dist` folder of each app, in any order; the host goes last, so that it is checked against all of them
 * @throws Refused when there is no build, or the apps do not fit together
 */
export async function releaseLocalSite({ origin, dists, report }: LocalSite): Promise<Reconciled> {
  const candidates = await Promise.all(dists.map(readCandidate));
  const hostLast = candidates.sort((a, b) => Number(a.release.app === hostName) - Number(b.release.app === hostName));
  const storage = folderStorage(origin);
  await forgetOthers(storage, candidates).catch(() => rm(origin, { recursive: true, force: true }));

  for (const candidate of hostLast) {
    const published = { publishedAt: new Date().toISOString(), commit: null };
    await publish({ storage, candidate, promote: true, published, compose: false, ...(report && { report }) });
  }
  report?.('Composing documents');
  return reconcile(storage);
}

/** Nobody outside this machine has seen these versions, so here a version may get other content. */
async function forgetOthers(storage: Storage, candidates: readonly Candidate[]): Promise<void> {
  const kept = new Set(candidates.map((candidate) => candidate.integrity));
  const discovery = await updateDiscovery(storage, (current) => {
    const held = Object.entries(current.microFrontends).map(
      ([app, entries]) => [app, entries.filter((entry) => kept.has(entry.metadata.integrity))] as const,
    );
    return { ...current, microFrontends: Object.fromEntries(held.filter(([, entries]) => entries.length > 0)) };
  });
  for (const path of await storage.list('')) {
    const release = parseReleasePath(path);
    if (!release) continue;
    const named = discovery.microFrontends[release.app]?.some(({ metadata }) => metadata.version === release.version);
    if (!named) await storage.remove(path);
  }
}
