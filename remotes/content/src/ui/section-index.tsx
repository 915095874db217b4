import { useEffect, useState } from 'react';
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

/** What the page holds, with the section one reads marked. On phones it folds into one row. */
export function SectionIndex({ sections, title, mark }: SectionIndexProps) {
  const current = useCurrentSection(sections);
  const entries = (
    <ul className={styles.entries}>
      {sections.map(({ id, title: entry }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} className={styles.entry}>
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

/** The last section whose head has passed the upper third of the window. */
function useCurrentSection(sections: SectionIndexProps['sections']) {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const heads = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const passed = heads.findLast((head) => head.getBoundingClientRect().top <= window.innerHeight / 3);
        setCurrent((passed ?? heads[0])?.id);
      },
      { rootMargin: '0px 0px -67% 0px' },
    );
    for (const head of heads) observer.observe(head);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
