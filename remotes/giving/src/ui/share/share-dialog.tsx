import { useState } from 'react';
import { ArrowUpRight, Check, Copy } from 'lucide-react';
import { useNotify } from '@furrow/remote/services';
import crates from '@furrow/ui/art/product-surplus-crates.svg';
import { Button, type ButtonProps } from '@furrow/ui/button';
import { Field } from '@furrow/ui/field';
import { TextArea } from '@furrow/ui/input';
import { RunningHead } from '@furrow/ui/running-head';
import { useCopy } from '@furrow/ui/use-copy';
import { Dialog } from '@furrow/ui/dialog';
import { shareMessage, type SharedImpact } from '../../data/impact.model';
import { popupFeatures, shareAddress, shareNames, shareTargets, shareToasts, type ShareTarget } from './share.model';
import styles from './share-dialog.module.css';

export type ShareDialogProps = { own: SharedImpact | undefined; onClose: () => void };

export function ShareDialog({ own, onClose }: ShareDialogProps) {
  const notify = useNotify();
  const [message, setMessage] = useState(shareMessage(own));
  const messageCopy = useCopy();
  const linkCopy = useCopy();

  async function copyMessage() {
    const done = await messageCopy.copy(message);
    notify(done ? shareToasts.messageCopied : shareToasts.messageFailed);
  }

  async function copyLink() {
    const done = await linkCopy.copy(window.location.href);
    notify(done ? shareToasts.linkCopied : shareToasts.linkFailed);
  }

  async function share(target: ShareTarget) {
    const address = shareAddress(target, message, window.location.href);
    if (address) {
      window.open(address, '_blank', popupFeatures);
      notify(shareToasts.sharing);
      return;
    }
    const done = await messageCopy.copy(message);
    notify(done ? shareToasts.instagram : shareToasts.messageFailed);
  }

  return (
    <Dialog
      title="Share Your Impact"
      lede={`${own ? 'Written from your own figures, never from the sample. ' : ''}You can change every word.`}
      art={crates}
      onClose={onClose}
    >
      <Field label="Message">
        <TextArea rows={3} value={message} onChange={(event) => setMessage(event.target.value)} />
      </Field>
      <div className={styles.copies}>
        <CopyButton variant="primary" copied={messageCopy.copied} onClick={() => void copyMessage()}>
          Copy Message
        </CopyButton>
        <CopyButton variant="outlined" copied={linkCopy.copied} onClick={() => void copyLink()}>
          Copy Link
        </CopyButton>
      </div>
      <RunningHead level={3} fact={<span className={styles.window}>Opens a small window</span>}>
        Or post it
      </RunningHead>
      <div className={styles.targets}>
        {shareTargets.map((target) => (
          <button key={target} type="button" className={styles.target} onClick={() => void share(target)}>
            {shareNames[target]}
            <span className={styles.how}>{target === 'instagram' ? 'Copies the message' : 'Opens a window'}</span>
            <ArrowUpRight size={20} strokeWidth={1.8} className={styles.arrow} />
          </button>
        ))}
      </div>
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
