import { hostName, liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import type { OwnerOfRoutes } from './remote-problem';

export type LiveSite = {
  /** The address of the site, without a slash at its end. */
  url: string;
  /** The apps of the site with the routes that are live. */
  apps: OwnerOfRoutes[];
  /** The live version of its host. */
  host: string;
  /** The versions of the contract that the host speaks. */
  speaks: number[];
};

/**
 * Reads what is live on a site.
 *
 * @param address the address of the site
 * @throws Error that says why nothing can be read there
 */
export async function readLiveSite(address: string): Promise<LiveSite> {
  const url = siteAddress(address);
  const response = await fetch(`${url}/discovery.json`).catch((error: Error) => {
    throw new Error(`${url} does not answer: ${(error.cause as Error | undefined)?.message ?? error.message}.`);
  });
  if (!response.ok)
    throw new Error(`${url} is no site of Furrow: /discovery.json is answered with ${response.status}.`);
  const { microFrontends } = parseDiscovery(await response.json());
  const host = liveEntry(microFrontends[hostName]);
  if (!host) throw new Error(`${url} has no host that is live.`);
  const apps = Object.entries(microFrontends).map(([name, entries]) => ({
    name,
    folder: url,
    patterns: liveEntry(entries)?.extras.routes ?? [],
  }));
  return { url, apps, host: host.metadata.version, speaks: host.extras.speaks ?? [host.extras.contract] };
}

function siteAddress(address: string): string {
  if (!URL.canParse(address)) throw new Error(`"${address}" is no address of a site, such as https://furrow.example.`);
  return new URL(address).origin;
}
