import { productPictures } from './product-pictures.data';

/**
 * The picture of something in a cart or an order. What was stored is an address in the folder of the release that
 * stored it, which may be gone; it is kept for releases that read nothing else, and used for a product that this
 * release does not know.
 */
export function pictureOf({ id, image }: { id: string; image: string }): string {
  return (productPictures as Record<string, string>)[id] ?? image;
}
