import { useId, useState } from 'react';
import { openProposals } from '../../data/proposals.data';
import type { ProposalChoiceProps } from './proposal-choice.schema';
import styles from './proposal-choice.module.css';

/** What is put to the vote now, one of which a member can choose. The choice is shown and goes nowhere. */
export default function ProposalChoiceFragment({ count }: ProposalChoiceProps) {
  const [selected, setSelected] = useState<string>();
  const name = useId();
  const chosen = openProposals.find(({ id }) => id === selected);
  return (
    <fieldset>
      <legend className="fw-hidden">Open proposals</legend>
      {openProposals.slice(0, count).map(({ id, title }) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === selected}
            onChange={() => setSelected(id)}
            className={styles.radio}
          />
          {title}
        </label>
      ))}
      <p role="status" className={styles.selection}>
        {chosen ? `Selected: ${chosen.title}` : 'Nothing selected yet'}
      </p>
    </fieldset>
  );
}
