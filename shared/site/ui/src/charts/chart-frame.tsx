import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { RunningHead } from '../running-head';
import * as words from '../words';
import styles from './chart-frame.module.css';

/** The numbers of a chart as text: one heading per column, a row per point. */
export type ChartTable = { head: readonly string[]; rows: readonly (readonly string[])[] };

export type ChartFrameProps = {
  children: ReactNode;
  /** The question the chart answers. */
  title: string;
  /** The sentence with the figure, beside the title. */
  fact?: ReactNode;
  /** The same numbers, opened by "Show as a table"; a table of its own where there are many. */
  table: ChartTable | ReactElement;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  /** The head of a section: an ink rule with a running head instead of a display title. */
  ruled?: boolean;
};

/** A chart with its title, the figure it is about, and its numbers as a real table. */
export function ChartFrame({ children, title, fact, table, level = 3, ruled = false }: ChartFrameProps) {
  const Title = `h${level}` as const;
  return (
    <figure className={styles.root}>
      <figcaption className={styles.head}>
        {ruled ? (
          <RunningHead level={level} fact={fact}>
            {title}
          </RunningHead>
        ) : (
          <div className={styles.display}>
            <Title className="fw-h3">{title}</Title>
            {fact && <span className={styles.fact}>{fact}</span>}
          </div>
        )}
      </figcaption>
      {children}
      <details className={styles.numbers}>
        <summary className={styles.summary}>
          {words.showAsTable}
          <ChevronDown size={18} strokeWidth={1.8} />
        </summary>
        {isValidElement(table) ? table : <Numbers title={title} table={table} />}
      </details>
    </figure>
  );
}

/** The class of the table in a chart, for a table that is given as an element. */
export const numbersClass = `fw-num ${styles.table}`;

function Numbers({ title, table }: { title: string; table: ChartTable }) {
  return (
    <table className={numbersClass} aria-label={title}>
      <thead>
        <tr>
          {table.head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={table.head[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
