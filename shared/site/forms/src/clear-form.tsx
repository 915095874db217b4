import { useState, type ComponentType } from 'react';
import { Button } from '@furrow/ui/button';
import type { ClearDialogProps } from './clear-dialog';
import * as words from './words';

export type ClearFormProps = {
  /** Empties the form: `clear` of `useKeptForm`, and what the page shows of it. */
  onClear: () => void;
};

/** Empties a form whose text is saved, after one question. The dialog is fetched with the press, so that it costs nobody else. */
export function ClearForm({ onClear }: ClearFormProps) {
  const [asking, setAsking] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ClearDialogProps>>();

  function ask() {
    setAsking(true);
    import('./clear-dialog')
      .then((loaded) => setDialog(() => loaded.ClearDialog))
      .catch(() => {
        // Without a network the browser asks.
        setAsking(false);
        if (window.confirm(words.clearQuestion)) onClear();
      });
  }

  return (
    <>
      <Button variant="text" onClick={ask}>
        {words.clear}
      </Button>
      {asking && Dialog && (
        <Dialog
          title={words.clearQuestion}
          onKeep={() => setAsking(false)}
          onClear={() => {
            setAsking(false);
            onClear();
          }}
        />
      )}
    </>
  );
}
