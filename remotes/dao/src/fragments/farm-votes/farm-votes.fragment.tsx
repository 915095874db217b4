import { Anchor } from '@furrow/ui/anchor';
import { RunningHead } from '@furrow/ui/running-head';
import { Tag, type TagTone } from '@furrow/ui/tag';
import { farmVotes, seedWeights, type Choice } from '../../data/farm-votes.data';
import { proposals } from '../../data/proposals.data';
import type { FarmVotesProps } from './farm-votes.schema';
import styles from './farm-votes.module.css';

const told: Record<Choice, [label: string, tone: TagTone]> = {
  for: ['Voted for', 'green'],
  against: ['Voted against', 'orange'],
  open: ['Not voted yet', 'grey'],
};

/** How one farm votes on what is put to the members. */
export default function FarmVotesFragment({ farm }: FarmVotesProps) {
  const votes = farmVotes[farm];
  if (!votes) return null;
  const open = proposals.filter(({ status }) => status === 'Active').length;
  return (
    <section>
      <RunningHead level={2} fact={`${open} open`}>
        Votes
      </RunningHead>
      <ul>
        {proposals.map(({ id, title }) => {
          const [label, tone] = told[votes.choices[id] ?? 'open'];
          return (
            <li key={id} className={styles.vote}>
              <span>
                <Anchor to={`/governance/voting/${id.toLowerCase()}`} className={styles.title}>
                  {title}
                </Anchor>
                <span className={`fw-mono ${styles.id}`}>{id}</span>
              </span>
              <Tag tone={tone}>{label}</Tag>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        {`A ${votes.seed} seed: each vote counts ${seedWeights[votes.seed]}\u00d7. Voted on ${votes.voted} of ${votes.proposals} proposals about farm lending and lots since ${votes.since}.`}
      </p>
    </section>
  );
}
