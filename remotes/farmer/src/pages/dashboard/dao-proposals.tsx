import { useState } from 'react';
import { proposalChoices } from './dashboard.data';
import styles from './dao-proposals.module.css';

export function DaoProposals() {
  const [selected, setSelected] = useState<string>();
  const chosen = proposalChoices.find(({ id }) => id === selected);
  return (
    <fieldset className={styles.root}>
      <legend className={styles.title}>
        <h2 className="fw-h3">DAO Proposals</h2>
      </legend>
      {proposalChoices.map(({ id, title }) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            name="proposal"
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
