import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import styles from './choice-tile.module.css';

export type ChoiceTilesProps = {
  children: ReactNode;
  /** How many stand side by side; two at most on phones, unless `compact`. */
  columns?: number;
  /**
   * `figure` is 76 px with display type, 68 on phones, `compact` 48 px, `row` a full line with icon, text and a fact at
   * the end.
   */
  look?: 'figure' | 'compact' | 'row';
  /** Names the group; leave it out inside a `FieldGroup`, which does. */
  label?: string;
};

/** Lays out {@link ChoiceTile}s, which answer one question. */
export function ChoiceTiles({ children, columns = 3, look = 'figure', label }: ChoiceTilesProps) {
  return (
    <div
      role={label ? 'radiogroup' : undefined}
      aria-label={label}
      className={`${styles.root} ${styles[look]}`}
      style={{ '--columns': columns } as CSSProperties}
    >
      {children}
    </div>
  );
}

export type ChoiceTileProps = Omit<ComponentPropsWithRef<'input'>, 'type'>;

/**
 * One answer: a native radio, so that arrow keys, names and forms work by themselves. Give all tiles of a group the
 * same `name`.
 */
export function ChoiceTile({ children, ...rest }: ChoiceTileProps) {
  return (
    <label className={styles.tile}>
      <input {...rest} type="radio" className={styles.input} />
      {children}
    </label>
  );
}
