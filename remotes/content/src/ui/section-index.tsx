import { ChevronDown } from 'lucide-react';
import type { Heading } from './article';
import styles from './section-index.module.css';

type SectionIndexProps = {
  sections: readonly Heading[];
  /** The name above it, and of the landmark. */
  title: string;
  /** `bead` marks the current entry with a bead (legal pages), `bold` by weight (articles). */
  mark: 'bead' | 'bold';
};

/** What the page holds. On phones it folds into one row. Browsers that know scroll target groups mark the section one reads. */
export function SectionIndex({ sections, title, mark }: SectionIndexProps) {
  const entries = (
    <ul className={styles.entries}>
      {sections.map(({ id, title: entry }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.entry}>
            {entry}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={mark === 'bead' ? `${styles.root} ${styles.bead}` : styles.root}>
      <nav aria-label={title} className={styles.wide}>
        {mark === 'bold' && <p className={styles.title}>{title}</p>}
        {entries}
      </nav>
      <details className={styles.narrow}>
        <summary className={styles.title}>
          {title}
          <ChevronDown size={20} strokeWidth={1.8} />
        </summary>
        <nav aria-label={title}>{entries}</nav>
      </details>
    </div>
  );
}
