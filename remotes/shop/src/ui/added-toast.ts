import type { Toast } from '@furrow/contract';
import { added, notSaved } from './words';

type Thing = {
  name: string;
  image: string;
  /** Absent for a cart that no browser saves: that of the marketplace lasts as long as its page. */
  saved?: boolean;
};

/**
 * The toast for something that was added to a cart. Several additions in a row are one toast, and one Undo takes all of
 * them out.
 */
export function addedToast({ name, image, saved = true }: Thing, undo: () => void): Toast {
  const toast = { title: added, picture: image, undo };
  if (saved) return { ...toast, description: name, key: 'cart' };
  return { ...toast, description: `${name}. ${notSaved}` };
}
