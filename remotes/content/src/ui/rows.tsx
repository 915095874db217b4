import type { ReactNode } from 'react';
import styles from './rows.module.css';

/** A list of things with facts: hairlines, no boxes. Holds {@link Row}s. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.root}>{children}</ul>;
}

type RowProps = {
  /** A sentence under the name. */
  children?: ReactNode;
  title: ReactNode;
  /** Plain facts in their own columns, the same number in every row. */
  facts?: readonly ReactNode[];
  /** Flush right. */
  figure?: ReactNode;
  /** One outlined small button. */
  action?: ReactNode;
  level?: 2 | 3;
};

/** A row: name in display, plain facts, figure right, one button. On phones its parts stand under each other. */
export function Row({ children, title, facts = [], figure, action, level = 3 }: RowProps) {
  const Title = `h${level}` as const;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <Title className="fw-h4">{title}</Title>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {facts.map((fact, index) => (
        <div key={index} className={styles.fact}>
          {fact}
        </div>
      ))}
      {figure && <div className={styles.figure}>{figure}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}
