import { ButtonLink } from '@furrow/ui/button';
import { RunningHead } from '@furrow/ui/running-head';
import { Tag } from '@furrow/ui/tag';
import { donations } from '../../data/donations.data';
import { formatDate } from '../../data/donations.model';
import { formatCount, formatDollarsAndCents } from '@furrow/ui/format';
import { MealsByMonth } from '../../ui/impact/meals-by-month';
import styles from './rows.module.css';

const recent = donations.slice(0, 5);

export function Donations() {
  return (
    <div className={styles.columns}>
      <section>
        <RunningHead level={2} fact={`${recent.length} of ${donations.length}`}>
          Recent donations
        </RunningHead>
        <ul>
          {recent.map(({ id, foodBank, date, meals, amount, status }) => (
            <li key={id} className={styles.row}>
              <img src={foodBank.image} alt="" width={56} height={56} loading="lazy" className={styles.picture} />
              <span>
                <b>{foodBank.name}</b>
                <span className={styles.meta}>
                  {formatDate(date)}, {formatCount(meals)} meals
                </span>
              </span>
              <span className={`fw-num ${styles.amount}`}>
                {formatDollarsAndCents(amount)}
                <Tag tone={status === 'delivered' ? 'solid' : 'grey'} dot={false}>
                  {status}
                </Tag>
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <ButtonLink to="/my-donations" variant="outlined">
            View All Donations
          </ButtonLink>
        </p>
      </section>
      <MealsByMonth />
    </div>
  );
}
