import type { ReactNode } from 'react';
import { useLocation } from '@furrow/router';
import { GovernanceBar } from './governance-bar';
import styles from './governance-head.module.css';

/** The head of a governance page: the way to its neighbors, then what the page is, and the one action at the right. */
export function GovernanceHead({ children, action }: { children: ReactNode; action: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <header>
      <GovernanceBar current={pathname} />
      <div className="fw-flood fw-furrowed" data-tone="beet">
        <div className={`fw-wrap ${styles.root}`}>
          <div className={styles.text}>{children}</div>
          <div className={styles.action}>{action}</div>
        </div>
      </div>
    </header>
  );
}
