import { NotFound } from '@furrow/remote/services';
import { useParams } from '@furrow/router';
import { TextLink } from '@furrow/ui/button';
import { cutTitle } from '@furrow/ui/format';
import { FurrowProgress } from '@furrow/ui/furrow-progress';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { Tag } from '@furrow/ui/tag';
import { Ticket } from '@furrow/ui/ticket';
import { longDate } from '@furrow/ui/long-date';
import { daysFromSampleDay } from '@furrow/ui/sample-day';
import { discussions } from '../../data/discussions.data';
import { proposals } from '../../data/proposals.data';
import { canVote, daysLeftLabel, statusTone } from '../../data/voting.model';
import { GovernanceBar } from '../../ui/governance-bar';
import { Matter } from '../../ui/matter';
import { VoteButtons } from '../../ui/vote-buttons';
import { VoteSplit } from '../../ui/vote-split';
import styles from './proposal.module.css';

/** One proposal: what would change, what it costs, and how the vote stands. */
export default function ProposalPage() {
  const { id = '' } = useParams();
  const proposal = proposals.find((each) => each.id.toLowerCase() === id);
  if (!proposal) return <NotFound />;
  const { title, status, description, proposer, quorum, endDate, change, cost } = proposal;
  const thread = discussions.find((each) => each.id === proposal.discussion);
  const daysLeft = daysFromSampleDay(endDate);
  const left = daysLeftLabel(daysLeft);
  const end = longDate(endDate);
  const path = `/governance/voting/${id}`;
  return (
    <>
      <PageMeta
        title={cutTitle(`${title}: ${proposal.id} vote`)}
        description={description}
        path={path}
        jsonLd={breadcrumbs([
          { name: 'Proposal voting', path: '/governance/voting' },
          { name: title, path },
        ])}
      />
      <GovernanceBar current="/governance/voting" />
      <Matter
        trail={[{ name: 'Proposal voting', to: '/governance/voting' }, { name: proposal.id }]}
        title={title}
        facts={
          <>
            <Tag tone={statusTone(status)}>{status}</Tag>
            <span>
              Proposed by <span className="fw-mono">{proposer}</span>
            </span>{' '}
            <span>
              {left ? 'Ends' : 'Ended'} {end}
            </span>
          </>
        }
        side={
          <Ticket label="How the vote stands" head={<VoteSplit votes={proposal} />}>
            <Ledger>
              <LedgerRow term="Quorum">{quorum}%</LedgerRow>
            </Ledger>
            <FurrowProgress value={quorum} label={`Quorum of ${proposal.id}`} />
            <div className={styles.end}>
              <Ledger>
                <LedgerRow term={left ? 'Ends' : 'Ended'}>{end}</LedgerRow>
                {left && <LedgerRow term="Days left">{daysLeft}</LedgerRow>}
              </Ledger>
            </div>
            {canVote(proposal) && <VoteButtons proposal={proposal} />}
          </Ticket>
        }
      >
        <div className={styles.text}>
          <p className="fw-lede">{description}</p>
          <h2 className="fw-h3">What would change</h2>
          {change.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h2 className="fw-h3">What it costs</h2>
          <p>{cost}</p>
          {thread && (
            <>
              <h2 className="fw-h3">Where it began</h2>
              <p>{`${thread.author} asked in the forum: “${thread.title}”`}</p>
              <p>
                <TextLink to={`/governance/forum/${thread.id}`}>Read the discussion</TextLink>
              </p>
            </>
          )}
        </div>
      </Matter>
    </>
  );
}
