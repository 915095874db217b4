import { Button } from '@furrow/ui/button';
import { Dialog } from '@furrow/ui/dialog';
import styles from './question-dialog.module.css';

export type ClearDialogProps = { title: string; onKeep: () => void; onClear: () => void };

/** Asks whether what was typed and saved may be erased. */
export function ClearDialog({ title, onKeep, onClear }: ClearDialogProps) {
  return (
    <Dialog title={title} onClose={onKeep}>
      <p>What you typed here is kept in this tab until you close it. Clearing the form erases it.</p>
      <div className={styles.answers}>
        <Button onClick={onKeep}>Keep It</Button>
        <Button variant="outlined" onClick={onClear}>
          Clear the form
        </Button>
      </div>
    </Dialog>
  );
}
