import { createContext, useContext, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
// By its public name, never by its path: only that name is a singleton of the share scope.
import {
  $cart,
  cartCleared,
  emptyCart,
  itemAdded,
  itemRemoved,
  quantityChanged,
  startPersistence,
  type Cart,
  type CartProduct,
} from '@furrow/cart/model';

export type UseCart = Cart & {
  add(product: CartProduct): void;
  remove(id: string): void;
  /** Zero or less takes the item out. */
  setQuantity(id: string, quantity: number): void;
  clear(): void;
};

const Scope = createContext(false);

/**
 * Marks where the cart may be used, and has the saved one read. It holds no state: the model does, one for the whole page,
 * whoever bundles this file.
 */
export function CartProvider({ children }: { children: ReactNode }) {
  // With the first render, before anybody can press a button: what is put in comes on top of what was saved.
  useLayoutEffect(startPersistence, []);
  return <Scope value>{children}</Scope>;
}

/**
 * The cart and what can be done with it. Prerendered HTML shows the empty cart, and so does hydration, before the saved one appears.
 * @throws Error outside a {@link CartProvider}.
 */
export function useCart(): UseCart {
  if (!useContext(Scope)) throw new Error('useCart must be used within a CartProvider');
  const cart = useSyncExternalStore(subscribe, $cart.getState, () => emptyCart);
  return useMemo(() => ({ ...cart, ...actions }), [cart]);
}

function subscribe(listener: () => void) {
  return $cart.updates.watch(listener);
}

const actions = {
  add: (product: CartProduct) => void itemAdded(product),
  remove: (id: string) => void itemRemoved(id),
  setQuantity: (id: string, quantity: number) => void quantityChanged({ id, quantity }),
  clear: () => void cartCleared(),
};
