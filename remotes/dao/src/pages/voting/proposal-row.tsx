import { Clock } from 'lucide-react';
import { Anchor } from '@furrow/ui/anchor';
import { FurrowProgress } from '@furrow/ui/furrow-progress';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Tag } from '@furrow/ui/tag';
import { longDate } from '@furrow/ui/long-date';
import { daysFromSampleDay } from '@furrow/ui/sample-day';
import styles from './proposal-row.module.css';
import type { Proposal } from '../../data/proposals.data';
import { canVote, daysLeftLabel, statusTone } from '../../data/voting.model';
import { VoteButtons } from '../../ui/vote-buttons';
import { VoteSplit } from '../../ui/vote-split';

/** What is proposed at the left, how the vote stands at the right. */
export function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { id, title, status, description, proposer, quorum, endDate } = proposal;
  const left = daysLeftLabel(daysFromSampleDay(endDate));
  return (
    <article className={styles.root} aria-labelledby={id}>
      <div>
        <p className={styles.facts}>
          <span className="fw-mono">{id}</span>
          <Tag tone={statusTone(status)}>{status}</Tag>
          {left && (
            <span className={styles.left}>
              <Clock size={18} strokeWidth={1.8} />
              {left}
            </span>
          )}
        </p>
        <h3 id={id} className={styles.title}>
          <Anchor to={`/governance/voting/${id.toLowerCase()}`}>{title}</Anchor>
        </h3>
        <p className={styles.description}>{description}</p>
        <p className={styles.proposer}>
          Proposed by <span className="fw-mono">{proposer}</span>, {left ? 'ends' : 'ended'}{' '}
          <span className="fw-whole">{longDate(endDate)}</span>
        </p>
      </div>
      <div>
        <VoteSplit votes={proposal} />
        <Ledger>
          <LedgerRow term="Quorum">{quorum}%</LedgerRow>
        </Ledger>
        <FurrowProgress value={quorum} label={`Quorum of ${id}`} />
        {canVote(proposal) && <VoteButtons proposal={proposal} />}
      </div>
    </article>
  );
}
