import { useId, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Modal } from '@furrow/ui/modal';
import { Perforation } from '@furrow/ui/perforation';
import styles from './dialog.module.css';

export type DialogProps = {
  children: ReactNode;
  title: string;
  /** One line under the title. */
  lede?: string;
  /** A picture; with it the head is flooded straw (on phones the head stays plain). */
  art?: string;
  onClose: () => void;
};

/** A modal dialog, on phones a bottom sheet. Render it to open it. */
export function Dialog({ children, title, lede, art, onClose }: DialogProps) {
  const id = useId();
  return (
    <Modal labelledBy={id} className={`fw-surface ${styles.panel}`} onClose={onClose}>
      <span aria-hidden="true" className={styles.handle} />
      <div className={art ? `${styles.head} ${styles.flooded}` : styles.head}>
        {art && <img src={art} alt="" width={150} height={132} className={styles.art} />}
        <div className={styles.title}>
          <h2 id={id}>{title}</h2>
          {lede && <p>{lede}</p>}
        </div>
        <button type="button" aria-label="Close" className={styles.close} onClick={onClose}>
          <X size={22} strokeWidth={1.8} />
        </button>
      </div>
      {art && (
        <div className={styles.tear}>
          <Perforation />
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}
