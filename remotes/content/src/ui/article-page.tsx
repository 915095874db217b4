import type { ReactNode } from 'react';
import styles from './article-page.module.css';

type ArticlePageProps = {
  /** What follows the article, edge to edge. */
  children?: ReactNode;
  /** The hero, with the page's one `h1`. */
  head: ReactNode;
  /** The left column; on phones above the text. */
  before: ReactNode;
  /** The article's body. */
  text: ReactNode;
  /** The right column; on phones below the text. */
  after?: ReactNode;
};

/** The one shape of every article page: hero, left column, text, right column. */
export function ArticlePage({ children, head, before, text, after }: ArticlePageProps) {
  return (
    <article>
      {head}
      <div className={`fw-wrap ${styles.root}`}>
        <div className={styles.before}>{before}</div>
        {text}
        {after && <div className={styles.after}>{after}</div>}
      </div>
      {children}
    </article>
  );
}
