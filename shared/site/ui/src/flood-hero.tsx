import type { ReactNode } from 'react';
import { PageLabel, type PageLabelProps } from './page-label';
import styles from './flood-hero.module.css';

/** The colors that can fill a hero. */
export type FloodTone = 'green' | 'wheat' | 'beet' | 'lilac' | 'straw' | 'night';

export type FloodHeroProps = {
  /** Actions under the lede. */
  children?: ReactNode;
  title: ReactNode;
  lede?: ReactNode;
  tone: FloodTone;
  /** Fills the right half, full height; on phones it lies under the text. */
  art: ReactNode;
  /** Above the title: a back link. */
  above?: ReactNode;
  /** Names the page where its title is prose. */
  label?: PageLabelProps;
};

export type FloodFrameProps = {
  /** What stands on the color. */
  children: ReactNode;
  tone: FloodTone;
  art: ReactNode;
  /** Its styles may set `--flood-text`, the share of the width for the text, and `--flood-padding`, above and below it. */
  className?: string;
};

/** Color at the left, art at the right, no gap; on phones the art lies under the text. */
export function FloodFrame({ children, tone, art, className }: FloodFrameProps) {
  return (
    <header className={['fw-flood', styles.root, className].filter(Boolean).join(' ')} data-tone={tone}>
      <div className={styles.text}>{children}</div>
      <div className={styles.art}>{art}</div>
    </header>
  );
}

/** The flooded hero: color at the left, art at the right, no gap. Holds the page's one `h1`. */
export function FloodHero({ children, title, lede, tone, art, above, label }: FloodHeroProps) {
  return (
    <FloodFrame tone={tone} art={art}>
      {above && <div className={styles.above}>{above}</div>}
      {label && <PageLabel {...label} />}
      <h1 className="fw-d2">{title}</h1>
      {lede && <p className={`fw-lede ${styles.lede}`}>{lede}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </FloodFrame>
  );
}
