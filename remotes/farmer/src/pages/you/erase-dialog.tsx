import { Button } from '@furrow/ui/button';
import { Dialog } from '@furrow/ui/dialog';
import type { You } from '@furrow/you/model';
import styles from './dialogs.module.css';
import { whatGoes } from './you.model';

export type EraseDialogProps = { you: You; onErase: () => void; onExport: () => void; onClose: () => void };

/** Asks once more, names what goes, and offers to keep a copy. */
export function EraseDialog({ you, onErase, onExport, onClose }: EraseDialogProps) {
  const { length } = you.entries;
  const goes = whatGoes(you);
  return (
    <Dialog
      title={length === 0 ? 'Erase everything?' : `Erase ${length} ${length === 1 ? 'entry' : 'entries'}?`}
      onClose={onClose}
    >
      <p>
        {goes && `${goes} will be removed from this browser. `}
        Your cart, receipts, drafts and settings go as well. This cannot be undone.
      </p>
      <p className={styles.export}>
        <Button variant="text" onClick={onExport}>
          Export as JSON First
        </Button>
      </p>
      <div className={styles.actions}>
        <Button variant="danger" onClick={onErase}>
          Erase Everything
        </Button>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
