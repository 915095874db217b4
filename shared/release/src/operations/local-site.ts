import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { formatVersionName } from '@furrow/formats/release-name';
import { hostName } from '@furrow/discovery/discovery';
import { readCandidate, type Candidate } from '../store/candidate';
import { folderStorage } from '../store/folder-storage';
import { numberOf } from '../domain/versions';
import type { PublishedVersion } from '../domain/ledger';
import { updateLedger } from '../store/ledger-file';
import { unnamedFolders } from '../store/releases';
import { privateFolder } from '../domain/paths';
import { Refused } from '../domain/refused';
import { publish } from './publish';
import { reconcile, type Reconciled } from '../compose/reconcile';
import type { OriginStorage } from '../store/storage';

type LocalSite = {
  origin: string;
  /**
   * The `dist` folder of each app, in any order. The host is published last, so that it is checked against all remotes.
   */
  dists: readonly string[];
  /**
   * Keeps versions in the folder that commands published before. They lose their visitors, but a rollback can still
   * find them. Without this option an unreadable folder is created anew.
   */
  keepOthers?: boolean;
  report?: (step: string) => void;
};

/**
 * Publishes and promotes builds into a folder on this machine, for `npm start` and for checks. Afterwards exactly these
 * builds are live. Unchanged files stay, which saves compressing them again.
 *
 * @throws Refused when there is no build, when the apps do not fit together, or when the folder cannot be read or
 *   written
 */
export async function releaseLocalSite({ origin, dists, keepOthers = false, report }: LocalSite): Promise<Reconciled> {
  const candidates = await Promise.all(dists.map(readCandidate));
  const hostLast = candidates.sort((a, b) => Number(a.release.app === hostName) - Number(b.release.app === hostName));
  const storage = folderStorage(origin);
  await makeRoom(storage, candidates, keepOthers).catch(async (error: Error) => {
    if (keepOthers)
      throw new Refused(
        `The site in ${relative(process.cwd(), origin) || origin} cannot be changed: ${error.message}\nTo start afresh, move the folder away; its settings and teams are in ${privateFolder}.`,
      );
    await rm(origin, { recursive: true, force: true });
  });

  for (const candidate of hostLast) {
    const published = { publishedAt: new Date().toISOString(), commit: null };
    await publish({ storage, candidate, promote: true, published, compose: false, ...(report && { report }) });
  }
  report?.('Composing documents');
  // Everything is composed, because the code that composes documents may have changed.
  return reconcile(storage, { everything: true });
}

/**
 * Takes the visitors away from all other versions, so that none of them conflicts with a build. A version with the same
 * number as one of the builds is replaced, since nobody outside this machine has seen it.
 */
async function makeRoom(storage: OriginStorage, candidates: readonly Candidate[], keepOthers: boolean): Promise<void> {
  const same = new Set(candidates.map((candidate) => candidate.integrity));
  const replaced = new Set(candidates.map(({ release }) => formatVersionName(release)));
  const ledger = await updateLedger(storage, (current) => {
    const apps = Object.entries(current.apps).map(([app, { versions, numbers, ...others }]) => {
      const isReplaced = (version: string) => !keepOthers || replaced.has(formatVersionName({ app, version }));
      const kept = versions.flatMap((version): PublishedVersion[] => {
        if (same.has(version.facts.extras.releaseIntegrity)) return [version];
        return isReplaced(numberOf(version)) ? [] : [{ ...version, share: 0, isDefault: false }];
      });
      const taken = Object.entries(numbers).filter(([version, hash]) => same.has(hash) || !isReplaced(version));
      return [app, { ...others, numbers: Object.fromEntries(taken), versions: kept }] as const;
    });
    const happened = { command: 'local site', actor: 'this machine' };
    return { ledger: { ...current, storing: {}, apps: Object.fromEntries(apps) }, happened };
  });
  for (const files of (await unnamedFolders(storage, ledger)).values())
    for (const path of files) await storage.remove(path);
}
