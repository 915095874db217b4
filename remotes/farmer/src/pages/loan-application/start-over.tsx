import { useState } from 'react';
import { Button } from '@furrow/ui/button';
import * as words from './words';
import styles from './start-over.module.css';

/** Forgets everything that was typed, so it asks once more. */
export function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button variant="text" onClick={() => setAsking(true)}>
        {words.startOver}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={words.startOverQuestion} className={styles.root}>
      <span>{words.startOverErases}</span>
      <Button autoFocus variant="text" onClick={() => setAsking(false)}>
        {words.keepAnswers}
      </Button>
      <Button
        variant="danger"
        size="small"
        onClick={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        {words.startOver}
      </Button>
    </div>
  );
}
