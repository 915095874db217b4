import { createContext, useContext, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useUnit } from 'effector-react';
import { useHydratedUnit } from '@furrow/remote/hydrated-unit';
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

/** The cart and what a visitor can do with it. */
export type UseCart = Cart & {
  /** Puts one piece of the product into the cart, or one more piece if it is there already. */
  add(product: CartProduct): void;
  /** Takes the item with this id out of the cart, with all its pieces. */
  remove(id: string): void;
  /** Sets the number of pieces of an item. Zero or less removes the item. */
  setQuantity(id: string, quantity: number): void;
  /** Removes all items. */
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
  return <Scope.Provider value>{children}</Scope.Provider>;
}

/**
 * The cart and what can be done with it. Prerendered HTML shows the empty cart, and so does hydration, before the saved
 * one appears.
 * @throws Error outside a {@link CartProvider}.
 */
export function useCart(): UseCart {
  if (!useContext(Scope)) throw new Error('useCart must be used within a CartProvider');
  const cart = useHydratedUnit($cart, emptyCart);
  const { add, remove, change, clear } = useUnit(events);
  return useMemo(
    () => ({ ...cart, add, remove, clear, setQuantity: (id, quantity) => void change({ id, quantity }) }),
    [cart, add, remove, change, clear],
  );
}

const events = { add: itemAdded, remove: itemRemoved, change: quantityChanged, clear: cartCleared };
