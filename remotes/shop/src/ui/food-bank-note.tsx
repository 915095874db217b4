import { formatCents } from '@furrow/ui/format';
import donate from '@furrow/ui/art/icon-donate.svg';
import { foodBankShare, sharePercent } from './food-bank-share.model';
import styles from './food-bank-note.module.css';

/** What a food bank gets of an order. */
export function FoodBankNote({ orderCents }: { orderCents: number }) {
  const { cents, meals } = foodBankShare(orderCents);
  return (
    <div className={styles.root}>
      <img src={donate} alt="" width={52} height={52} />
      <p>
        <strong>{formatCents(cents)} of this goes to Riverside Pantry</strong>
        <span className={styles.detail}>
          {sharePercent}% of every purchase{meals > 0 && `, about ${meals} ${meals === 1 ? 'meal' : 'meals'}`}.
        </span>
      </p>
    </div>
  );
}
