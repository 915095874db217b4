import { useId } from 'react';
import { ChartReader, type ChartPoint } from './chart-reader';
import { axisStart, linePath, share } from './scale';
import parts from './chart-parts.module.css';
import styles from './line.module.css';

/** A point of the line: as it is read out, and its value. Points stand at equal distances. */
export type LinePoint = ChartPoint & {
  value: number;
  /** A text beside a bead at the point. */
  note?: string;
  /** The rest of the note, shown where there is room, which is not on phones. */
  longNote?: string;
};

/** A mark on an axis: its place (a value, or the index of a point) and its label. */
export type AxisMark = { at: number; label: string };

export type LineProps = {
  points: readonly LinePoint[];
  /** The chart in one sentence, with its figure. */
  label: string;
  /** What one point is: "Month". */
  step: string;
  /**
   * Three at most, at equal distances, on the value axis. It starts one distance below the first, for a single one at zero.
   * Their labels stand on their lines at the left: where the line begins high, the highest mark is well below it.
   */
  yMarks: readonly AxisMark[];
  xMarks: readonly AxisMark[];
  /** A second series on the same axes, named at its end; it may be shorter or longer. */
  second?: { name: string; values: readonly number[] };
  /** Makes the chart higher than others where there is room. */
  tall?: boolean;
};

/** A line over a ploughed area. */
export function Line({ points, label, step, yMarks, xMarks, second, tall = false }: LineProps) {
  const id = useId();
  const values = [...points.map(({ value }) => value), ...(second?.values ?? []), ...yMarks.map((mark) => mark.at)];
  const least = axisStart(yMarks.map((mark) => mark.at));
  const most = Math.max(...values, 1);
  const last = Math.max(points.length - 1, 1);
  const at = (index: number) => (index / last) * 100;
  const y = (value: number) => 100 - share(value, least, most) * 100;
  const path = linePath(points.map(({ value }, index) => ({ x: at(index), y: y(value) })));
  // On phones only the first mark, the last one and the one in the middle have a label.
  const isKept = (mark: number) => [0, Math.floor(xMarks.length / 2), xMarks.length - 1].includes(mark);
  const beside = second?.values.slice(0, points.length) ?? [];
  // Apart from the note of the first series, whichever half it is in, and never between the two series.
  const named = Math.round(beside.length * (points.findIndex(({ note }) => note) > last * 0.4 ? 0.22 : 0.72));
  const isBelow = (beside[named] ?? 0) < (points[named]?.value ?? 0);

  return (
    <div className={tall ? `${parts.root} ${styles.root} ${styles.tall}` : `${parts.root} ${styles.root}`}>
      <ChartReader label={step} points={points} at={at}>
        {(read) => (
          <svg role="img" aria-label={label} className={`${parts.drawing} ${styles.drawing}`}>
            <defs>
              <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse">
                <rect width="5" height="1.5" y="2" className={styles.furrow} />
              </pattern>
              <clipPath id={`${id}-area`} clipPathUnits="objectBoundingBox">
                <path d={`${path}L100 100L0 100Z`} transform="scale(0.01)" />
              </clipPath>
            </defs>
            {yMarks.map((mark) => (
              <line
                key={mark.label}
                x1="0"
                x2="100%"
                y1={`${y(mark.at)}%`}
                y2={`${y(mark.at)}%`}
                className={styles.grid}
              />
            ))}
            <rect width="100%" height="100%" fill={`url(#${id})`} clipPath={`url(#${id}-area)`} />
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
              {beside.length > 0 && (
                <path
                  d={linePath(beside.map((value, index) => ({ x: at(index), y: y(value) })))}
                  className={styles.second}
                />
              )}
              <path d={path} className={styles.line} />
            </svg>
            {read !== undefined && (
              <line x1={`${at(read)}%`} x2={`${at(read)}%`} y1="0" y2="100%" className={parts.upright} />
            )}
            {second && beside.length > 0 && (
              <text
                x={`${at(named)}%`}
                y={`${y(beside[named] ?? 0)}%`}
                dy={isBelow ? 20 : -12}
                className={`${parts.text} ${styles.name}`}
              >
                {second.name}
              </text>
            )}
            {yMarks.map((mark) => (
              <text key={mark.label} x={4} y={`${y(mark.at)}%`} dy={-4} className={parts.text}>
                {mark.label}
              </text>
            ))}
            <line x1="0" x2="100%" y1="100%" y2="100%" className={parts.base} />
            {xMarks.map((mark, index) => (
              <g key={mark.label}>
                <svg x={`${at(mark.at)}%`} y="100%" overflow="visible">
                  <line y2="5" className={parts.base} />
                </svg>
                <text
                  x={`${at(mark.at)}%`}
                  y="100%"
                  dy={20}
                  className={isKept(index) ? parts.text : `${parts.text} ${styles.between}`}
                  textAnchor={index === 0 ? 'start' : index === xMarks.length - 1 ? 'end' : 'middle'}
                >
                  {mark.label}
                </text>
              </g>
            ))}
            {points.map(
              ({ name, value, note, longNote }, index) =>
                note && (
                  <g key={name}>
                    <circle cx={`${at(index)}%`} cy={`${y(value)}%`} r="6" className={styles.bead} />
                    <text
                      x={`${at(index)}%`}
                      y={`${y(value)}%`}
                      dy={-14}
                      dx={index === points.length - 1 ? -4 : 10}
                      className={`${parts.text} ${styles.note}`}
                      textAnchor={index === points.length - 1 ? 'end' : 'start'}
                    >
                      {note}
                      {longNote && <tspan className={styles.between}> {longNote}</tspan>}
                    </text>
                  </g>
                ),
            )}
            {read !== undefined && (
              <circle cx={`${at(read)}%`} cy={`${y(points[read]?.value ?? 0)}%`} r="6" className={styles.bead} />
            )}
          </svg>
        )}
      </ChartReader>
    </div>
  );
}
