import type { ReactNode } from 'react';
import { Link, useLocation } from '@furrow/router';
import { formatCount } from '@furrow/ui/format';
import { newDiscussions, ownSeeds } from '../data/governance.data';
import { proposals } from '../data/proposals.data';
import styles from './governance-head.module.css';

const open = proposals.filter(({ status }) => status === 'Active').length;

const places = [
  { label: 'Voting', to: '/governance/voting', count: `${open} open` },
  { label: 'Treasury', to: '/governance/treasury' },
  { label: 'Forum', to: '/governance/forum', count: `${newDiscussions} new` },
  { label: 'Impact', to: '/impact' },
];

/** The head of a governance page: the way to its neighbors with what is new there, then what the page is, and the one action at the right. */
export function GovernanceHead({ children, action }: { children: ReactNode; action: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <header>
      <nav aria-label="Pages of the governance" className={`fw-wrap ${styles.places}`}>
        <p className={styles.name}>Governance</p>
        <ul className={styles.list}>
          {places.map(({ label, to, count }) => (
            <li key={to}>
              <Link to={to} className={styles.place} aria-current={to === pathname ? 'page' : undefined}>
                {label}
                {count && <span className={styles.count}> {count}</span>}
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.seeds}>
          Your seeds <strong>{formatCount(ownSeeds)}</strong>
        </p>
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
