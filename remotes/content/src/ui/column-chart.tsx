import type { CSSProperties } from 'react';
import type { ColumnValue } from './article';
import styles from './column-chart.module.css';

type ColumnChartProps = { caption: string; values: readonly ColumnValue[] };

/** Ploughed columns over one base line, the last one solid. The figures stand above them, so the axis starts at zero. */
export function ColumnChart({ caption, values }: ColumnChartProps) {
  const highest = Math.max(...values.map(({ value }) => value));
  return (
    <figure className={styles.root}>
      <ol className={styles.columns}>
        {values.map(({ label, value, text }) => (
          <li key={label} className={styles.column}>
            <span className={styles.bar} style={{ '--share': value / highest } as CSSProperties}>
              <span className={styles.value}>{text}</span>
            </span>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
