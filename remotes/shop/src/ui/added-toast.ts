import type { Toast } from '@furrow/remote/contract';

type Thing = { name: string; image: string };

/** The toast for something that was added to a cart. Several additions in a row are one toast, and one Undo takes all of them out. */
export function addedToast({ name, image }: Thing, undo: () => void): Toast {
  return { title: 'Added to cart!', description: name, key: 'added to cart', picture: image, undo };
}
