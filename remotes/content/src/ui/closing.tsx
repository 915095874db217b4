import type { ReactNode } from 'react';
import { Band } from '@furrow/ui/band';
import type { FloodTone } from '@furrow/ui/flood-hero';
import styles from './closing.module.css';

type ClosingProps = {
  /** Buttons. */
  children: ReactNode;
  tone: FloodTone;
  title: string;
  text: ReactNode;
};

/** The last word of a page: one line, one sentence, what to do next. */
export function Closing({ children, tone, title, text }: ClosingProps) {
  return (
    <Band tone={tone}>
      <div className={styles.root}>
        <div>
          <h2 className="fw-d2">{title}</h2>
          <p className={`fw-lede ${styles.text}`}>{text}</p>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </Band>
  );
}
