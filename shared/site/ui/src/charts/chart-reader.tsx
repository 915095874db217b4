import { useState, type CSSProperties, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react';
import styles from './chart-reader.module.css';

/** A point as it is read out: a name ("Mar 2025") and its values ("480 meals"). */
export type ChartPoint = { name: string; values: readonly string[] };

export type ChartReaderProps = {
  /** Draws the chart; `index` is the point being read, undefined while nobody reads. */
  children: (index: number | undefined) => ReactNode;
  /** Names what the arrow keys step through ("Month"). */
  label: string;
  points: readonly ChartPoint[];
  /** Where a point stands, in percent of the width. */
  at: (index: number) => number;
};

/**
 * Makes the points of a chart reachable: a native slider lies invisibly over it, so that arrow keys, touch and screen readers
 * work by themselves; the values of the point being read stand in a small panel (on phones in a line above).
 */
export function ChartReader({ children, label, points, at }: ChartReaderProps) {
  const [index, setIndex] = useState<number>();
  const point = index === undefined ? undefined : points[index];
  const last = points.length - 1;

  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setIndex(Number(currentTarget.value));

  function follow({ currentTarget, clientX, pointerType }: PointerEvent<HTMLInputElement>) {
    if (pointerType !== 'mouse' || currentTarget.disabled) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const percent = ((clientX - left) / width) * 100;
    const distances = points.map((_, candidate) => Math.abs(at(candidate) - percent));
    setIndex(distances.indexOf(Math.min(...distances)));
  }

  return (
    <div className={styles.root} style={{ '--at': `${at(index ?? last)}%` } as CSSProperties}>
      {children(index)}
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={last}
        step={1}
        value={index ?? last}
        aria-label={label}
        aria-valuetext={[points[index ?? last]?.name, ...(points[index ?? last]?.values ?? [])].join(', ')}
        onChange={read}
        // A tap on the point where the slider stands changes nothing, and browsers send no click.
        onPointerUp={read}
        onFocus={(event) => event.target.matches(':focus-visible') && setIndex(index ?? last)}
        onBlur={() => setIndex(undefined)}
        onPointerMove={follow}
        // A finger leaves whenever it is lifted.
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setIndex(undefined)}
      />
      {point && (
        <div aria-hidden="true" className={styles.panel}>
          <b>{point.name}</b>
          {point.values.map((value) => (
            <span key={value}>{value}</span>
          ))}
        </div>
      )}
    </div>
  );
}
