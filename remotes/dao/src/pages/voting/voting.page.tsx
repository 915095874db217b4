import { Plus } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { StatRow } from '@furrow/ui/stat-row';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { GovernanceHead } from '../../ui/governance-head';
import { ProposalRow } from './proposal-row';
import { proposals, votingStats } from '../../data/proposals.data';
import styles from './voting.module.css';

export default function VotingPage() {
  return (
    <div className={styles.root}>
      <PageMeta
        title="Proposal voting"
        description="Open and recent proposals of the Furrow DAO: votes for and against, quorum, and how many days are left."
        path="/governance/voting"
        jsonLd={breadcrumbs([{ name: 'Proposal voting', path: '/governance/voting' }])}
      />
      <GovernanceHead
        action={
          <Button variant="onColor" size="large">
            <Plus size={20} strokeWidth={1.8} />
            Create Proposal
          </Button>
        }
      >
        <h1 className="fw-d2">Proposal voting</h1>
        <p className="fw-lede">Seeds vote. A Harvest seed counts twice, a Guardian five times.</p>
      </GovernanceHead>
      <div className="fw-wrap">
        <StatRow stats={votingStats} />
        <section className={styles.list} aria-labelledby="open-and-recent">
          <div className={styles.listHead}>
            <h2 id="open-and-recent" className="fw-h3">
              Open and recent
            </h2>
            <p>Newest first</p>
          </div>
          {proposals.map((proposal) => (
            <ProposalRow key={proposal.id} proposal={proposal} />
          ))}
          <SampleNote>no vote is cast or counted</SampleNote>
        </section>
      </div>
    </div>
  );
}
