import { NotFound } from '@furrow/remote/services';
import { useParams } from '@furrow/router';
import { Anchor } from '@furrow/ui/anchor';
import { formatCount } from '@furrow/ui/format';
import { PageMeta } from '@furrow/ui/page-meta';
import { Portrait } from '@furrow/ui/portrait';
import { RunningHead } from '@furrow/ui/running-head';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { Tag } from '@furrow/ui/tag';
import { discussions, type Post } from '../../data/discussions.data';
import { proposals } from '../../data/proposals.data';
import { GovernanceBar } from '../../ui/governance-bar';
import { Matter } from '../../ui/matter';
import styles from './discussion.module.css';

/** One thread of the forum: the question, and the replies that members found most useful. */
export default function DiscussionPage() {
  const { id } = useParams();
  const discussion = discussions.find((each) => each.id === id);
  if (!discussion) return <NotFound />;
  const { title, author, portrait, category, replies, votes, lastActivity, status, question, posts } = discussion;
  const proposal = proposals.find((each) => each.id === discussion.proposal);
  const path = `/governance/forum/${discussion.id}`;
  const [firstSentence] = question.join(' ').split(/(?<=[.?]) /);
  return (
    <>
      <PageMeta
        title={title}
        description={`${author} asks the members of the Furrow DAO: ${firstSentence}`}
        path={path}
        jsonLd={breadcrumbs([
          { name: 'Governance forum', path: '/governance/forum' },
          { name: title, path },
        ])}
      />
      <GovernanceBar current="/governance/forum" />
      <Matter
        trail={[{ name: 'Governance forum', to: '/governance/forum' }, { name: category }]}
        title={title}
        facts={
          <>
            <Tag tone={status === 'Active' ? 'blue' : 'grey'}>{status}</Tag>
            <span>{`${formatCount(replies)} replies, ${formatCount(votes)} votes, last activity ${lastActivity}`}</span>
          </>
        }
        side={
          proposal && (
            <aside className={styles.side} aria-label="The proposal that came out of it">
              <RunningHead>What came out of it</RunningHead>
              <p className="fw-mono">{proposal.id}</p>
              <p className={styles.proposal}>
                <Anchor to={`/governance/voting/${proposal.id.toLowerCase()}`}>{proposal.title}</Anchor>
              </p>
              <p className={styles.note}>{proposal.description}</p>
            </aside>
          )
        }
        note="you can read these threads, but not reply"
      >
        <PostText post={{ author, portrait, role: 'asks', when: '', text: question }} />
        <div className={styles.replies}>
          <RunningHead level={2} fact={`${posts.length} of ${formatCount(replies)}`}>
            Most useful replies
          </RunningHead>
          {posts.map((post) => (
            <PostText key={post.author + post.when} post={post} />
          ))}
        </div>
      </Matter>
    </>
  );
}

function PostText({ post: { author, portrait, role, when, text } }: { post: Post }) {
  return (
    <section className={styles.post} aria-label={`${author} ${role === 'asks' ? 'asks' : 'replies'}`}>
      <Portrait picture={portrait} size={52} />
      <div>
        <p className={styles.author}>
          <b>{author}</b> <span>{[role, when].filter(Boolean).join(', ')}</span>
        </p>
        {text.map((paragraph) => (
          <p key={paragraph} className={styles.text}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
