import type { CartProduct } from '@furrow/cart/model';

export type ShopProduct = {
  id: string;
  name: string;
  /** US dollars for one unit. */
  price: string;
  unit: string;
  farm: string;
  /** Out of five. */
  rating: number;
  image: string;
  /** The first one lies on the picture. */
  badges: string[];
  description: string;
};

/** What the cart keeps of a product. */
export function cartProductOf({ id, name, farm, image, price, unit }: ShopProduct): CartProduct {
  return { id, name, farm, image, price, unit };
}
