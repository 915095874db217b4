import { itemAdded } from '@furrow/cart/model';
import { useNotify } from '@furrow/remote/services';
import { pieceCount, type Order } from '../../data/orders';
import { pictureOf } from '../../data/product-pictures.model';
import { added, pieces } from '../../ui/words';
import * as words from './words';

/** Puts what was ordered into the cart once more, and says so. */
export function useOrderAgain(): (order: Order) => void {
  const notify = useNotify();
  return (order) => {
    for (const { quantity, ...product } of order.items) {
      for (let piece = 0; piece < quantity; piece += 1) itemAdded(product);
    }
    notify({
      title: added,
      description: words.piecesOf(pieces(pieceCount(order)), order.number),
      picture: order.items[0] && pictureOf(order.items[0]),
      link: { to: '/checkout', label: words.goToCheckout },
    });
  };
}
