import { ShoppingCart } from 'lucide-react';
import { useCart } from '@furrow/cart/react';
import { Button, TextLink } from '@furrow/ui/button';
import styles from './buy-food.module.css';

export type ShopBarProps = {
  /** How often something was put into the cart on this page: the badge bumps when it grows. */
  additions: number;
  cartOpen: boolean;
  onOpenCart: () => void;
};

/** The shop's sticky header: ways on, and the cart with its count. */
export function ShopBar({ additions, cartOpen, onOpenCart }: ShopBarProps) {
  const { itemCount } = useCart();
  return (
    <header className={styles.bar}>
      <div className={`fw-wrap ${styles.barRow}`}>
        <nav aria-label="Shop" className={styles.barLinks}>
          <TextLink to="/marketplace">Marketplace</TextLink>
          <TextLink to="/support-farm">Support a Farm</TextLink>
        </nav>
        <Button
          variant="outlined"
          size="small"
          className={styles.cartButton}
          aria-haspopup="dialog"
          aria-expanded={cartOpen}
          onClick={onOpenCart}
        >
          <ShoppingCart size={20} strokeWidth={1.8} />
          Cart
          {itemCount > 0 && (
            <>
              <span key={additions} className={`${styles.badge} ${additions > 0 ? styles.bumped : ''}`}>
                {itemCount}
              </span>
              <span className="fw-hidden">{itemCount === 1 ? ' item' : ' items'}</span>
            </>
          )}
        </Button>
      </div>
    </header>
  );
}
