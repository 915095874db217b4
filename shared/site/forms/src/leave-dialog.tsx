import { Button } from '@furrow/ui/button';
import { Dialog } from '@furrow/ui/dialog';
import styles from './question-dialog.module.css';

export type LeaveDialogProps = { title: string; onStay: () => void; onLeave: () => void };

/** Asks whether what was typed may be lost. */
export function LeaveDialog({ title, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog title={title} onClose={onStay}>
      <p>What you typed here has not been sent and will be lost.</p>
      <div className={styles.answers}>
        <Button onClick={onStay}>Stay on Page</Button>
        <Button variant="outlined" onClick={onLeave}>
          Leave Page
        </Button>
      </div>
    </Dialog>
  );
}
