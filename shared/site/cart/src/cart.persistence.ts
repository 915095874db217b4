import { readStored, setAsideStored } from '@furrow/remote/stored';
import { createEffect, createEvent, sample, type EventCallable, type Store } from 'effector';
import { persist, type Fail } from 'effector-storage/local';
import { countPieces, readItems, type CartItem } from './cart-item';
import { cartChangedEvent, cartStored, savedItems, storageKey } from './cart-storage';

/**
 * Reads the saved items once, writes them whenever they change, and follows other tabs; a page that comes back from the
 * back/forward cache has heard nothing about them and reads what they saved meanwhile. Items that cannot be read are
 * logged, and left where they are until the visitor changes the cart, which sets the saved text aside; the others count.
 * Writing that fails (storage full or forbidden) is not an error of the page: the cart then lasts as long as the page is
 * open.
 *
 * @returns stops doing so
 */
export function keepInLocalStorage(cart: {
  $items: Store<CartItem[]>;
  cartLoaded: EventCallable<CartItem[]>;
}): () => void {
  const failed = createEvent<Fail<unknown>>();
  sample({
    clock: failed,
    filter: ({ operation }) => operation !== 'set',
    fn: ({ error }) => error,
    target: logFailedLoadFx,
  });
  sample({ clock: cart.$items, target: announceCartFx });
  const asked = createEvent();
  let savedOnLeaving: string | undefined;
  const leaves = () => (savedOnLeaving = readStored(cartStored));
  // Where nobody saved a cart meanwhile, reading would take away what the storage had refused to save.
  const comesBack = ({ persisted }: PageTransitionEvent) =>
    void (persisted && readStored(cartStored) !== savedOnLeaving && asked());
  const stop = persist<CartItem[], unknown>({
    key: storageKey,
    // When two tabs write at once, each hears late of what the other wrote before. What is saved is what counts.
    sync: 'force',
    pickup: asked,
    source: cart.$items,
    target: cart.cartLoaded,
    deserialize: readSaved,
    serialize: writeOver,
    fail: failed,
  });
  asked();
  window.addEventListener('pagehide', leaves);
  window.addEventListener('pageshow', comesBack);
  return () => {
    window.removeEventListener('pagehide', leaves);
    window.removeEventListener('pageshow', comesBack);
    stop();
  };
}

const logFailedLoadFx = createEffect((reason: unknown) =>
  console.error('Failed to load cart from localStorage:', reason),
);

/** Tells the window how many pieces there are, for the cart in the header, which runs without the cart's model. */
const announceCartFx = createEffect((items: CartItem[]) => {
  window.dispatchEvent(new CustomEvent<number>(cartChangedEvent, { detail: countPieces(items) }));
});

/** @throws Error when what is saved cannot be read as a whole, and cannot be set aside either: it stays where it is */
function writeOver(items: CartItem[]): string {
  if (!savedItems() && !setAsideStored(cartStored)) throw new Error('no room to set the saved cart aside');
  return JSON.stringify(items);
}

/** @throws Error when the text holds no list */
function readSaved(text: string): CartItem[] {
  const { items, wrong } = readItems(JSON.parse(text));
  if (wrong.length > 0) void logFailedLoadFx(new TypeError(wrong.join('; ')));
  return items;
}
