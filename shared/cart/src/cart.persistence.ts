import { createEffect, createEvent, sample, type EventCallable, type Store } from 'effector';
import { persist, type Fail } from 'effector-storage/local';
import { whatIsWrong, type CartItem } from './cart-item';
import { cartChangedEvent, storageKey } from './cart-storage';

/**
 * Reads the saved items once, writes them whenever they change, and follows other tabs; a page that comes back from the
 * back/forward cache has heard nothing of them and reads once more. What cannot be read is logged and left where it is until
 * the visitor changes the cart. Writing that fails (storage full or forbidden) is not an error of the page: the cart then lasts
 * as long as the page is open.
 *
 * @returns stops doing so
 */
export function keepInLocalStorage(cart: {
  $items: Store<CartItem[]>;
  cartLoaded: EventCallable<CartItem[]>;
}): () => void {
  const failed = createEvent<Fail<unknown>>();
  sample({ clock: failed, filter: ({ operation }) => operation !== 'set', target: logFailedLoadFx });
  sample({ clock: cart.$items, target: announceCartFx });
  const asked = createEvent();
  const comesBack = ({ persisted }: PageTransitionEvent) => void (persisted && asked());
  const stop = persist<CartItem[], unknown>({
    key: storageKey,
    pickup: asked,
    source: cart.$items,
    target: cart.cartLoaded,
    contract: { isData: isItemList, getErrorMessages: whatIsWrong },
    fail: failed,
  });
  asked();
  window.addEventListener('pageshow', comesBack);
  return () => {
    window.removeEventListener('pageshow', comesBack);
    stop();
  };
}

const logFailedLoadFx = createEffect(({ error }: Fail<unknown>) => {
  const reason = Array.isArray(error) ? new TypeError(error.join('; ')) : error;
  console.error('Failed to load cart from localStorage:', reason);
});

/** Tells the window how many pieces there are, for the cart in the header, which runs without the cart's model. */
const announceCartFx = createEffect((items: CartItem[]) => {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  window.dispatchEvent(new CustomEvent<number>(cartChangedEvent, { detail: count }));
});

function isItemList(saved: unknown): saved is CartItem[] {
  return whatIsWrong(saved).length === 0;
}
