import { CartProvider, useCart } from '@furrow/cart/react';
import { Link } from '@furrow/router';
import { ShoppingCart } from 'lucide-react';
import { cartPath } from './navigation.data';
import styles from './cart-link.module.css';

/** The link to the cart, for pages that do not draw the cart themselves. There is none while the cart is empty. */
export function CartLink() {
  return (
    <CartProvider>
      <FilledCart />
    </CartProvider>
  );
}

function FilledCart() {
  const { itemCount } = useCart();
  if (itemCount === 0) return null;
  return (
    <Link to={cartPath} className={styles.root}>
      <ShoppingCart size={20} strokeWidth={1.8} />
      <span className={styles.label}>Cart</span>
      <span className={styles.count}>{itemCount}</span>
      <span className="fw-hidden">{itemCount === 1 ? ' item' : ' items'}</span>
    </Link>
  );
}
