import type { CSSProperties } from 'react';
import furrows from './furrows.module.css';
import styles from './furrow-progress.module.css';

export type FurrowProgressProps = {
  /** From 0 to `max`; anything outside is drawn at the nearer end. */
  value: number;
  /** Names the bar ("Raised for Drone irrigation"). */
  label: string;
  max?: number;
  /** The text that assistive technology reads instead of the percent, e.g. "$32,500 of $50,000". */
  valueText?: string;
};

/** Three furrows with a wheat bead at the end. The bead is decoration: write the figure beside it. */
export function FurrowProgress({ value, label, max = 100, valueText }: FurrowProgressProps) {
  const inside = Math.min(Math.max(value, 0), max);
  const percent = max > 0 ? (inside / max) * 100 : 0;
  return (
    <div
      role="progressbar"
      className={furrows.rail}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={inside}
      aria-valuetext={valueText ?? `${Math.round(percent)}%`}
    >
      <div className={`${furrows.fill} ${styles.fill}`} style={{ '--fill': `${percent}%` } as CSSProperties} />
    </div>
  );
}
