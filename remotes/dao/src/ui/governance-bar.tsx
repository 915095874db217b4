import { Link } from '@furrow/router';
import { formatCount } from '@furrow/ui/format';
import { governance } from '../data/governance.data';
import styles from './governance-bar.module.css';

const places = [
  { label: 'Voting', to: '/governance/voting', count: `${governance.atVote} open`, of: 'proposals' },
  { label: 'Treasury', to: '/governance/treasury' },
  { label: 'Forum', to: '/governance/forum', count: formatCount(governance.discussions), of: 'discussions' },
  { label: 'Impact', to: '/impact' },
];

/**
 * The way from one page of the governance to its neighbors, with how much there is. `current` is the path of the page
 * on screen.
 */
export function GovernanceBar({ current }: { current: string }) {
  return (
    <nav aria-label="Governance pages" className={styles.root}>
      <div className={`fw-wrap ${styles.row}`}>
        <p className={styles.name}>Governance</p>
        <ul className={styles.list}>
          {places.map(({ label, to, count, of }) => (
            <li key={to}>
              <Link to={to} className={styles.place} aria-current={to === current ? 'page' : undefined}>
                {label}
                {count && (
                  <span className={styles.count}>
                    {' '}
                    {count} <span className="fw-hidden">{of}</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
