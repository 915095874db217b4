import { RunningHead } from '@furrow/ui/running-head';
import { formatDollars } from '@furrow/ui/format';
import { rewardTiers } from '../../data/rewards.data';
import * as words from './words';
import styles from './farm-details.module.css';

export function RewardList() {
  return (
    <section className={styles.tiers}>
      <RunningHead level={2} fact={words.tiers(rewardTiers.length)}>
        {words.rewards}
      </RunningHead>
      <ul className={styles.rewards}>
        {rewardTiers.map(({ amount, title, description }) => (
          <li key={amount}>
            <span className="fw-h4">{formatDollars(amount)}</span>
            <span>
              <b>{title}</b>
              <small>{description}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
