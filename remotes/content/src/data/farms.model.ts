import type { Farm } from './farms.data';

/** The page of a farm. */
export function farmPath({ id }: Pick<Farm, 'id'>): string {
  return `/farms/${id}`;
}
