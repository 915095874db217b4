import type { Farm } from './farm';

/** The page of a farm. */
export function farmPath({ id }: Pick<Farm, 'id'>): string {
  return `/farms/${id}`;
}
