import type { CSSProperties, ReactNode } from 'react';
import { Link } from '@furrow/router';
import styles from './cover-card.module.css';

/** Lays out {@link CoverCard}s. */
export function CoverGrid({ children, columns }: { children: ReactNode; columns: number }) {
  return (
    <ul className={styles.grid} style={{ '--columns': columns } as CSSProperties}>
      {children}
    </ul>
  );
}

type CoverCardProps = {
  /** One or two lines under the title. */
  children: ReactNode;
  to: string;
  title: string;
  art: string;
  /** Stands on the art. */
  tag?: ReactNode;
};

/** Something to read: its cover over its title; the whole card is the link. */
export function CoverCard({ children, to, title, art, tag }: CoverCardProps) {
  return (
    <li className={styles.root}>
      <div className={styles.frame}>
        <img src={art} alt="" width={640} height={400} loading="lazy" className={styles.art} />
        {tag && <div className={styles.tag}>{tag}</div>}
      </div>
      <h3 className={`fw-h4 ${styles.title}`}>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
      </h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
