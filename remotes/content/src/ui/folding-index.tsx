import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './folding-index.module.css';

type FoldingIndexProps = {
  /** The name of the landmark, and of the row that it folds into on phones. */
  title: string;
  /** Show the title above the index on wide screens too. */
  headed?: boolean;
  children: ReactNode;
};

/** The index of a page: beside the text on wide screens, folded into a single row on phones. */
export function FoldingIndex({ title, headed = false, children }: FoldingIndexProps) {
  return (
    <div>
      <nav aria-label={title} className={styles.wide}>
        {headed && <p className={styles.title}>{title}</p>}
        {children}
      </nav>
      <details className={styles.narrow}>
        <summary className={styles.title}>
          {title}
          <ChevronDown size={20} strokeWidth={1.8} />
        </summary>
        <nav aria-label={title}>{children}</nav>
      </details>
    </div>
  );
}
