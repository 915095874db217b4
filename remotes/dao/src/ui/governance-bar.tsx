import { Link } from '@furrow/router';
import { formatCount } from '@furrow/ui/format';
import { newDiscussions, ownSeeds } from '../data/governance.data';
import { proposals } from '../data/proposals.data';
import styles from './governance-bar.module.css';

const open = proposals.filter(({ status }) => status === 'Active').length;

const places = [
  { label: 'Voting', to: '/governance/voting', count: `${open} open` },
  { label: 'Treasury', to: '/governance/treasury' },
  { label: 'Forum', to: '/governance/forum', count: `${newDiscussions} new` },
  { label: 'Impact', to: '/impact' },
];

/** The way from one page of the governance to its neighbors, with what is new there. `current` is the path of the page on screen. */
export function GovernanceBar({ current }: { current: string }) {
  return (
    <nav aria-label="Pages of the governance" className={`fw-wrap ${styles.root}`}>
      <p className={styles.name}>Governance</p>
      <ul className={styles.list}>
        {places.map(({ label, to, count }) => (
          <li key={to}>
            <Link to={to} className={styles.place} aria-current={to === current ? 'page' : undefined}>
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
  );
}
