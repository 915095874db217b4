import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** The colors of a tag. */
export type TagTone = 'grey' | 'blue' | 'orange' | 'green' | 'red' | 'wheat' | 'solid' | 'cream';

export type TagProps = {
  children: ReactNode;
  /** `cream` is the one that may lie on art. The word carries the meaning, never the color alone. */
  tone?: TagTone;
  /** The dot of a status; a category has none. */
  dot?: boolean;
};

/** A status or a category in one or two words. */
export function Tag({ children, tone = 'grey', dot = !['solid', 'cream'].includes(tone) }: TagProps) {
  return <span className={[styles.root, styles[tone], dot && styles.dot].filter(Boolean).join(' ')}>{children}</span>;
}
