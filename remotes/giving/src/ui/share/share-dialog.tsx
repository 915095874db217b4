import { Check, Copy } from 'lucide-react';
import crates from '@furrow/ui/art/product-surplus-crates.svg';
import { Button, type ButtonProps } from '@furrow/ui/button';
import { Field } from '@furrow/ui/field';
import { TextArea } from '@furrow/ui/input';
import { RunningHead } from '@furrow/ui/running-head';
import { Dialog } from '@furrow/ui/dialog';
import type { SharedImpact } from '../../data/impact.model';
import { ShareTargets } from './share-targets';
import { shareNote, useSharing } from './use-sharing';
import styles from './share-dialog.module.css';

export type ShareDialogProps = { own: SharedImpact | undefined; onClose: () => void };

export function ShareDialog({ own, onClose }: ShareDialogProps) {
  const sharing = useSharing(own);

  return (
    <Dialog title="Share Your Impact" lede={shareNote(own)} art={crates} onClose={onClose}>
      <Field label="Message">
        <TextArea rows={3} value={sharing.message} onChange={(event) => sharing.setMessage(event.target.value)} />
      </Field>
      <div className={styles.copies}>
        <CopyButton variant="primary" copied={sharing.messageCopied} onClick={sharing.copyMessage}>
          Copy Message
        </CopyButton>
        <CopyButton variant="outlined" copied={sharing.linkCopied} onClick={sharing.copyLink}>
          Copy Link
        </CopyButton>
      </div>
      <RunningHead level={3} fact={<span className={styles.window}>Opens a small window</span>}>
        Or post it
      </RunningHead>
      <ShareTargets onShare={sharing.share} />
    </Dialog>
  );
}

type CopyButtonProps = Pick<ButtonProps, 'children' | 'variant'> & { copied: boolean; onClick: () => void };

function CopyButton({ children, variant, copied, onClick }: CopyButtonProps) {
  return (
    <div className={copied ? styles.copied : undefined}>
      <Button variant={variant} block onClick={onClick}>
        {copied ? <Check size={18} strokeWidth={1.8} /> : <Copy size={18} strokeWidth={1.8} />}
        <span>{copied ? 'Copied' : children}</span>
      </Button>
    </div>
  );
}
