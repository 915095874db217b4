import { formatCount } from '@furrow/ui/format';
import { FurrowProgress } from '@furrow/ui/furrow-progress';
import { foodBanks } from '../../data/food-banks.data';
import { percentOf } from '../../data/impact.model';
import type { FoodBankProgressProps } from './food-bank-progress.schema';
import * as words from '../words';
import styles from './food-bank-progress.module.css';

/** Meals that baskets have paid for, and how many are wanted. */
const meals = [
  { ...foodBanks.central, done: 14_200, goal: 20_000 },
  { ...foodBanks.riverside, done: 10_200, goal: 15_000 },
  { ...foodBanks.hope, done: 9600, goal: 12_000 },
];

export default function FoodBankProgressFragment({ count }: FoodBankProgressProps) {
  return (
    <ul className={styles.banks}>
      {meals.slice(0, count).map(({ name, image, done, goal }) => {
        const state = words.mealsOf(formatCount(done), formatCount(goal));
        return (
          <li key={name} className={styles.bank}>
            <img src={image} alt="" width={168} height={110} loading="lazy" className={styles.art} />
            <div className={styles.bar}>
              <p className={styles.head}>
                <span className={styles.name}>{name}</span>
                <strong className="fw-num">{words.percent(percentOf({ done, goal }))}</strong>
              </p>
              <FurrowProgress value={done} max={goal} label={words.mealsDonated(name)} valueText={state} />
              <p className={styles.meals}>{state}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
