import type { ReactNode } from 'react';
import styles from './stat-row.module.css';

export type Stat = { value: ReactNode; label: string; note?: ReactNode };

/** Two to four figures in a row, each above its label, with rules between. */
export function StatRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.root}>
      {stats.map(({ value, label, note }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
