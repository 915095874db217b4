import { useState } from 'react';
import { TextLink } from '@furrow/ui/button';
import { Chips } from '../../ui/chips';
import { topics } from './contact.data';
import styles from './contact.module.css';

const names = topics.map(({ name }) => name);

/** What most messages are about. Each topic leads to the page that has the answer already. */
export function Topics({ onChoose }: { onChoose: (name: string) => void }) {
  const [chosen, setChosen] = useState('');
  const topic = topics.find(({ name }) => name === chosen);

  function choose(name: string) {
    setChosen(name);
    onChoose(name);
  }

  return (
    <div className={styles.topics}>
      <p aria-hidden="true" className={styles.ask}>
        What is it about?
      </p>
      <Chips label="What is it about?" options={names} chosen={chosen} onChoose={choose} />
      <p aria-live="polite" className={styles.quicker}>
        {topic && (
          <>
            {topic.answer} <TextLink to={topic.to}>{topic.link}</TextLink>
          </>
        )}
      </p>
    </div>
  );
}

/** Whether a subject is one that a topic has named, and not the visitor. */
export function isTopic(subject: string): boolean {
  return names.includes(subject);
}
