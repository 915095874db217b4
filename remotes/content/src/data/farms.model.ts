import type { Farm } from './farm';

/** The page of a farm. */
export function farmPath({ id }: Pick<Farm, 'id'>): string {
  return `/farms/${id}`;
}

/** The state of a farm, or its country: "Oregon" of "Green Valley, Oregon". */
export function stateOf({ place }: Pick<Farm, 'place'>): string {
  return place.split(', ').at(-1) ?? place;
}
