import type { ReactNode } from 'react';
import { isolated } from './format';
import styles from './stat-row.module.css';

/** A figure with its label. */
export type Stat = {
  value: ReactNode;
  label: string;
  note?: ReactNode;
  /** A picture of 64 pixels at the left of both. */
  art?: string;
};

/** Two to four figures in a row, each above its label, with rules between. */
export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.root}>
      {stats.map(({ value, label, note, art }) => (
        <div key={label} className={art ? `${styles.stat} ${styles.pictured}` : styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {art && <img src={art} alt="" width={64} height={64} className={styles.art} />}
            {typeof value === 'string' ? isolated(value) : value}
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
