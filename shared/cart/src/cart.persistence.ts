import { createEffect, createEvent, sample, type EventCallable, type Store, type Subscription } from 'effector';
import { persist, type Fail } from 'effector-storage/local';
import { whatIsWrong, type CartItem } from './cart-item';
import { cartChangedEvent, storageKey } from './cart-storage';

/**
 * Reads the saved items once, writes them whenever they change, and follows other tabs. What cannot be read is logged and
 * left where it is until the visitor changes the cart. Writing that fails (storage full or forbidden) is not an error of
 * the page: the cart then lasts as long as the tab.
 */
export function keepInLocalStorage(cart: {
  $items: Store<CartItem[]>;
  cartLoaded: EventCallable<CartItem[]>;
}): Subscription {
  const failed = createEvent<Fail<unknown>>();
  sample({ clock: failed, filter: ({ operation }) => operation !== 'set', target: logFailedLoadFx });
  sample({ clock: cart.$items, target: announceCartFx });
  return persist<CartItem[], unknown>({
    key: storageKey,
    source: cart.$items,
    target: cart.cartLoaded,
    contract: { isData: isItemList, getErrorMessages: whatIsWrong },
    fail: failed,
  });
}

const logFailedLoadFx = createEffect(({ error }: Fail<unknown>) => {
  const reason = Array.isArray(error) ? new TypeError(error.join('; ')) : error;
  console.error('Failed to load cart from localStorage:', reason);
});

/** The host's header counts the pieces without the cart's model. */
const announceCartFx = createEffect((items: CartItem[]) => {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  window.dispatchEvent(new CustomEvent<number>(cartChangedEvent, { detail: count }));
});

function isItemList(saved: unknown): saved is CartItem[] {
  return whatIsWrong(saved).length === 0;
}
