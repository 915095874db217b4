import type { ReactNode } from 'react';
import { Modal } from '@furrow/ui/modal';
import styles from './sheet.module.css';

export type SheetProps = {
  children: ReactNode;
  title: ReactNode;
  /** Behind a perforation, always in view where the window is high enough. */
  foot?: ReactNode;
  /** `right` is a drawer as high as the window, `bottom` a phone's sheet. */
  side: 'right' | 'bottom';
  onClose: () => void;
};

/** A drawer or bottom sheet. Render it to open it. antd's drawer would bring antd into pages that have no other use for it. */
export function Sheet({ children, title, foot, side, onClose }: SheetProps) {
  return (
    <Modal title={title} className={`${styles.root} ${styles[side]}`} onClose={onClose}>
      <div className={styles.body}>{children}</div>
      {foot && (
        <div data-foot-bar className={styles.foot}>
          {foot}
        </div>
      )}
    </Modal>
  );
}
