import type { ReactNode } from 'react';
import type { Section } from './article';
import { Sections } from './sections';
import styles from './article-page.module.css';

type ArticlePageProps = {
  /** What follows the article, edge to edge. */
  children?: ReactNode;
  /** The hero, with the page's one `h1`. */
  head: ReactNode;
  /** The left column; on phones above the text. */
  before: ReactNode;
  sections: readonly Section[];
  /** The first paragraph, set with a drop cap. */
  opening?: string;
  /** The right column; on phones below the text. */
  after?: ReactNode;
};

/** The one shape of every article page: hero, left column, text, right column. */
export function ArticlePage({ children, head, before, sections, opening, after }: ArticlePageProps) {
  return (
    <article>
      {head}
      <div className={`fw-wrap ${styles.root}`}>
        <div className={styles.before}>{before}</div>
        <div>
          {opening && <p className={styles.opening}>{opening}</p>}
          <Sections sections={sections} />
        </div>
        {after && <div className={styles.after}>{after}</div>}
      </div>
      {children}
    </article>
  );
}
