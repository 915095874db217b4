import type { CSSProperties } from 'react';
import { initials, toneOf } from './initials';
import styles from './portrait.module.css';

export type PortraitProps = {
  name: string;
  /** URL of a drawing of this person, and of nobody else; without one the initials stand in a colored disc. */
  picture?: string;
  /** Pixels. */
  size?: number;
};

/** A person's face beside their name, which is text of its own, so the picture has no text. */
export function Portrait({ name, picture, size = 56 }: PortraitProps) {
  if (picture) {
    return <img src={picture} alt="" width={size} height={size} loading="lazy" className={styles.root} />;
  }
  return (
    <span
      aria-hidden="true"
      data-tone={toneOf(name)}
      className={`${styles.root} ${styles.initials}`}
      style={{ '--portrait-size': `${size}px` } as CSSProperties}
    >
      {initials(name)}
    </span>
  );
}
