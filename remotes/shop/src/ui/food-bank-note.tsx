import { formatCents, formatCount } from '@furrow/ui/format';
import donate from '@furrow/ui/art/icon-donate.svg';
import { foodBankPercent } from '../data/price-parts';
import { foodBankShare } from './food-bank-share.model';
import * as words from './words';
import styles from './food-bank-note.module.css';

export type FoodBankNoteProps = {
  orderCents: number;
  /** It is about a whole lot of the marketplace, which is counted in USDC. */
  lot?: boolean;
};

/** What a food bank gets of an order or a lot. */
export function FoodBankNote({ orderCents, lot = false }: FoodBankNoteProps) {
  const { cents, meals } = foodBankShare(orderCents);
  const share = lot ? formatCents(cents).slice(1) : formatCents(cents);
  return (
    <div className={styles.root}>
      <img src={donate} alt="" width={52} height={52} />
      <p>
        <strong>{words.shareOf(share, lot)}</strong>
        <span className={styles.detail}>{words.purchases(foodBankPercent, formatCount(meals), meals)}</span>
      </p>
    </div>
  );
}
