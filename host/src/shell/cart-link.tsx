import { Link } from '@furrow/router';
import { ShoppingCart } from 'lucide-react';
import { cartPath } from './navigation.data';
import styles from './cart-link.module.css';

/** The link to the cart, for pages that do not draw the cart themselves. `boot/cart-link.ts` shows it while the cart is not empty. */
export function CartLink() {
  return (
    <Link to={cartPath} className={styles.root} id="cart-link" hidden>
      <ShoppingCart size={20} strokeWidth={1.8} />
      <span className={styles.label}>Cart</span> <span className={styles.count} />
      <span className="fw-hidden" />
    </Link>
  );
}
