import type { ReactNode } from 'react';
import styles from './governance-head.module.css';

/** The beet head of a governance page: what the page is, and the one action at the right. */
export function GovernanceHead({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <header className="fw-flood fw-furrowed" data-tone="beet">
      <div className={`fw-wrap ${styles.root}`}>
        <div className={styles.text}>{children}</div>
        {action}
      </div>
    </header>
  );
}
