import { useCallback } from 'react';
import { useCart } from '@furrow/cart/react';
import { savedItemCount } from '@furrow/cart/storage';
import { useNotify } from '@furrow/remote/services';
import { additionTakenBack } from '../data/cart-undo.model';
import { cartProductOf, type ShopProduct } from '../data/featured-products.model';
import { keptProduct } from '../data/kept-words';
import { addedToast } from './added-toast';

/** Puts a product into the cart and says so, with a way back. */
export function useAddToCart(): (product: ShopProduct) => void {
  const { add } = useCart();
  const tellAdded = useTellAdded();
  return (product) => {
    const before = savedItemCount();
    add(keptProduct(cartProductOf(product)));
    tellAdded(product, savedItemCount() > before);
  };
}

/** Says that a product was put into the cart, with a way back. */
export function useTellAdded(): (product: ShopProduct, saved: boolean) => void {
  const notify = useNotify();
  return useCallback(
    ({ id, name, image }, saved) => notify(addedToast({ name, image, saved }, () => void additionTakenBack(id))),
    [notify],
  );
}
