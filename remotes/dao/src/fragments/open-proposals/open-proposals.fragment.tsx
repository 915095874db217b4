import { openProposals } from '../../data/proposals.data';
import type { OpenProposalsProps } from './open-proposals.schema';
import styles from './open-proposals.module.css';

/** What is put to the vote now, by number and title. */
export default function OpenProposalsFragment({ count }: OpenProposalsProps) {
  return (
    <ul>
      {openProposals.slice(0, count).map(({ id, title }) => (
        <li key={id} className={styles.proposal}>
          <span className="fw-mono">{id}</span>
          {title}
        </li>
      ))}
    </ul>
  );
}
