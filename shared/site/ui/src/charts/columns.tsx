import { useId, type CSSProperties } from 'react';
import { ChartReader } from './chart-reader';
import { share } from './scale';
import * as words from '../words';
import parts from './chart-parts.module.css';
import styles from './columns.module.css';

export type ChartColumn = {
  /** In full, for readers: "Mar 2025". */
  name: string;
  /** Under the column: "Mar"; empty for none. */
  label: string;
  value: number;
};

export type ColumnsProps = {
  columns: readonly ChartColumn[];
  /** The chart in one sentence, with its figure. */
  label: string;
  /** What one column is: "Month". */
  step: string;
  /** The value with its unit: "480 meals". */
  format: (value: number) => string;
  /** Draws a line at this value, and the part of each column that is still missing. */
  goal?: number;
  /** On phones only the later half is drawn; the table still holds all. */
  halfOnPhones?: boolean;
};

/** Pixels from the upper edge of the drawing: where columns may begin, where they stand, and its whole height. */
const [top, foot, height] = [26, 158, 184];

/** Columns over time, filled with furrows. The last one, which is the current one, is solid. */
export function Columns({ columns, label, step, format, goal, halfOnPhones = false }: ColumnsProps) {
  const id = useId();
  const most = Math.max(...columns.map(({ value }) => value), goal ?? 0, 1) * (goal ? 1.15 : 1);
  const pitch = 100 / Math.max(columns.length, 1);
  const y = (value: number) => foot - share(value, 0, most) * (foot - top);
  const last = columns.length - 1;
  const at = (index: number) => (index + 0.5) * pitch;

  return (
    <div className={halfOnPhones ? `${parts.root} ${styles.root} ${styles.half}` : `${parts.root} ${styles.root}`}>
      {goal !== undefined && (
        <span aria-hidden="true" className={styles.goal} style={{ '--y': `${y(goal)}px` } as CSSProperties}>
          {words.goal} {goal}
        </span>
      )}
      <div className={styles.strip}>
        <ChartReader
          label={step}
          points={columns.map(({ name, value }) => ({ name, values: [format(value)] }))}
          at={at}
        >
          {(read) => (
            <svg role="img" aria-label={label} width="100%" height={height} className={parts.drawing}>
              <defs>
                <pattern id={`${id}-furrows`} width="6" height="6" patternUnits="userSpaceOnUse">
                  <rect width="6" height="4" y="2" className={styles.furrow} />
                </pattern>
                <pattern id={`${id}-ghosts`} width="6" height="6" patternUnits="userSpaceOnUse">
                  <rect width="6" height="1.5" y="3" className={styles.ghost} />
                </pattern>
              </defs>
              {columns.map(({ name, label: short, value }, index) => {
                const x = `${at(index) - pitch * 0.41}%`;
                const width = `${pitch * 0.82}%`;
                const solid = index === last;
                return (
                  <g key={name}>
                    <rect x={x} y={top} width={width} height={foot - top} rx={3} fill={`url(#${id}-ghosts)`} />
                    <rect
                      x={x}
                      y={y(value)}
                      width={width}
                      height={foot - y(value)}
                      className={styles.column}
                      fill={solid ? 'var(--fw-primary)' : `url(#${id}-furrows)`}
                    />
                    {index === read && (
                      <line x1={`${at(index)}%`} x2={`${at(index)}%`} y1={top} y2={foot} className={parts.upright} />
                    )}
                    {index === (read ?? last) && (
                      <text
                        x={`${at(index)}%`}
                        y={y(value) - 7}
                        className={`${parts.text} ${styles.label} ${styles.value}`}
                      >
                        {value}
                      </text>
                    )}
                    {short && (
                      <text
                        x={`${at(index)}%`}
                        y={height - 8}
                        className={`${parts.text} ${styles.label} ${solid ? styles.value : ''}`}
                      >
                        {short}
                      </text>
                    )}
                  </g>
                );
              })}
              {goal !== undefined && <line x1="0" x2="100%" y1={y(goal)} y2={y(goal)} className={styles.goalLine} />}
              <line x1="0" x2="100%" y1={foot} y2={foot} className={parts.base} />
            </svg>
          )}
        </ChartReader>
      </div>
    </div>
  );
}
