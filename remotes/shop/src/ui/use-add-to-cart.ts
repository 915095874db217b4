import { useCart } from '@furrow/cart/react';
import { useNotify } from '@furrow/remote/services';
import { additionTakenBack } from '../data/cart-undo.model';
import type { ShopProduct } from '../data/featured-products.model';
import { addedToast } from './added-toast';

/** Puts a product into the cart and says so, with a way back. */
export function useAddToCart(): (product: ShopProduct) => void {
  const { add } = useCart();
  const notify = useNotify();
  return ({ id, name, farm, image, price, unit }) => {
    add({ id, name, farm, image, price, unit });
    notify(addedToast({ name, image }, () => void additionTakenBack(id)));
  };
}
