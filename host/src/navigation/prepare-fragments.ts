import type { Entry } from '@furrow/discovery/discovery';
import { fragmentParts } from '@furrow/formats/fragment-props';
import { isPinned, pageNeeds } from '../federation/release';
import type { SiteDiscovery } from '../federation/site-discovery';
import type { Fragments } from '../islands/fragments';
import { fragmentHtml } from '../islands/release-html';

/** Fetches the HTML of the fragments that the page at `path` embeds, so that the page has it when it is shown. Never rejects. */
export async function prepareFragments(
  entry: Entry,
  path: string,
  { fragments, discovery }: { fragments: Fragments; discovery: SiteDiscovery },
): Promise<void> {
  try {
    // Only the HTML of the page tells which fragments a remote in development embeds.
    if (!isPinned()) return await fragments.load();
    const { embeds } = await pageNeeds(entry, path);
    if (embeds.length === 0) return;
    await fragments.load();
    await Promise.all(
      embeds.map(fragmentParts).map(async ({ remote, name }) => {
        await discovery.load(remote);
        const offered = discovery.chosen(remote);
        if (offered) await fragmentHtml(offered, name);
      }),
    );
  } catch {
    // The elements request their fragments themselves once they are in the page.
  }
}
