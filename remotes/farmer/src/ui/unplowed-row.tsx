import type { ReactNode } from 'react';
import styles from './unplowed-row.module.css';

/** Nothing yet: a row that is still dotted, what will stand there, and the one way to begin. */
export function UnplowedRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`fw-surface ${styles.root}`} aria-label={title}>
      <span className={styles.row} aria-hidden="true" />
      <h2 className="fw-h3">{title}</h2>
      {children}
    </section>
  );
}
