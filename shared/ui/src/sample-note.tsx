import type { ReactNode } from 'react';
import styles from './sample-note.module.css';

/** Says once, at the foot of a page with simulated controls, what they do not do: "nothing you enter is sent". */
export function SampleNote({ children }: { children: ReactNode }) {
  return <p className={styles.root}>Sample site: {children}.</p>;
}
