import { CartProvider } from '@furrow/cart/react';
import { ButtonLink } from '@furrow/ui/button';
import { CartDrawer } from '../../ui/cart-drawer';
import * as words from '../../ui/words';

/** The drawer with the cart's model, which nothing but an open cart needs. */
export function MiniCartDrawer({ onClose }: { onClose: () => void }) {
  return (
    <CartProvider>
      <CartDrawer whenEmpty={<ButtonLink to="/buy-food">{words.shopThisWeek}</ButtonLink>} onClose={onClose} />
    </CartProvider>
  );
}
