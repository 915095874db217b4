import { useState } from 'react';
import { Answer } from '@furrow/ui/answer';
import { InertButton } from '@furrow/ui/inert-button';
import { SampleNote } from '@furrow/ui/sample-note';
import type { Proposal } from '../data/proposals.data';
import styles from './vote-buttons.module.css';

/** Voting itself is not part of the product yet: the buttons say so before they are pressed, and after it. */
export function VoteButtons({ proposal: { id, title } }: { proposal: Proposal }) {
  const [presses, setPresses] = useState(0);
  const vote = () => setPresses(presses + 1);
  const note = `no-vote-${id.toLowerCase()}`;
  return (
    <>
      <div className={styles.root}>
        <InertButton note={note} aria-label={`Vote For, ${title}`} onClick={vote}>
          Vote For
        </InertButton>
        <InertButton note={note} variant="dangerOutlined" aria-label={`Vote Against, ${title}`} onClick={vote}>
          Vote Against
        </InertButton>
      </div>
      <SampleNote id={note}>no vote is cast or counted</SampleNote>
      <Answer to={presses}>This sample site counts no votes. The totals stay as they are.</Answer>
    </>
  );
}
