import type { ReactNode } from 'react';
import { Perforation } from './perforation';
import styles from './packet-card.module.css';

export type PacketCardProps = {
  children: ReactNode;
  /** The picture: an `<img>` with width and height. It fills the frame. */
  art: ReactNode;
  /** At most one tag on the art, `tone="cream"`. */
  tag?: ReactNode;
  /** `square` for products, `wide` (640:372) for campaigns and covers. */
  ratio?: 'square' | 'wide';
  /** `row` puts the art at the left of an upright perforation. */
  layout?: 'stacked' | 'row';
};

/** A thing one can buy, fund or open: the packet above, the ledger below a perforation. */
export function PacketCard({ children, art, tag, ratio = 'square', layout = 'stacked' }: PacketCardProps) {
  return (
    <article className={`fw-surface ${styles.root} ${layout === 'row' ? styles.row : ''}`}>
      <div className={`${styles.art} ${styles[ratio]}`}>
        {art}
        {tag && <div className={styles.tag}>{tag}</div>}
      </div>
      <Perforation upright={layout === 'row'} />
      <div className={styles.body}>{children}</div>
    </article>
  );
}
