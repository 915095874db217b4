import type { ReactNode } from 'react';
import { Modal, type ModalProps } from './modal';
import styles from './dialog.module.css';

export type DialogProps = Omit<ModalProps, 'className'> & { children: ReactNode };

/** A modal dialog, on phones a bottom sheet. Render it to open it. */
export function Dialog({ children, ...props }: DialogProps) {
  return (
    <Modal {...props} className={`fw-surface ${styles.panel}`}>
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}
