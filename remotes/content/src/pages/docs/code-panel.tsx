import { Check, Copy } from 'lucide-react';
import { useNotify } from '@furrow/remote/services';
import { useCopy } from '@furrow/ui/use-copy';
import { jsonTokens } from './docs.model';
import styles from './code-panel.module.css';

type CodePanelProps = {
  /** What is answered; names the panel for assistive technology. */
  title: string;
  /** Status and type of the answer. */
  head: string;
  value: object;
};

/** An example answer, colored, with a button that copies it. */
export function CodePanel({ title, head, value }: CodePanelProps) {
  const notify = useNotify();
  const { copied, copy } = useCopy();

  async function copyExample() {
    const done = await copy(JSON.stringify(value, null, 2));
    if (!done) notify({ title: 'Failed to copy', description: 'Please copy the text manually', tone: 'destructive' });
  }

  return (
    <div className={`fw-flood ${styles.root}`} data-tone="night">
      <div className={styles.head}>
        <span>{head}</span>
        <button
          type="button"
          className={`fw-icon-button ${styles.copy}`}
          aria-label={copied ? 'Copied' : `Copy example: ${title}`}
          onClick={() => void copyExample()}
        >
          {copied ? <Check size={18} strokeWidth={1.8} /> : <Copy size={18} strokeWidth={1.8} />}
        </button>
      </div>
      <pre className={styles.code} role="region" aria-label={`Example: ${title}`} tabIndex={0}>
        <code>
          {jsonTokens(value).map(({ kind, text }, index) => (
            <span key={index} className={styles[kind]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
