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
import { lots } from '../../data/products.model';
import { placeOrder, readOrders } from '../../data/orders';
import { foodBankPercent } from '../../data/price-parts';
import { checkoutDraft } from './checkout-draft.model';
import { CheckoutForm } from './checkout-form';
import { orderToast, type CheckedOut } from './checkout.model';
import type { Checkout } from './checkout.schema';
import { FoldedOutline, FoldedSummary, SummaryTicket } from './order-summary';
import styles from './checkout.module.css';

export default function CheckoutPage() {
  return (
    <CartProvider>
      <PageMeta
        title="Checkout"
        description="Tell us where to deliver your food. Delivery is free, and 5% of the order goes to a food bank."
        path="/checkout"
        unlisted
      />
      <PageHead title="Checkout" above={<BackLink to="/buy-food">Back to shopping</BackLink>} />
      <div className={`fw-wrap ${styles.root}`}>
        <Order />
      </div>
      <Section tone="alternate" name={`Where ${foodBankPercent}% of every purchase goes`} fact="Meals so far">
        <Fragment of="giving/food-bank-progress" props={{ count: 3 }}>
          <p>Food banks count the meals that come from your orders.</p>
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

  // The page stays as it was while the next one loads.
  const order = placed ?? { items, itemCount, totalCents };
  if (known && order.items.length === 0) {
    return (
      <>
        <EmptyCheckout hasOrdered={readOrders().orders.length > 0} />
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
      <div className={styles.columns} data-order hidden={!known} suppressHydrationWarning>
        {known ? <FoldedSummary order={order} /> : <FoldedOutline />}
        <CheckoutForm totalCents={order.totalCents} onPlace={place} />
        {known && <SummaryTicket order={order} />}
      </div>
      {!known && <NotKnownYet />}
    </>
  );
}

/**
 * The prerendered page cannot know the cart, so it hides the form, which the boot script shows where the cart holds something. Without
 * JavaScript there is no cart, and the empty view is the truth; with it the form's outline keeps the room until the cart has been read.
 */
function NotKnownYet() {
  return (
    <div className={styles.undecided}>
      <div aria-hidden="true" className={styles.outline} />
      <div className={styles.withoutScript}>
        <EmptyCheckout hasOrdered />
      </div>
    </div>
  );
}

function EmptyCheckout({ hasOrdered }: { hasOrdered: boolean }) {
  return (
    <EmptyState
      art={emptyCart}
      title="Your cart is empty"
      text="Delivery is free, and nothing is charged on this sample site."
    >
      <ButtonLink to="/buy-food">Continue Shopping</ButtonLink>
      <LotsElsewhere />
      {hasOrdered && (
        <p>
          <TextLink to="/orders">See Your Orders</TextLink>
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

/** Lots of the marketplace are in a list of its own: whoever comes from there reads why the cart is empty. */
function LotsElsewhere() {
  const count = useSyncExternalStore(lotList.subscribe, lotList.current, () => noLots).length;
  if (count === 0) return null;
  return (
    <p className={styles.elsewhere}>
      Your {lots(count)} {count === 1 ? 'is' : 'are'} on the marketplace list, which has no checkout.{' '}
      <TextLink to="/marketplace">See your lots</TextLink>
    </p>
  );
}
