import type { CSSProperties } from 'react';
import { WholeCodes } from '@furrow/ui/whole-codes';
import styles from './points.module.css';

export type Point = { title: string; text: string };

type PointsProps = {
  points: readonly Point[];
  /** From 992 px; two from 576, one below. */
  columns: number;
  /** Level of the titles in the page's outline. */
  level?: 2 | 3;
};

/** Short statements under hairlines: a name in display, a sentence. */
export function Points({ points, columns, level = 3 }: PointsProps) {
  const Title = `h${level}` as const;
  return (
    <ul className={styles.root} style={{ '--columns': columns } as CSSProperties}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <Title className="fw-h4">{title}</Title>
          <p className={styles.text}>
            <WholeCodes>{text}</WholeCodes>
          </p>
        </li>
      ))}
    </ul>
  );
}
