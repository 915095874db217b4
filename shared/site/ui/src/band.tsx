import type { ReactNode } from 'react';
import type { FloodTone } from './flood-hero';
import styles from './band.module.css';

export type BandProps = {
  children: ReactNode;
  tone: FloodTone;
  /** Furrow lines rising from its foot. */
  furrows?: boolean;
  /** A picture that takes the right half, full height. */
  art?: ReactNode;
  /** Names the section for assistive technology. */
  label?: string;
};

/** A section flooded from edge to edge. At most one in two screens. Buttons and ledgers on it take its colors by themselves. */
export function Band({ children, tone, furrows = false, art, label }: BandProps) {
  return (
    <section
      className={`fw-flood ${furrows ? `fw-furrowed ${styles.furrowed}` : ''} ${art ? styles.split : ''}`}
      data-tone={tone}
      aria-label={label}
    >
      <div className={art ? styles.half : `fw-wrap ${styles.whole}`}>{children}</div>
      {art && <div className={styles.art}>{art}</div>}
    </section>
  );
}
