import { hostName } from '@furrow/discovery/discovery';
import { formatVersionName } from '@furrow/formats/release-name';
import type { Release } from '@furrow/formats/release.schema';

/**
 * Says which links of a remote will stand in no menu, because the live host has none of that name. Such a release is
 * not refused: its pages work, and the next host may have the menu.
 *
 * @param host the live release of the host; undefined when there is none
 */
export function menuWarnings({ app, navigation = [] }: Release, host: Release | undefined): string[] {
  if (app === hostName || !host) return [];
  const has = host.menus ?? [];
  const missing = navigation.filter(({ menu }) => !has.includes(menu));
  if (missing.length === 0) return [];
  const links = missing.map(({ menu, to }) => `${to} in "${menu}"`).join(', ');
  const there = has.length > 0 ? `has the menus ${has.join(', ')}` : 'does not take links from remotes yet';
  return [`No menu shows ${links}: ${formatVersionName(host)} ${there}.`];
}
