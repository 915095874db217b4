import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** One button or link. */
  children?: ReactNode;
  title: string;
  /** One sentence. */
  text?: ReactNode;
  /** URL of a `spot-*` picture. */
  art: string;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
};

/** Nothing here yet: spot art, display line, one sentence, one action. */
export function EmptyState({ children, title, text, art, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.root}>
      <img src={art} alt="" width={230} height={153} />
      <Title className="fw-h3">{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}
