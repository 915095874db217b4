import type { Farm } from '../../data/farm';
import { stateOf } from '../../data/farms.model';

/** What the window of a farm is called: "Altiplano Growers: quinoa and potatoes, Bolivia". */
export function farmTitle({ name, grows, place }: Pick<Farm, 'name' | 'grows' | 'place'>): string {
  return `${name}: ${grows}, ${stateOf({ place })}`;
}
