import { TextLink } from '@furrow/ui/button';
import { lots } from '../data/products.model';
import * as words from './words';
import styles from './two-carts.module.css';

/** Beside the marketplace's counter, once it counts: View Cart opens the other cart, that of the shop. */
export function TwoCarts({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.root}>
      {words.twoCarts(lots(count), count)}{' '}
      <TextLink to="/buy-food" className={styles.way}>
        {words.goToShop}
      </TextLink>
    </p>
  );
}
