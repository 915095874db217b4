import { useState } from 'react';
import { Button } from '@furrow/ui/button';
import styles from './start-over.module.css';

/** Forgets everything that was typed, so it asks once more. */
export function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button variant="text" onClick={() => setAsking(true)}>
        Start Over
      </Button>
    );
  }
  return (
    <div role="group" aria-label="Start over?" className={styles.root}>
      <span>Start over and erase your answers?</span>
      <Button autoFocus variant="text" onClick={() => setAsking(false)}>
        Keep My Answers
      </Button>
      <Button
        variant="danger"
        size="small"
        onClick={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        Start Over
      </Button>
    </div>
  );
}
