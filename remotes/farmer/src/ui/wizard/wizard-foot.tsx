import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import { footBarClass } from '@furrow/ui/foot-bar';
import { previous } from '../words';
import styles from './wizard-foot.module.css';

export type WizardFootProps = {
  /** The one button that moves on. */
  children: ReactNode;
  /** Absent on the first step. */
  onPrevious?: () => void;
  disabled?: boolean;
  /** A figure and its caption, on phones only: the ticket is out of sight there. */
  figure?: { value: string; caption: string };
};

/** Previous at the left, the next button at the right; on phones a bar that stays in view. */
export function WizardFoot({ children, onPrevious, disabled, figure }: WizardFootProps) {
  return (
    <div data-foot-bar className={`${footBarClass} ${styles.root}`}>
      {onPrevious && (
        <Button variant="outlined" className={styles.previous} disabled={disabled} onClick={onPrevious}>
          <ArrowLeft size={20} strokeWidth={1.8} />
          <span className={styles.word}>{previous}</span>
        </Button>
      )}
      {figure && (
        <p className={styles.figure}>
          <span className={styles.value}>{figure.value}</span> {figure.caption}
        </p>
      )}
      <div className={figure ? styles.next : `${styles.next} ${styles.wide}`}>{children}</div>
    </div>
  );
}
