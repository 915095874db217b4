import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { CartProvider } from '@furrow/cart/react';
import { useHydrated } from '@furrow/remote/hydration';
import { defineQuery, textField } from '@furrow/remote/query';
import { useQuery } from '@furrow/remote/use-query';
import { TriangleAlert } from 'lucide-react';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { Notice } from '@furrow/ui/notice';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { UntilRead } from '@furrow/ui/until-read';
import { noOrders, readOrders, subscribeOrders } from '../../data/orders';
import { OrderList } from './order-list';
import { Receipt } from './receipt';
import * as words from './words';
import styles from './orders.module.css';

const ordersQuery = defineQuery({ id: textField('id') });

/**
 * The orders of this browser, or the receipt of the one that the address names, as `/orders?id=ORD-743`. The document is
 * the same for everybody: it knows none.
 */
export default function OrdersPage() {
  const [{ id }] = useQuery(ordersQuery);
  const { orders, unreadable, isUnsaved } = useSyncExternalStore(subscribeOrders, readOrders, () => noOrders);
  const isInBrowser = useHydrated();
  const order = orders.find(({ number }) => number === id.toUpperCase());
  // The list and each receipt are views of one path, and whoever comes from another one sees the head of it.
  const seen = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!isInBrowser) return;
    if (seen.current !== undefined && seen.current !== id) window.scrollTo(0, 0);
    seen.current = id;
  }, [isInBrowser, id]);
  const isUnknown = isInBrowser && id !== '' && !order;
  return (
    <CartProvider>
      <PageMeta
        title={order ? words.order(order.number) : isUnknown ? words.unknownTitle : words.pageTitle}
        description={words.description}
        path="/orders"
        unlisted
      />
      {order ? (
        <Receipt key={order.number} order={order} isUnsaved={isUnsaved} />
      ) : (
        <>
          {isUnknown ? <NoSuchOrder /> : <PageHead title={words.title} lede={words.lede} />}
          <div className={`fw-wrap ${styles.root}`}>
            {!isInBrowser && <UntilRead />}
            {isInBrowser && !isUnknown && <OrderList orders={orders} />}
            {isUnsaved && <Warning>{words.unsaved}</Warning>}
            {unreadable > 0 && <Warning>{words.unreadable(unreadable)}</Warning>}
          </div>
        </>
      )}
    </CartProvider>
  );
}

function NoSuchOrder() {
  return (
    <PageHead
      title={words.unknown}
      lede={words.unknownLede}
      actions={
        <>
          <ButtonLink to="/orders">{words.seeOrders}</ButtonLink>
          <TextLink to="/buy-food">{words.back}</TextLink>
        </>
      }
    />
  );
}

function Warning({ children }: { children: string }) {
  return (
    <Notice tone="wheat" icon={<TriangleAlert size={20} strokeWidth={1.8} />}>
      {children}
    </Notice>
  );
}
