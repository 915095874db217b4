import { discoveryPath, liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { fragmentParts } from '@furrow/formats/fragment-props';
import { readRelease } from '@furrow/release/store/releases';
import { siteOverHttp } from '@furrow/release/store/site-over-http';
import { readJson } from '@furrow/release/store/storage';
import type { SlotToFill } from './fragment-files';
import { Refused } from '@furrow/release/domain/refused';

/**
 * What a slot of a live site gives to its parts.
 *
 * @param url the address of the site
 * @param slot the remote that offers it, and its name: `content/farm`
 * @throws Error that names the slots that there are
 */
export async function slotToFill(url: string, slot: string): Promise<SlotToFill> {
  const site = siteOverHttp(url);
  const { microFrontends } = parseDiscovery(await readJson(site, discoveryPath));
  const { remote: owner, name } = fragmentParts(slot);
  const entry = liveEntry(microFrontends[owner]);
  const release = entry && (await readRelease(site, owner, entry));
  const offered = release?.slots?.find((one) => one.name === name);
  if (!release || !offered) {
    const known = Object.entries(microFrontends).flatMap(([app, entries]) =>
      (liveEntry(entries)?.extras.slots?.offers ?? []).map((each) => `${app}/${each}`),
    );
    throw new Refused(
      'FUR-CREATE-SLOT',
      `There is no slot "${slot}" on ${url}. ${known.length > 0 ? `There are: ${known.join(', ')}.` : 'It has none.'}`,
    );
  }
  const places = [...(release.shellSlots ?? []), ...release.pages.flatMap(({ slots = [] }) => slots)];
  const given = places.find((placed) => placed.name === name)?.props;
  return { slot, schema: offered.schema, heading: offered.heading, width: offered.width, given };
}
