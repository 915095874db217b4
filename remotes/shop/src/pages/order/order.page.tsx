import { useState } from 'react';
import { Printer } from 'lucide-react';
import { useClientValue } from '@furrow/remote/hydration';
import emptyCart from '@furrow/ui/art/spot-empty-cart.svg';
import { BackLink } from '@furrow/ui/back-link';
import { Button, ButtonLink } from '@furrow/ui/button';
import { EmptyState } from '@furrow/ui/empty-state';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { Ticket } from '@furrow/ui/ticket';
import { readOrder } from '../../data/kept-order';
import { FoodBankNote } from '../../ui/food-bank-note';
import { OrderLines, pieces } from '../../ui/order-lines';
import { OrderTotals } from '../../ui/order-totals';
import styles from './order.module.css';

/** The lines of the last order. Only the tab that placed it knows them, so the prerendered page shows none. */
export default function OrderPage() {
  const isInBrowser = useClientValue(() => true, false);
  return (
    <>
      <PageMeta
        title="Your order"
        description="What you ordered last, line by line, to read again or to print. It is kept in this tab only."
        path="/checkout/order"
        unlisted
      />
      <PageHead
        title="Your order"
        lede="Kept in this tab until it is closed. Sample site: nothing was charged or sent."
        above={<BackLink to="/buy-food">Back to shopping</BackLink>}
      />
      <div className={`fw-wrap ${styles.root}`}>{isInBrowser ? <LastOrder /> : <NoOrder />}</div>
    </>
  );
}

function LastOrder() {
  const [order] = useState(readOrder);
  if (!order) return <NoOrder />;
  const { items, itemCount, totalCents } = order;
  return (
    <Ticket
      label="Order"
      head={
        <>
          <div className={styles.head}>
            <h2 className="fw-h3">{pieces(itemCount)}</h2>
            <Button variant="outlined" size="small" className={styles.print} onClick={() => window.print()}>
              <Printer size={18} strokeWidth={1.8} />
              Print
            </Button>
          </div>
          <OrderLines items={items} />
        </>
      }
    >
      <OrderTotals totalCents={totalCents} />
      <div className={styles.note}>
        <FoodBankNote orderCents={totalCents} />
      </div>
    </Ticket>
  );
}

function NoOrder() {
  return (
    <EmptyState
      art={emptyCart}
      title="No order in this tab"
      text="The lines of an order stay in the tab that placed it, until it is closed."
    >
      <ButtonLink to="/buy-food">Continue Shopping</ButtonLink>
    </EmptyState>
  );
}
