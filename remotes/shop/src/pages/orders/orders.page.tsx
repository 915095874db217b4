import { useSyncExternalStore } from 'react';
import { CartProvider } from '@furrow/cart/react';
import { useHydrated } from '@furrow/remote/hydration';
import { defineQuery, textField } from '@furrow/remote/query';
import { useQuery } from '@furrow/remote/use-query';
import { TriangleAlert } from 'lucide-react';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { Notice } from '@furrow/ui/notice';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { readOrders, subscribeOrders, type Orders } from '../../data/orders';
import { OrderList } from './order-list';
import { Receipt } from './receipt';
import styles from './orders.module.css';

const ordersQuery = defineQuery({ id: textField('id') });
const noOrders: Orders = { orders: [], unreadable: 0 };

/**
 * The orders of this browser, or the receipt of the one that the address names, as `/orders?id=ORD-743`. The document is
 * the same for everybody: it knows none.
 */
export default function OrdersPage() {
  const [{ id }] = useQuery(ordersQuery);
  const { orders, unreadable } = useSyncExternalStore(subscribeOrders, readOrders, () => noOrders);
  const isInBrowser = useHydrated();
  const order = orders.find(({ number }) => number === id.toUpperCase());
  const isUnknown = isInBrowser && id !== '' && !order;
  return (
    <CartProvider>
      <PageMeta
        title={
          order
            ? `Order ${order.number}`
            : isUnknown
              ? 'Order not found'
              : 'Your orders and receipts, saved in this browser'
        }
        description="See what you ordered, which farm each lot came from and where your money went. Receipts are saved only in this browser, not by us."
        path="/orders"
        unlisted
      />
      {order ? (
        <Receipt key={order.number} order={order} />
      ) : (
        <>
          {isUnknown ? (
            <NoSuchOrder />
          ) : (
            <PageHead
              title="Your orders"
              lede="Receipts are kept in this browser only. Nothing was charged or shipped."
            />
          )}
          <div className={`fw-wrap ${styles.root}`}>
            {isInBrowser && !isUnknown && <OrderList orders={orders} />}
            {unreadable > 0 && <Unreadable count={unreadable} />}
          </div>
        </>
      )}
    </CartProvider>
  );
}

function NoSuchOrder() {
  return (
    <PageHead
      title="This order is not in this browser."
      lede="We keep orders only in the browser that placed them."
      actions={
        <>
          <ButtonLink to="/orders">See Your Orders</ButtonLink>
          <TextLink to="/buy-food">Back to shopping</TextLink>
        </>
      }
    />
  );
}

function Unreadable({ count }: { count: number }) {
  return (
    <Notice tone="wheat" icon={<TriangleAlert size={20} strokeWidth={1.8} />}>
      {count === 1
        ? 'One stored order cannot be read. It was left as is.'
        : `${count} stored orders cannot be read. They were left as they are.`}
    </Notice>
  );
}
