import type { ReactNode } from 'react';
import styles from './page-label.module.css';

/** Names the page above a heading that is prose. */
export function PageLabel({ children }: { children: ReactNode }) {
  return <p className={styles.root}>{children}</p>;
}
