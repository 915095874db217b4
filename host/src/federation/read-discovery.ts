import type { Discovery, Entry } from '@furrow/discovery/discovery';
import { readParts } from './discovery-parts';
import { signedOnly } from './signed';
import { readWhole, type Place } from './site-discovery';

type SiteOptions = {
  /** The hash of the public settings of the site; undefined on a site that does not name its teams. */
  signers: string | undefined;
  inParts: true | undefined;
  /** The version that the document of this page named, if any. */
  first: { name: string; entry: Entry } | undefined;
};

/**
 * Reads the discovery document for an open page, on a site that has it in parts or that names its teams.
 *
 * @throws LoadError when it does not arrive
 */
export async function readDiscovery(
  places: readonly Place[],
  { signers, inParts, first }: SiteOptions,
): Promise<Discovery> {
  const document = await (inParts ? readParts(places) : readWhole());
  return signers === undefined ? document : signedOnly(document, signers, first);
}
