import { Plus } from 'lucide-react';
import { Fragment } from '@furrow/remote/fragment';
import { Button } from '@furrow/ui/button';
import { PageMeta } from '@furrow/ui/page-meta';
import { RunningHead } from '@furrow/ui/running-head';
import { SampleNote } from '@furrow/ui/sample-note';
import { StatRow } from '@furrow/ui/stat-row';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { GovernanceHead } from '../../ui/governance-head';
import { DiscussionRow } from './discussion-row';
import { discussions, forumStats } from './forum.data';
import styles from './forum.module.css';

export default function ForumPage() {
  return (
    <>
      <PageMeta
        title="Governance forum"
        description="Where Furrow's members talk a change over before it becomes a proposal: loans, treasury, traceability and fees."
        path="/governance/forum"
        jsonLd={breadcrumbs([{ name: 'Governance forum', path: '/governance/forum' }])}
      />
      <GovernanceHead
        action={
          <Button variant="onColor" size="large">
            <Plus size={20} strokeWidth={1.8} />
            Start New Discussion
          </Button>
        }
      >
        <h1 className="fw-d2">Governance forum</h1>
        <p className="fw-lede">A proposal starts here, as a question somebody else answers.</p>
      </GovernanceHead>
      <div className={`fw-wrap ${styles.root}`}>
        <StatRow stats={forumStats} />
        <section className={styles.list}>
          <RunningHead level={2} fact={`${discussions.length} of 3,842`}>
            Recent discussions
          </RunningHead>
          {discussions.map((discussion) => (
            <DiscussionRow key={discussion.id} discussion={discussion} />
          ))}
          <div className={styles.actions}>
            <Button variant="outlined">Load More Discussions</Button>
            <Button variant="text">View All Categories</Button>
          </div>
          <SampleNote>the buttons on this page do nothing</SampleNote>
        </section>
      </div>
      <Fragment of="content/newsletter" />
    </>
  );
}
