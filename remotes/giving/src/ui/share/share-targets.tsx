import { ArrowUpRight } from 'lucide-react';
import { shareNames, shareTargets, type ShareTarget } from './share.model';
import styles from './share-targets.module.css';

/** Where a message can be posted. */
export function ShareTargets({ onShare }: { onShare: (target: ShareTarget) => void }) {
  return (
    <div className={styles.root}>
      {shareTargets.map((target) => (
        <button key={target} type="button" className={styles.target} onClick={() => onShare(target)}>
          {shareNames[target]}
          <span className={styles.how}>{target === 'instagram' ? 'Copies the message' : 'Opens a window'}</span>
          <ArrowUpRight size={20} strokeWidth={1.8} className={styles.arrow} />
        </button>
      ))}
    </div>
  );
}
