import type { Discovery, Entry } from '@furrow/discovery/discovery';
import { readParts } from './discovery-parts';
import { signedOnly } from './signed';
import { readWhole, type Place } from './site-discovery';

type SiteOptions = {
  /** Integrity of the public settings, on a site that names its teams. */
  signers: string | undefined;
  inParts: true | undefined;
  /** The version that the document of this page named. */
  first: { name: string; entry: Entry } | undefined;
};

/**
 * What an open page is to know of the discovery document, on a site that reads it in parts or names its teams.
 *
 * @throws LoadError when it does not come
 */
export async function readDiscovery(
  places: readonly Place[],
  { signers, inParts, first }: SiteOptions,
): Promise<Discovery> {
  const document = await (inParts ? readParts(places) : readWhole());
  return signers === undefined ? document : signedOnly(document, signers, first);
}
