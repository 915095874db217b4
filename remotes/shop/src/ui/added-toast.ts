import type { Toast } from '@furrow/contract';

type Thing = {
  name: string;
  image: string;
  /** Absent for a cart that no browser saves: that of the marketplace lasts as long as its page. */
  saved?: boolean;
};

/** What a browser did that keeps nothing. */
export const notSaved = 'Your browser did not save the cart. It will be gone when you close or reload this page.';

/**
 * The toast for something that was added to a cart. Several additions in a row are one toast, and one Undo takes all of
 * them out.
 */
export function addedToast({ name, image, saved = true }: Thing, undo: () => void): Toast {
  const toast = { title: 'Added to cart!', picture: image, undo };
  if (saved) return { ...toast, description: name, key: 'cart' };
  return { ...toast, description: `${name}. ${notSaved}` };
}
