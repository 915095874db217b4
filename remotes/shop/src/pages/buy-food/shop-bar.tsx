import { ShoppingCart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, TextLink } from '@furrow/ui/button';
import { followCart } from '../../ui/follow-cart';
import { written } from '../../ui/written';
import styles from './buy-food.module.css';

export type ShopBarProps = {
  cartOpen: boolean;
  onOpenCart: () => void;
};

/** The shop's sticky header: ways on, and the cart with its count. */
export function ShopBar({ cartOpen, onOpenCart }: ShopBarProps) {
  const count = useRef<HTMLSpanElement>(null);
  useEffect(() => (count.current ? followCart(count.current) : undefined), []);
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
          <span ref={count} data-cart-count hidden suppressHydrationWarning>
            <span className={styles.badge} {...written} />
            <span className="fw-hidden" {...written} />
          </span>
        </Button>
      </div>
    </header>
  );
}
