import type { CartItem } from '@furrow/cart/model';
import { lineCents, toCents } from '@furrow/cart/money';
import { formatCents } from '@furrow/ui/format';
import { pictureOf } from '../data/product-pictures.model';
import { worded } from './words';
import styles from './order-lines.module.css';

/** What is ordered, line by line. */
export function OrderLines({ items }: { items: CartItem[] }) {
  return (
    <ul className={styles.lines}>
      {items.map(worded).map((item) => (
        <li key={item.id} className={styles.line}>
          <img src={pictureOf(item)} alt="" width={64} height={64} />
          <span className={styles.what}>
            <strong>{item.name}</strong>
            <span>
              {item.quantity} × {formatCents(toCents(item.price))} / {item.unit}
            </span>
          </span>
          <strong className="fw-num">{formatCents(lineCents(item))}</strong>
        </li>
      ))}
    </ul>
  );
}
