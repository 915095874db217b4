import { useCart } from '@furrow/cart/react';
import { savedItemCount } from '@furrow/cart/storage';
import { useNotify } from '@furrow/remote/services';
import { additionTakenBack } from '../data/cart-undo.model';
import type { ShopProduct } from '../data/featured-products.model';
import { addedToast } from './added-toast';

/** Puts a product into the cart and says so, with a way back. */
export function useAddToCart(): (product: ShopProduct) => void {
  const { add } = useCart();
  const notify = useNotify();
  return ({ id, name, farm, image, price, unit }) => {
    const before = savedItemCount();
    add({ id, name, farm, image, price, unit });
    const saved = savedItemCount() > before;
    notify(addedToast({ name, image, saved }, () => void additionTakenBack(id)));
  };
}
