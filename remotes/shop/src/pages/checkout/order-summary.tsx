import { ChevronDown } from 'lucide-react';
import { lineCents, type CartItem } from '@furrow/cart/model';
import { toCents } from '@furrow/cart/money';
import { formatCents } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Perforation } from '@furrow/ui/perforation';
import { Ticket } from '@furrow/ui/ticket';
import { FoodBankNote } from '../../ui/food-bank-note';
import { foodBankShare, sharePercent } from '../../ui/food-bank-share.model';
import styles from './order-summary.module.css';

export type Order = { items: CartItem[]; itemCount: number; totalCents: number };

/** Beside the form, or below it, from 768 px. */
export function SummaryTicket({ order }: { order: Order }) {
  return (
    <div className={styles.ticket}>
      <Ticket
        sticky
        label="Order summary"
        head={
          <>
            <div className={styles.head}>
              <h2 className="fw-h3">Order summary</h2>
              <span>{pieces(order.itemCount)}</span>
            </div>
            <Lines items={order.items} />
          </>
        }
        foot={
          <div className={styles.note}>
            <FoodBankNote orderCents={order.totalCents} />
          </div>
        }
      >
        <Ledger>
          <LedgerRow term="Items">{formatCents(order.totalCents)}</LedgerRow>
          <LedgerRow term="Delivery">Free</LedgerRow>
        </Ledger>
        <p className={styles.total}>
          <strong>Total</strong> <span className={styles.figure}>{formatCents(order.totalCents)}</span>
        </p>
      </Ticket>
    </div>
  );
}

/** On phones: one row above the form, which opens. */
export function FoldedSummary({ order }: { order: Order }) {
  const { items, itemCount, totalCents } = order;
  return (
    <details className={`fw-surface ${styles.folded}`}>
      <summary className={styles.fold}>
        <span className={styles.packets}>
          {items.slice(0, 3).map(({ id, image }) => (
            <img key={id} src={image} alt="" width={46} height={46} />
          ))}
        </span>
        <span className={styles.foldText}>
          <strong>Order summary</strong>
          <span>
            {pieces(itemCount)}
            <span className={styles.foldTotal}>, {formatCents(totalCents)}</span>
          </span>
        </span>
        <ChevronDown size={20} strokeWidth={1.8} className={styles.chevron} />
      </summary>
      <Perforation />
      <div className={styles.foldBody}>
        <Lines items={items} />
        <Ledger>
          <LedgerRow term="Items">{formatCents(totalCents)}</LedgerRow>
          <LedgerRow term="Delivery">Free</LedgerRow>
          <LedgerRow term={`To a food bank, ${sharePercent}%`} tone="positive">
            {formatCents(foodBankShare(totalCents).cents)}
          </LedgerRow>
        </Ledger>
        <p className={styles.total}>
          <strong>Total</strong> <span className="fw-h2">{formatCents(totalCents)}</span>
        </p>
      </div>
    </details>
  );
}

function Lines({ items }: { items: CartItem[] }) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={item.id} className={styles.line}>
          <img src={item.image} alt="" width={64} height={64} />
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

function pieces(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
