import { ButtonLink } from '@furrow/ui/button';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import * as words from './words';
import styles from './order-moved.module.css';

/** The address of the last order, as it was before orders had receipts: it leads on, as plain HTML. */
export default function OrderMovedPage() {
  return (
    <div className={styles.root}>
      <PageMeta title={words.movedTitle} description={words.movedDescription} path="/orders" unlisted />
      <PageHead
        title={words.title}
        lede={words.movedLede}
        actions={<ButtonLink to="/orders">{words.seeOrders}</ButtonLink>}
      />
    </div>
  );
}
