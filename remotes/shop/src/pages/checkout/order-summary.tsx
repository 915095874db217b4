import { ChevronDown } from 'lucide-react';
import { formatCents } from '@furrow/ui/format';
import { LedgerRow } from '@furrow/ui/ledger';
import { Perforation } from '@furrow/ui/perforation';
import { Ticket } from '@furrow/ui/ticket';
import { FoodBankNote } from '../../ui/food-bank-note';
import { foodBankPercent } from '../../data/price-parts';
import { pictureOf } from '../../data/product-pictures.model';
import { foodBankShare } from '../../ui/food-bank-share.model';
import { OrderLines, pieces } from '../../ui/order-lines';
import { OrderTotals } from '../../ui/order-totals';
import type { CheckedOut } from './checkout.model';
import styles from './order-summary.module.css';

/** Beside the form, or below it, from 768 px. */
export function SummaryTicket({ order }: { order: CheckedOut }) {
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
            <OrderLines items={order.items} />
          </>
        }
        foot={
          <div className={styles.note}>
            <FoodBankNote orderCents={order.totalCents} />
          </div>
        }
      >
        <OrderTotals large totalCents={order.totalCents} />
      </Ticket>
    </div>
  );
}

/** On phones: one row above the form, which opens. */
export function FoldedSummary({ order }: { order: CheckedOut }) {
  const { items, itemCount, totalCents } = order;
  return (
    <details className={`fw-surface ${styles.folded}`}>
      <summary className={styles.fold}>
        <span className={styles.packets}>
          {items.slice(0, 3).map((item) => (
            <img key={item.id} src={pictureOf(item)} alt="" width={46} height={46} />
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
        <OrderLines items={items} />
        <OrderTotals totalCents={totalCents}>
          <LedgerRow term={`To a food bank, ${foodBankPercent}%`}>
            {formatCents(foodBankShare(totalCents).cents)}
          </LedgerRow>
        </OrderTotals>
      </div>
    </details>
  );
}

/** Keeps the room of {@link FoldedSummary} until the code is there that draws it. */
export function FoldedOutline() {
  return (
    <div aria-hidden="true" className={`fw-surface ${styles.folded}`}>
      <div className={styles.fold}>
        <span className={styles.foldText}>
          <strong>Order summary</strong>
          <span>{'\u00a0'}</span>
        </span>
      </div>
    </div>
  );
}
