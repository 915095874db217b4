import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { OverlappingPictures } from '../../ui/overlapping-pictures';
import styles from './folded.module.css';

export type FoldedProps = {
  children: ReactNode;
  title: string;
  /** What is in it, in a few words. */
  line: string;
  /** Follows the line until the row is opened, because what is inside says it again. */
  closedLine?: string;
  /** What is in it; pictures of the first three are shown. */
  things: readonly { id: string; image: string }[];
};

/** A card that is a single row until it is opened. */
export function Folded({ children, title, line, closedLine, things }: FoldedProps) {
  return (
    <details className={`fw-surface ${styles.root}`}>
      <summary className={styles.row}>
        <span className={styles.pictures}>
          <OverlappingPictures things={things} />
        </span>
        <span className={styles.text}>
          <strong>{title}</strong>
          <span>
            {line}
            <span className={styles.closedLine}>{closedLine}</span>
          </span>
        </span>
        <ChevronDown size={20} strokeWidth={1.8} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}

/** Keeps the room of {@link Folded} until the code is there that draws it. */
export function FoldedOutline({ title }: { title: string }) {
  return (
    <div aria-hidden="true" className={`fw-surface ${styles.root}`}>
      <div className={styles.row}>
        <span className={styles.text}>
          <strong>{title}</strong>
          <span>{'\u00a0'}</span>
        </span>
      </div>
    </div>
  );
}
