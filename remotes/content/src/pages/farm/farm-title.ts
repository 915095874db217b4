import { cutTitle } from '@furrow/ui/format';
import type { Farm } from '../../data/farm';
import { harvestNames, stateOf } from '../../data/harvests.model';
import { harvests } from '../../data/harvests.data';

/** How many characters of a title are shown, without the name of the site. */
const room = 51;

/**
 * What the window of a farm is called: the farm, as much as fits of what it harvests, and its state. "Red Barn Growers:
 * spelt, oats, Idaho".
 */
export function farmTitle({ id, name, place }: Pick<Farm, 'id' | 'name' | 'place'>): string {
  const grown = harvests[id] ?? [];
  const titles = grown.map((_, index) => `${name}: ${harvestNames(grown.slice(0, index + 1))}, ${stateOf({ place })}`);
  return titles.findLast((title) => title.length <= room) ?? cutTitle(`${name}, ${place}`);
}
