import type { ReactNode } from 'react';
import { Link, useLocation } from '@furrow/router';
import styles from './governance-head.module.css';

const places = [
  { label: 'Voting', to: '/governance/voting' },
  { label: 'Treasury', to: '/governance/treasury' },
  { label: 'Forum', to: '/governance/forum' },
  { label: 'Impact', to: '/impact' },
];

/** The head of a governance page: the way to its neighbors, then what the page is, and the one action at the right. */
export function GovernanceHead({ children, action }: { children: ReactNode; action: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <header>
      <nav aria-label="Pages of the governance" className={`fw-wrap ${styles.places}`}>
        <p className={styles.name}>Governance</p>
        <ul className={styles.list}>
          {places.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={styles.place} aria-current={to === pathname ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="fw-flood fw-furrowed" data-tone="beet">
        <div className={`fw-wrap ${styles.root}`}>
          <div className={styles.text}>{children}</div>
          {action}
        </div>
      </div>
    </header>
  );
}
