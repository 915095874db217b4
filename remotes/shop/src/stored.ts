import { cartStored } from '@furrow/cart/storage';
import { youStored } from '@furrow/you/model';
import type { StoredEntry } from '@furrow/remote/stored';

/** What this remote keeps in the browser. The page about cookies names it. */
export const stored = {
  you: youStored,
  cart: cartStored,
  orders: { key: 'furrow.orders', storage: 'local', holds: 'Your orders and their receipts' },
  checkout: { key: 'checkout', storage: 'session', holds: 'What you typed at the checkout' },
} satisfies Record<string, StoredEntry>;
