import type { CSSProperties } from 'react';
import type { Proposal } from '../data/proposals.data';
import { inMillions, inPercent, voteShares } from '../data/voting.model';
import styles from './vote-split.module.css';

/** The two sides of a vote: totals in millions above the bar, percents below it. */
export function VoteSplit({ votes }: { votes: Pick<Proposal, 'votesFor' | 'votesAgainst'> }) {
  const { forPercent, againstPercent } = voteShares(votes);
  return (
    <div className={styles.root}>
      <div className={styles.side}>
        <span className={styles.for}>For {inMillions(votes.votesFor)}</span>
        <span className={styles.percent}>{inPercent(forPercent)}</span>
      </div>
      <div className={`${styles.side} ${styles.end}`}>
        <span className={styles.against}>Against {inMillions(votes.votesAgainst)}</span>
        <span className={styles.percent}>{inPercent(againstPercent)}</span>
      </div>
      <div
        aria-hidden="true"
        className={styles.bar}
        style={{ '--for': `${forPercent}fr`, '--against': `${againstPercent}fr` } as CSSProperties}
      >
        <i className={styles.forPart} />
        <i className={styles.againstPart} />
      </div>
    </div>
  );
}
