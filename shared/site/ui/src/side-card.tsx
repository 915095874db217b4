import type { ReactNode } from 'react';
import styles from './side-card.module.css';

export type SideCardProps = {
  children: ReactNode;
  /** A picture. */
  art: ReactNode;
};

/**
 * A card with its picture above its text, or beside it where the element that holds it is wide. That element is a
 * {@link sideCardsClass}.
 */
export function SideCard({ children, art }: SideCardProps) {
  return (
    <article className={`fw-surface ${styles.card}`}>
      <div className={styles.art}>{art}</div>
      <div className={styles.body}>{children}</div>
    </article>
  );
}

/** The class of the element whose width decides how {@link SideCard}s in it stand. */
export const sideCardsClass = styles.root;
