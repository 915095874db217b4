import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { useNotify } from '@furrow/remote/services';
import styles from './icon-button.module.css';

const copiedFor = 2000;

/** Copies the address of the page one is on. */
export function CopyLink() {
  const notify = useNotify();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopied(true);
      notify({ title: 'Link copied!', description: 'Article link has been copied to clipboard.' });
    } catch {
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
      onClick={() => void copy()}
    >
      {copied ? <Check size={20} strokeWidth={1.8} /> : <Copy size={20} strokeWidth={1.8} />}
    </button>
  );
}
