import { TextLink } from '@furrow/ui/button';
import { lots } from '../data/products.model';
import styles from './two-carts.module.css';

/** Beside the marketplace's counter, once it counts: View Cart opens the other cart, that of the shop. */
export function TwoCarts({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.root}>
      {`Your ${lots(count)} ${count === 1 ? 'is' : 'are'} on the marketplace list. View Cart shows what you added in the shop, and what of your list you can move there.`}{' '}
      <TextLink to="/buy-food" className={styles.way}>
        Go to the shop
      </TextLink>
    </p>
  );
}
