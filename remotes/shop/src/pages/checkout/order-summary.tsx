import { formatCents } from '@furrow/ui/format';
import { LedgerRow } from '@furrow/ui/ledger';
import { Perforation } from '@furrow/ui/perforation';
import { Ticket } from '@furrow/ui/ticket';
import { FoodBankNote } from '../../ui/food-bank-note';
import { foodBankPercent } from '../../data/price-parts';
import { foodBankShare } from '../../ui/food-bank-share.model';
import { OrderLines } from '../../ui/order-lines';
import { pieces } from '../../ui/words';
import { OrderTotals } from '../../ui/order-totals';
import type { CheckedOut } from './checkout.model';
import { Folded, FoldedOutline } from './folded';
import * as words from './words';
import styles from './order-summary.module.css';

/** Beside the form, or below it, from 768 px. */
export function SummaryTicket({ order }: { order: CheckedOut }) {
  return (
    <div className={styles.ticket}>
      <Ticket
        sticky
        label={words.summary}
        head={
          <>
            <div className={styles.head}>
              <h2 className="fw-h3">{words.summary}</h2>
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

/** On phones: a row above the form, which opens. */
export function FoldedSummary({ order }: { order: CheckedOut }) {
  const { items, itemCount, totalCents } = order;
  return (
    <div className={styles.onPhones}>
      <Folded title={words.summary} line={pieces(itemCount)} closedLine={`, ${formatCents(totalCents)}`} things={items}>
        <Perforation />
        <div className={styles.foldBody}>
          <OrderLines items={items} />
          <OrderTotals totalCents={totalCents}>
            <LedgerRow term={words.toFoodBank(foodBankPercent)}>
              {formatCents(foodBankShare(totalCents).cents)}
            </LedgerRow>
          </OrderTotals>
        </div>
      </Folded>
    </div>
  );
}

/** Keeps the room of {@link FoldedSummary} until the code is there that draws it. */
export function SummaryOutline() {
  return (
    <div className={styles.onPhones}>
      <FoldedOutline title={words.summary} />
    </div>
  );
}
