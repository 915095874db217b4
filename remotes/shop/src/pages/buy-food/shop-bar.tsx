import { ShoppingCart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, TextLink } from '@furrow/ui/button';
import { followCart } from '../../ui/follow-cart';
import { written } from '../../ui/written';
import * as words from './words';
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
        <nav aria-label={words.shop} className={styles.barLinks}>
          <TextLink to="/marketplace">{words.marketplace}</TextLink>
          <TextLink to="/support-farm">{words.support}</TextLink>
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
          {words.cart}
          <span ref={count} data-cart-count hidden suppressHydrationWarning>
            <span className={styles.badge} {...written} />
            <span className="fw-hidden" {...written} />
          </span>
        </Button>
      </div>
    </header>
  );
}
