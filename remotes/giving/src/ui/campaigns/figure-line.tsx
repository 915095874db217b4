import type { ReactNode } from 'react';
import styles from './figure-line.module.css';

type FigureLineProps = {
  children: ReactNode;
  /** Smaller, in the second color: what stands below the figures. */
  quiet?: boolean;
};

/** Two facts of a campaign at the ends of one line, or one under the other where they have no room. */
export function FigureLine({ children, quiet = false }: FigureLineProps) {
  return <div className={`fw-num ${styles.root} ${quiet ? styles.quiet : ''}`}>{children}</div>;
}

/** Tags one after the other. */
export function TagLine({ children }: { children: ReactNode }) {
  return <div className={styles.tags}>{children}</div>;
}
