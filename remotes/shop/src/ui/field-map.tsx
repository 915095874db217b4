import type { CSSProperties } from 'react';
import tiles from '@furrow/ui/art/field-map-strips.svg';
import styles from './field-map.module.css';

export type FieldMapProps = {
  /** The field's strips, from 3 to 12. */
  strips: number;
  /** The share of the field that is sold, from 0 to 1. */
  sold: number;
  /** The id of the text that says the same: it has the units that the visitor reads. */
  labelledBy: string;
};

/** A part of the sheet of tiles, 96 pixels wide and high. */
const tile = (x: number, y: number) => `url("${tiles}#svgView(viewBox(${x},${y},96,96))")`;
const grounds = { '--growing': tile(224, 16), '--stubble': tile(432, 16) } as CSSProperties;

/** A field seen from above: what is sold is stubble, strip after strip, and what is left still grows. */
export function FieldMap({ strips, sold, labelledBy }: FieldMapProps) {
  return (
    <div role="img" aria-labelledby={labelledBy} className={styles.root} style={grounds}>
      {Array.from({ length: strips }, (_, index) => {
        const cut = Math.min(Math.max(sold * strips - index, 0), 1);
        return (
          <span
            key={index}
            className={styles.strip}
            style={{ '--cut': `${Math.round(cut * 100)}%` } as CSSProperties}
          />
        );
      })}
    </div>
  );
}
