import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeProps = {
  children: ReactNode;
  tone?: 'green' | 'wheat' | 'blue' | 'orange' | 'red' | 'grey';
  /** A lucide icon or a 48 px picture at the left. */
  icon?: ReactNode;
  /** `status` when it appears on its own, `alert` when it cannot wait. */
  role?: 'status' | 'alert';
};

/** A tinted row with one message about what is above or below it. */
export function Notice({ children, tone = 'green', icon, role }: NoticeProps) {
  return (
    <div role={role} className={`${styles.root} ${styles[tone]}`}>
      {icon}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
