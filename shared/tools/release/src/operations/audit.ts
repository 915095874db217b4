import { canaryEntry, type Entry, liveEntry } from '@furrow/discovery/discovery';
import { packagesFile, parsePackages, type Packages } from '@furrow/formats/packages.schema';
import { formatVersionName } from '@furrow/formats/release-name';
import semver from 'semver';
import { Refused } from '../domain/refused';
import { viewOf } from '../domain/ledger';
import { readLedger } from '../store/ledger-file';
import { readListed, readRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';

/** An installed package whose code is part of a release. */
export type BundledPackage = { app: string; version: string; package: string; versions: string[] };

export type Audit = {
  packages: BundledPackage[];
  /** One sentence for each release that does not list its packages. */
  unknown: string[];
  /** One sentence for each release whose list of packages is damaged. */
  damaged: string[];
};

type AuditOptions = {
  storage: OriginStorage;
  /** `name` or `name@range`: lists only matching packages. */
  wanted?: string;
  /** Examines every published version instead of those that get visitors. */
  all?: boolean;
};

/**
 * Lists the installed packages in the releases that visitors get (live ones and canaries), as their builds recorded
 * them.
 *
 * @throws Refused when the text before the `@` is not a package name, or the text after it is not a range of versions
 */
export async function audit({ storage, wanted, all = false }: AuditOptions): Promise<Audit> {
  const matches = matcherOf(wanted);
  const found: Audit = { packages: [], unknown: [], damaged: [] };
  for (const [app, entries] of Object.entries(viewOf(await readLedger(storage)).microFrontends)) {
    for (const entry of all ? entries : visited(entries)) {
      const { version } = entry.metadata;
      try {
        for (const [bundled, versions] of Object.entries(await readPackages(storage, app, entry))) {
          const matching = versions.filter((one) => matches(bundled, one));
          if (matching.length > 0) found.packages.push({ app, version, package: bundled, versions: matching });
        }
      } catch (error) {
        (error instanceof Refused ? found.damaged : found.unknown).push((error as Error).message);
      }
    }
  }
  return found;
}

/** @throws Refused when the release is damaged; Error when it does not list its packages */
async function readPackages(storage: OriginStorage, app: string, entry: Entry): Promise<Packages> {
  const release = await readRelease(storage, app, entry);
  const packages = await readListed(storage, release, packagesFile, parsePackages);
  if (packages) return packages;
  throw new Error(
    `${formatVersionName(release)} does not list its packages, because it was built before they were recorded.`,
  );
}

function visited(entries: readonly Entry[]): Entry[] {
  return [liveEntry(entries), canaryEntry(entries)].filter((entry) => entry !== undefined);
}

function matcherOf(wanted: string | undefined): (name: string, version: string) => boolean {
  if (wanted === undefined) return () => true;
  const at = wanted.indexOf('@', 1);
  const [name, range] = at < 0 ? [wanted, '*'] : [wanted.slice(0, at), wanted.slice(at + 1)];
  // A name that accidentally contains a range would match nothing, and an empty result looks like good news.
  if (!/^(?:@[a-z0-9~._-]+\/)?[a-z0-9~._-]+$/i.test(name))
    throw new Refused(
      'FUR-AUDIT-PACKAGE',
      `"${name}" is not a package name. Write, for example, --package "react@<19.1".`,
    );
  if (semver.validRange(range) === null)
    throw new Refused(
      'FUR-AUDIT-PACKAGE',
      `"${range}" is not a range of versions. Write, for example, --package "react@<19.1".`,
    );
  return (other, version) => other === name && semver.satisfies(version, range, { includePrerelease: true });
}
