import { sumCents } from '@furrow/cart/money';
import { savedItems } from '@furrow/cart/storage';
import { formatCents } from '@furrow/ui/format';
import { readStored } from '@furrow/remote/stored';
import { stored } from '../../stored';

/**
 * Until the page's own code is there, this shows the form and the total of a cart that holds something. A form that was
 * begun before waits for the code, which knows what was typed.
 */
const order = document.querySelector<HTMLElement>('[data-order][hidden]');
const items = savedItems();

if (order && items?.length && readStored(stored.checkout) === undefined) {
  const total = order.querySelector('[data-total]');
  if (total) total.textContent = formatCents(sumCents(items));
  order.hidden = false;
}
