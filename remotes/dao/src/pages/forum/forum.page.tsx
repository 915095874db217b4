import { Plus } from 'lucide-react';
import { Fragment } from '@furrow/remote/fragment';
import { Anchor } from '@furrow/ui/anchor';
import { TextLink } from '@furrow/ui/button';
import { formatCount } from '@furrow/ui/format';
import { InertButton } from '@furrow/ui/inert-button';
import { PageMeta } from '@furrow/ui/page-meta';
import { RunningHead } from '@furrow/ui/running-head';
import { SampleNote } from '@furrow/ui/sample-note';
import { StatRow, type Stat } from '@furrow/ui/stat-row';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { GovernanceHead } from '../../ui/governance-head';
import { DiscussionRow } from './discussion-row';
import { discussions } from '../../data/discussions.data';
import { governance } from '../../data/governance.data';
import styles from './forum.module.css';

const recent = discussions.slice(0, 3);
const others = discussions.slice(3);

const stats: Stat[] = [
  { value: formatCount(governance.members), label: 'active members' },
  { value: formatCount(governance.discussions), label: 'discussions' },
  {
    value: formatCount(governance.activeProposals),
    label: 'active proposals',
    note: `${governance.inDiscussion} discussed here, ${governance.atVote} up for a vote`,
  },
  { value: '98%', label: 'participation', note: 'of members read or wrote last month' },
];

export default function ForumPage() {
  return (
    <>
      <PageMeta
        title="Governance forum: discuss changes before a vote"
        description="Where Furrow members talk changes over before they become proposals: farm loans, the treasury, traceability, fees and food rescue."
        path="/governance/forum"
        jsonLd={breadcrumbs([{ name: 'Governance forum', path: '/governance/forum' }])}
      />
      <GovernanceHead
        action={
          <>
            <InertButton note="no-discussion" size="large">
              <Plus size={20} strokeWidth={1.8} />
              Start New Discussion
            </InertButton>
            <SampleNote id="no-discussion">no discussion is started</SampleNote>
          </>
        }
      >
        <h1 className="fw-d2">Governance forum</h1>
        <p className="fw-lede">Every proposal starts here as a question.</p>
      </GovernanceHead>
      <div className={`fw-wrap ${styles.root}`}>
        <StatRow stats={stats} />
        <section className={styles.list}>
          <RunningHead level={2} fact={`${recent.length} of ${formatCount(governance.discussions)}`}>
            Recent discussions
          </RunningHead>
          {recent.map((discussion) => (
            <DiscussionRow key={discussion.id} discussion={discussion} />
          ))}
          <div className={styles.actions}>
            <InertButton note="no-more">Load More Discussions</InertButton>
            <InertButton note="no-more" variant="text">
              View All Categories
            </InertButton>
          </div>
          <SampleNote id="no-more">these two buttons do nothing</SampleNote>
        </section>
        <section className={styles.list}>
          <RunningHead level={2} fact={<TextLink to="/community/forums">All boards</TextLink>}>
            From the boards
          </RunningHead>
          <ul className={styles.others}>
            {others.map(({ id, title, author, category, lastActivity }) => (
              <li key={id}>
                <h3 className="fw-h4">
                  <Anchor to={`/governance/forum/${id}`}>{title}</Anchor>
                </h3>
                <p>{`${category}. ${author}, last activity ${lastActivity}`}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Fragment of="content/newsletter" />
    </>
  );
}
