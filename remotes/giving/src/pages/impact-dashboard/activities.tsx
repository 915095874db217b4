import { TextLink } from '@furrow/ui/button';
import { leftToRight } from '@furrow/ui/format';
import { RunningHead } from '@furrow/ui/running-head';
import { activities, activityPictures } from './impact-dashboard.data';
import { isGain } from './impact-dashboard.model';
import styles from './rows.module.css';

export function Activities() {
  return (
    <section>
      <RunningHead level={2} fact={<TextLink to="/my-donations">View All Donations</TextLink>}>
        Recent activity
      </RunningHead>
      <ul>
        {activities.map(({ type, description, time, amount }) => (
          <li key={description} className={styles.row}>
            <img src={activityPictures[type]} alt="" width={56} height={56} loading="lazy" className={styles.picture} />
            <span>
              <b>{description}</b>
              <span className={styles.meta}>{time}</span>
            </span>
            <span className={`fw-num ${styles.amount} ${isGain(amount) ? 'fw-pos' : ''}`}>{leftToRight(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
