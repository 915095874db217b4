import type { Toast } from '@furrow/remote/contract';

type Thing = { name: string; image: string };

/** Says that something is in a cart now. Several in a row are one toast, and are taken out together. */
export function addedToast({ name, image }: Thing, undo: () => void): Toast {
  return { title: 'Added to cart!', description: name, key: 'added to cart', picture: image, undo };
}
