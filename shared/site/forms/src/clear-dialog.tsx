import { Button } from '@furrow/ui/button';
import { Dialog } from '@furrow/ui/dialog';
import * as words from './words';
import styles from './question-dialog.module.css';

export type ClearDialogProps = { title: string; onKeep: () => void; onClear: () => void };

/** Asks whether what was typed and saved may be erased. */
export function ClearDialog({ title, onKeep, onClear }: ClearDialogProps) {
  return (
    <Dialog title={title} onClose={onKeep}>
      <p>{words.clearErases}</p>
      <div className={styles.answers}>
        <Button onClick={onKeep}>{words.keep}</Button>
        <Button variant="outlined" onClick={onClear}>
          {words.clearIt}
        </Button>
      </div>
    </Dialog>
  );
}
