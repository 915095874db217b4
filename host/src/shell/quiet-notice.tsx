import { Clock } from 'lucide-react';
import styles from './quiet-notice.module.css';
import { RetryButton } from './retry-button';

export type QuietNoticeProps = {
  /** Why the code did not start, in plain words and a whole sentence, such as "The connection is slow." */
  reason: string;
  onRetry: () => Promise<void>;
};

/** A notice that the page can be read although its code did not start. It lies over the page instead of pushing it down. */
export function QuietNotice({ reason, onRetry }: QuietNoticeProps) {
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <Clock className={styles.icon} size={20} strokeWidth={1.8} />
        <p className={styles.text} role="status">
          <strong>You can read this part, its buttons are not ready yet.</strong> {reason}
        </p>
        <RetryButton variant="outlined" size="small" onRetry={onRetry} />
      </div>
    </div>
  );
}
