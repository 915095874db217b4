import { Check } from 'lucide-react';
import { RunningHead } from '@furrow/ui/running-head';
import { formatAmount, formatDollars } from '@furrow/ui/format';
import { rewardTiers } from '../../data/rewards.data';
import { isReached, reachedTiers, type RewardTier } from '../../data/rewards.model';
import styles from './rewards.module.css';

/** What the chosen amount brings: the highest tier it reaches. */
export function RewardPreview({ tier, amount }: { tier: RewardTier; amount: number }) {
  return (
    <div className={styles.preview}>
      <img src={tier.image} alt="" width={76} height={76} />
      <div>
        <p className={styles.at}>{`Your reward at ${formatAmount(amount)}`}</p>
        <p className="fw-h4">{tier.title}</p>
        <p className={styles.description}>{tier.description}</p>
      </div>
    </div>
  );
}

/** All tiers, ticked up to the chosen amount. */
export function RewardTicks({ amount }: { amount: number }) {
  const reached = reachedTiers(rewardTiers, amount).length;
  return (
    <section className={styles.ticks}>
      <RunningHead level={2} fact={`${reached} of ${rewardTiers.length} reached`}>
        Rewards
      </RunningHead>
      <ul className={styles.tiers}>
        {rewardTiers.map((tier) => (
          <li key={tier.amount} className={styles.tier}>
            <img src={tier.image} alt="" width={56} height={56} loading="lazy" className={styles.thumb} />
            <span className="fw-h4">{formatDollars(tier.amount)}</span>
            <span>
              <b>{tier.title}</b>
              <span className={styles.description}>{tier.description}</span>
            </span>
            <span className={isReached(tier, amount) ? `${styles.tick} ${styles.reached}` : styles.tick}>
              {isReached(tier, amount) && (
                <>
                  <Check size={18} strokeWidth={1.8} />
                  <span className="fw-hidden">Reached</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
