import { Check, Copy } from 'lucide-react';
import { useNotify } from '@furrow/remote/services';
import { useCopy } from '@furrow/ui/use-copy';
import styles from './icon-button.module.css';

/** A button that copies the address of the current page. */
export function CopyLink() {
  const notify = useNotify();
  const { copied, copy } = useCopy();

  async function copyAddress() {
    const done = await copy(window.location.href);
    if (done) notify({ title: 'Link copied!', description: 'Article link has been copied to clipboard.' });
    else {
      notify({
        title: 'Failed to copy link',
        description: 'Please copy the link manually',
        tone: 'destructive',
      });
    }
  }

  return (
    <button
      type="button"
      className={styles.root}
      aria-label={copied ? 'Copied' : 'Copy link'}
      data-done={copied || undefined}
      onClick={() => void copyAddress()}
    >
      {copied ? <Check size={20} strokeWidth={1.8} /> : <Copy size={20} strokeWidth={1.8} />}
    </button>
  );
}
