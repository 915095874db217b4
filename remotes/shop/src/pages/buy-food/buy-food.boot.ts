import type { CartProduct } from '@furrow/cart/model';
import { addToSavedCart } from '@furrow/cart/storage';
import { answerEarlyPresses } from '@furrow/remote/early-presses';
import { keptProduct } from '../../data/kept-words';
import { followCart } from '../../ui/follow-cart';
import { addedEarly } from '../../ui/words';
import { tick } from './tick';

/** Until the page's own code is there, this counts the cart and answers "Add to Cart". */
const count = document.querySelector<HTMLElement>('[data-cart-count]');
if (count) followCart(count);

answerEarlyPresses((control) => {
  const sold = control.getAttribute('value');
  if (!sold) return undefined;
  const product = JSON.parse(sold) as CartProduct;
  const pieces = addToSavedCart(keptProduct(product));
  if (pieces === undefined) return undefined;
  tick(control);
  const status = document.querySelector('[data-added]');
  if (status) status.textContent = addedEarly(product.name, pieces);
  return product.id;
});
