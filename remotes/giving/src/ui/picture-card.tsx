import type { ReactNode } from 'react';
import styles from './picture-card.module.css';

/** One of a list of cards: a picture, whose height the list sets, above the text. */
export function PictureCard({ children, image }: { children: ReactNode; image: string }) {
  return (
    <li className={`fw-surface ${styles.root}`}>
      <img src={image} alt="" width={640} height={420} loading="lazy" className={styles.art} />
      <div className={styles.body}>{children}</div>
    </li>
  );
}
