import { CartProvider, useCart } from '@furrow/cart/react';
import { Link } from '@furrow/router';
import { ShoppingCart } from 'lucide-react';
import { cartPath } from './navigation.data';
import styles from './cart-link.module.css';

/** The shared cart, wherever the page does not draw one itself. An empty cart needs no link. */
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
