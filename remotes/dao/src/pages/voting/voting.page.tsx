import { Plus } from 'lucide-react';
import { formatCount } from '@furrow/ui/format';
import { InertButton } from '@furrow/ui/inert-button';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { StatRow, type Stat } from '@furrow/ui/stat-row';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { GovernanceHead } from '../../ui/governance-head';
import { ProposalRow } from './proposal-row';
import { governance } from '../../data/governance.data';
import { proposals } from '../../data/proposals.data';
import styles from './voting.module.css';

const stats: Stat[] = [
  {
    value: formatCount(governance.atVote),
    label: 'active proposals',
    note: `up for a vote; ${governance.inDiscussion} more are in the forum`,
  },
  { value: formatCount(governance.voters), label: 'unique voters' },
  { value: '89%', label: 'average participation', note: 'of the voting weight, delegated votes included' },
  { value: formatCount(governance.passed), label: 'passed' },
];

export default function VotingPage() {
  return (
    <div className={styles.root}>
      <PageMeta
        title="Proposal voting: open and recent DAO proposals"
        description="Open and recent proposals of the Furrow DAO: votes for and against, quorum so far, and how many days are left to vote on each one."
        path="/governance/voting"
        jsonLd={breadcrumbs([{ name: 'Proposal voting', path: '/governance/voting' }])}
      />
      <GovernanceHead
        action={
          <>
            <InertButton note="no-proposal" size="large">
              <Plus size={20} strokeWidth={1.8} />
              Create Proposal
            </InertButton>
            <SampleNote id="no-proposal">no proposal is created</SampleNote>
          </>
        }
      >
        <h1 className="fw-d2">Proposal voting</h1>
        <p className="fw-lede">
          Members vote with governance tokens. Each one counts once, twice with a Harvest seed, five times with a
          Guardian seed.
        </p>
      </GovernanceHead>
      <div className="fw-wrap">
        <StatRow stats={stats} />
        <section className={styles.list} aria-labelledby="open-and-recent">
          <div className={styles.listHead}>
            <h2 id="open-and-recent" className="fw-h3">
              Open and recent
            </h2>
            <p>{`${proposals.length} shown, newest first`}</p>
          </div>
          {proposals.map((proposal) => (
            <ProposalRow key={proposal.id} proposal={proposal} />
          ))}
        </section>
      </div>
    </div>
  );
}
