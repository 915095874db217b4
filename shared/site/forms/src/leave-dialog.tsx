import { Button } from '@furrow/ui/button';
import { Dialog } from '@furrow/ui/dialog';
import * as words from './words';
import styles from './question-dialog.module.css';

export type LeaveDialogProps = { title: string; onStay: () => void; onLeave: () => void };

/** Asks whether what was typed may be lost. */
export function LeaveDialog({ title, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog title={title} onClose={onStay}>
      <p>{words.typedIsLost}</p>
      <div className={styles.answers}>
        <Button onClick={onStay}>{words.stay}</Button>
        <Button variant="outlined" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
