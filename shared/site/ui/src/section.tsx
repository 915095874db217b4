import type { ReactNode } from 'react';
import { RunningHead } from './running-head';
import styles from './section.module.css';

export type SectionProps = {
  children: ReactNode;
  /** The running head's name. */
  name?: ReactNode;
  /** The one fact at the right of the running head. */
  fact?: ReactNode;
  /** A display line of two to seven words. */
  title?: ReactNode;
  /** `alternate` stands on the second paper. */
  tone?: 'paper' | 'alternate';
  id?: string;
};

/** A section of a page inside the site's width: running head, display line, content. */
export function Section({ children, name, fact, title, tone = 'paper', id }: SectionProps) {
  return (
    <section id={id} className={tone === 'alternate' ? `${styles.root} ${styles.alternate}` : styles.root}>
      <div className="fw-wrap">
        {name && (
          <RunningHead fact={fact} level={title ? undefined : 2}>
            {name}
          </RunningHead>
        )}
        {title && <h2 className={`fw-d2 ${styles.title}`}>{title}</h2>}
        <div className={name || title ? styles.content : undefined}>{children}</div>
      </div>
    </section>
  );
}
