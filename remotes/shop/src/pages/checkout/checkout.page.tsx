import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import { cartCleared } from '@furrow/cart/model';
import { CartProvider, useCart } from '@furrow/cart/react';
import { Fragment } from '@furrow/remote/fragment';
import { useClientValue } from '@furrow/remote/hydration';
import { useNotify } from '@furrow/remote/services';
import { useNavigate } from '@furrow/router';
import emptyCart from '@furrow/ui/art/spot-empty-cart.svg';
import { BackLink } from '@furrow/ui/back-link';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { EmptyState } from '@furrow/ui/empty-state';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { lotList } from '../../data/lot-list';
import { orderPath, readOrders, type Order as KeptOrder } from '../../data/orders';
import { placeOrder } from '../../data/place-order';
import { foodBankPercent } from '../../data/price-parts';
import { checkoutDraft } from './checkout-draft.model';
import { CheckoutForm } from './checkout-form';
import { orderToast, type CheckedOut } from './checkout.model';
import type { Checkout } from './checkout.schema';
import { FoldedSummary, SummaryOutline, SummaryTicket } from './order-summary';
import * as words from './words';
import styles from './checkout.module.css';

export default function CheckoutPage() {
  return (
    <CartProvider>
      <PageMeta title={words.pageTitle} description={words.description} path="/checkout" unlisted />
      <PageHead title={words.checkout} above={<BackLink to="/buy-food">{words.back}</BackLink>} />
      <div className={`fw-wrap ${styles.root}`}>
        <Order />
      </div>
      <Section tone="alternate" name={words.whereItGoes(foodBankPercent)} fact={words.mealsSoFar}>
        <Fragment of="giving/food-bank-progress" props={{ count: 3 }}>
          <p>{words.mealsCounted}</p>
        </Fragment>
      </Section>
    </CartProvider>
  );
}

function Order() {
  const { items, itemCount, totalCents } = useCart();
  const known = useClientValue(() => true, false);
  const navigate = useNavigate();
  const notify = useNotify();
  const [placed, setPlaced] = useState<CheckedOut>();
  const list = useSyncExternalStore(lotList.subscribe, lotList.current, () => noLots);

  // The page stays unchanged while the next one loads.
  const order = placed ?? { items, itemCount, totalCents };
  if (known && order.items.length === 0) {
    const [last] = readOrders().orders;
    return (
      <>
        {list.length > 0 ? (
          <div className={styles.twoCarts}>
            <EmptyCheckout overList last={last} />
            <Suspense>
              <ListTicket ids={list} />
            </Suspense>
          </div>
        ) : (
          <EmptyCheckout last={last} />
        )}
        <Suspense>
          <ThisWeek />
        </Suspense>
      </>
    );
  }

  function place(checkout: Checkout) {
    setPlaced(order);
    checkoutDraft.dropped();
    const { number } = placeOrder(order.items);
    cartCleared();
    notify(orderToast(checkout, order.totalCents, number));
    void navigate('/');
  }

  return (
    <>
      {list.length > 0 && (
        <div className={styles.list}>
          <Suspense>
            <FoldedList ids={list} />
          </Suspense>
        </div>
      )}
      <div className={styles.columns} data-order hidden={!known} suppressHydrationWarning>
        {known ? <FoldedSummary order={order} /> : <SummaryOutline />}
        <CheckoutForm totalCents={order.totalCents} onPlace={place} />
        {known && <SummaryTicket order={order} />}
      </div>
      {!known && <NotKnownYet />}
    </>
  );
}

/**
 * The prerendered page cannot know the cart, so it hides the form, which the boot script shows where the cart holds
 * something. Without JavaScript there is no cart, and the empty view is the truth; with it the form's outline keeps the
 * room until the cart has been read.
 */
function NotKnownYet() {
  return (
    <div className={styles.undecided}>
      <div aria-hidden="true" className={styles.outline} />
      <div className={styles.withoutScript}>
        <EmptyCheckout />
      </div>
    </div>
  );
}

type EmptyCheckoutProps = {
  /** Whether lots of the marketplace stand beside it. */
  overList?: boolean;
  /** The order of this browser that was placed last. */
  last?: KeptOrder;
};

function EmptyCheckout({ overList = false, last }: EmptyCheckoutProps) {
  return (
    <EmptyState art={emptyCart} title={words.empty} text={overList ? words.emptyWithList : words.emptyText}>
      <ButtonLink to="/buy-food" variant={overList ? 'outlined' : 'primary'}>
        {words.goOn}
      </ButtonLink>
      {last && (
        <p className={styles.last}>
          {words.lastOrder(last.number)} <TextLink to={orderPath(last)}>{words.viewLastReceipt}</TextLink>
        </p>
      )}
    </EmptyState>
  );
}

/** Only an empty checkout has lots to choose from. Where their code does not come, it is empty. */
const ThisWeek = lazy<ComponentType>(() =>
  import('./this-week').then(
    (week) => ({ default: week.ThisWeek }),
    () => ({ default: () => null }),
  ),
);

const noLots: readonly string[] = [];

/* Only who comes from the marketplace has a list. */
const ListTicket = lazyList('ListTicket');
const FoldedList = lazyList('FoldedList');

/** Where the code of the list does not come, the marketplace still has the list. */
function lazyList(part: 'ListTicket' | 'FoldedList') {
  return lazy<ComponentType<{ ids: readonly string[] }>>(() =>
    import('./marketplace-list').then(
      (list) => ({ default: list[part] }),
      () => ({ default: () => <TextLink to="/marketplace">{words.seeLots}</TextLink> }),
    ),
  );
}
