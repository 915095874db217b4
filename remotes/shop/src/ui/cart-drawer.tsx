import { useEffect, useRef, type ReactNode } from 'react';
import { ArrowRight, Minus, Plus, Trash2 } from 'lucide-react';
import type { CartItem } from '@furrow/cart/model';
import { lineCents, toCents } from '@furrow/cart/money';
import { formatCents } from '@furrow/ui/format';
import { useCart } from '@furrow/cart/react';
import { useNotify } from '@furrow/remote/services';
import emptyCart from '@furrow/ui/art/spot-empty-cart.svg';
import { ButtonLink } from '@furrow/ui/button';
import { EmptyState } from '@furrow/ui/empty-state';
import { removedToast } from '../data/cart-undo.model';
import { pictureOf } from '../data/product-pictures.model';
import { FoodBankNote } from './food-bank-note';
import { OrderTotals } from './order-totals';
import { Sheet } from './sheet';
import * as words from './words';
import styles from './cart-drawer.module.css';

export type CartDrawerProps = {
  /** What leads out of an empty cart. */
  whenEmpty: ReactNode;
  onClose: () => void;
};

/** The cart over the page: lines, quantities, total and the way to the checkout. Render it to open it. */
export function CartDrawer({ whenEmpty, onClose }: CartDrawerProps) {
  const { items, totalCents, itemCount } = useCart();
  const content = useRef<HTMLDivElement>(null);

  // The line that held the focus may be gone: the keyboard goes on from the drawer's title.
  useEffect(() => {
    const drawer = content.current?.closest('[role=dialog]');
    if (!drawer?.contains(document.activeElement)) drawer?.querySelector('h2')?.focus();
  }, [items.length]);

  const title = (
    <>
      {words.yourCart} {itemCount > 0 && <span className={styles.count}>{words.pieces(itemCount)}</span>}
    </>
  );
  const foot = items.length > 0 && (
    <>
      <OrderTotals totalCents={totalCents} />
      <div className={styles.checkout}>
        <ButtonLink to="/checkout" size="large" block>
          {words.checkout}
          <ArrowRight size={20} strokeWidth={1.8} />
        </ButtonLink>
      </div>
    </>
  );

  return (
    <Sheet side="right" title={title} foot={foot} onClose={onClose}>
      <div ref={content} className={styles.root}>
        {items.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState level={3} art={emptyCart} title={words.emptyTitle} text={words.emptyText}>
              {whenEmpty}
            </EmptyState>
          </div>
        ) : (
          <>
            <ul className={styles.items}>
              {items.map((item) => (
                <CartLine key={item.id} item={item} />
              ))}
            </ul>
            <FoodBankNote orderCents={totalCents} />
          </>
        )}
      </div>
    </Sheet>
  );
}

function CartLine({ item }: { item: CartItem }) {
  const { items, setQuantity, remove } = useCart();
  const notify = useNotify();
  const { id, name, farm, price, unit, quantity } = words.worded(item);

  function takeOut() {
    remove(id);
    notify(removedToast(items, item, name));
  }

  return (
    <li className={styles.line}>
      <img src={pictureOf(item)} alt="" width={104} height={104} />
      <div className={styles.what}>
        <h3 className="fw-h4">{name}</h3>
        <p className={styles.farm}>{farm}</p>
        <div className={styles.stepper} role="group" aria-label={words.quantityOf(name)}>
          <button
            type="button"
            aria-label={words.decrease(name)}
            onClick={() => (quantity > 1 ? setQuantity(id, quantity - 1) : takeOut())}
          >
            <Minus size={18} strokeWidth={1.8} />
          </button>
          <output>{quantity}</output>
          <button type="button" aria-label={words.increase(name)} onClick={() => setQuantity(id, quantity + 1)}>
            <Plus size={18} strokeWidth={1.8} />
          </button>
        </div>
      </div>
      <div className={styles.cost}>
        <button
          type="button"
          className={`fw-icon-button ${styles.remove}`}
          aria-label={words.remove(name)}
          onClick={takeOut}
        >
          <Trash2 size={20} strokeWidth={1.8} />
        </button>
        <p>
          <strong>{formatCents(lineCents(item))}</strong>
          <span>
            {formatCents(toCents(price))} / {unit}
          </span>
        </p>
      </div>
    </li>
  );
}
