import { Anchor } from '@furrow/ui/anchor';
import { Portrait } from '@furrow/ui/portrait';
import { Tag } from '@furrow/ui/tag';
import styles from './discussion-row.module.css';
import type { Discussion } from '../../data/discussions.data';

export function DiscussionRow({ discussion }: { discussion: Discussion }) {
  const { id, title, author, portrait, category, replies, votes, lastActivity, status } = discussion;
  return (
    <article className={styles.root} aria-labelledby={id}>
      <Portrait picture={portrait} size={44} />
      <div>
        <p className={styles.facts}>
          <Tag tone={status === 'Active' ? 'blue' : 'grey'}>{status}</Tag>
          <span>{category}</span>
        </p>
        <h3 id={id} className={`fw-h3 ${styles.title}`}>
          <Anchor to={`/governance/forum/${id}`}>{title}</Anchor>
        </h3>
        <p className={styles.author}>
          {author}, last activity {lastActivity}
        </p>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>replies</dt>
          <dd>{replies}</dd>
        </div>
        <div>
          <dt>votes</dt>
          <dd>{votes}</dd>
        </div>
      </dl>
    </article>
  );
}
