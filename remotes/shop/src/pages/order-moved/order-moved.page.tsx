import { ButtonLink } from '@furrow/ui/button';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import styles from './order-moved.module.css';

/** The address of the last order, as it was before orders had receipts: it leads on, as plain HTML. */
export default function OrderMovedPage() {
  return (
    <div className={styles.root}>
      <PageMeta
        title="Your orders have moved to their own page"
        description="Your orders have their own page."
        path="/orders"
        unlisted
      />
      <PageHead
        title="Your orders"
        lede="Orders now have their own page."
        actions={<ButtonLink to="/orders">See Your Orders</ButtonLink>}
      />
    </div>
  );
}
