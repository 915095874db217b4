import { discoveryPath, liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { fragmentTypesFile, readTypesOfOthers, typesFile } from '@furrow/furrow/fragment-types';
import { hostOfferFile, parseHostOffer, type HostOffer } from '@furrow/formats/host-offer.schema';
import { countOf } from '@furrow/release/domain/count-of';
import { toJson } from '@furrow/release/domain/json';
import { lockOf, siteLockFile, type SiteLock } from '@furrow/release/domain/site-lock';
import { siteAddress, siteOverHttp } from '@furrow/release/store/site-over-http';
import { readJson, type OriginStorage } from '@furrow/release/store/storage';
import { parsePublicSite, publicSiteFile } from '@furrow/formats/public-site.schema';
import type { OwnerOfRoutes } from './remote-problem';
import { Refused } from '@furrow/release/domain/refused';

export type LiveSite = {
  /** The address of the site, without a slash at its end. */
  url: string;
  /** The apps of the site with the routes that are live. */
  apps: OwnerOfRoutes[];
  /** What its host offers to remotes. */
  host: HostOffer;
  /** The releases that are live. */
  lock: SiteLock;
  /** The registry with the packages of the site, where it names one. */
  packages: string | undefined;
  /** Whether the site shows previews. */
  showsPreviews: boolean;
  /** The environment in which a release has to be before it goes live, where the site requires one. */
  staging: string | undefined;
  /** Whether only its teams may release. */
  namesTeams: boolean;
};

/**
 * Reads what is live on a site.
 *
 * @param address the address of the site
 * @throws Error that says why nothing can be read there
 */
export async function readLiveSite(address: string): Promise<LiveSite> {
  const url = siteAddress(address);
  const site = siteOverHttp(url);
  const discovery = parseDiscovery(await readRequired(site, url, discoveryPath));
  const host = parseHostOffer(await readRequired(site, url, hostOfferFile));
  const facts = await readJson(site, publicSiteFile);
  const { packages, teams, previews, staging } = facts === undefined ? {} : parsePublicSite(facts);
  const apps = Object.entries(discovery.microFrontends).map(([name, entries]) => ({
    name,
    folder: url,
    patterns: liveEntry(entries)?.extras.routes ?? [],
  }));
  const [showsPreviews, namesTeams] = [previews !== undefined, teams !== undefined];
  return { url, apps, host, lock: lockOf(discovery), packages, showsPreviews, staging, namesTeams };
}

/**
 * Why a host cannot show a new remote; undefined when it can.
 *
 * @param contract the version of the contract for which the remote will be built
 * @param react the range of versions of React that the remote asks for, such as `^19.3.1`
 */
export function hostProblem({ url, host }: LiveSite, contract: number, react: string): string | undefined {
  if (!host.speaks.includes(contract))
    return `A new remote is built for contract ${contract}, and the host of ${url} speaks ${host.speaks.join(' and ')}. Use the version of create-furrow-remote that the site was made with.`;
  const [major] = /\d+/.exec(react) ?? [];
  if (major !== host.react.split('.')[0])
    return `A new remote needs React ${react}, but the host of ${url} has ${host.react}. Use the version of create-furrow-remote that the site was made with.`;
  return undefined;
}

/** Whether the host of a site shares the components and forms of `@furrow/ui` and `@furrow/forms`. */
export function hasKit({ host }: Pick<LiveSite, 'host'>): boolean {
  return Object.keys(host.shared).some((key) => key.startsWith('@furrow/ui/'));
}

/** What a repository keeps of the site around it. */
type FilesOfSite = {
  /** The lock, and the types of the fragments of others. */
  files: [path: string, content: string][];
  /** A sentence that says what was written. */
  said: string;
};

/** The files about a site for the repository of a new remote. Types that cannot be read hold nobody up. */
export async function filesOfSite({ url, lock }: LiveSite, name: string): Promise<FilesOfSite> {
  const files: FilesOfSite['files'] = [[siteLockFile, toJson(lock)]];
  try {
    const types = await readTypesOfOthers(siteOverHttp(url), name);
    if (types.fragments.size + types.slots.size > 0) files.push([typesFile, fragmentTypesFile(types)]);
    return {
      files,
      said: `Types of ${countOf(types.fragments.size, 'fragment')} written.`,
    };
  } catch (error) {
    return { files, said: `No fragment types were written: ${(error as Error).message}` };
  }
}

async function readRequired(site: OriginStorage, url: string, file: string): Promise<unknown> {
  const facts = await readJson(site, file);
  if (facts !== undefined) return facts;
  throw new Refused(
    'FUR-CREATE-NO-SITE',
    `${url} is not a Furrow site, or an earlier release command made it: /${file} returned 404.`,
  );
}
