import type { ReactNode } from 'react';
import styles from './running-head.module.css';

export type RunningHeadProps = {
  /** The name of the section; without a level, also a heading and what stands beside it. */
  children: ReactNode;
  /** One fact at the right ("8 of 17"). */
  fact?: ReactNode;
  /** Makes the name a heading of that level. */
  level?: 2 | 3;
};

/** An ink rule with the section's name and one fact: for lists and the landing page, not for every heading. */
export function RunningHead({ children, fact, level }: RunningHeadProps) {
  const Name = level ? (`h${level}` as const) : 'div';
  return (
    <div className="fw-runhead">
      <Name className={styles.name}>{children}</Name>
      <span>{fact}</span>
    </div>
  );
}
