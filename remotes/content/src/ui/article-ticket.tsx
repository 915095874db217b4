import type { ReactNode } from 'react';
import styles from './article-ticket.module.css';

/** The ticket at the right of an article. */
export function ArticleTicket({ children, title }: { children: ReactNode; title: string }) {
  return (
    <section className={styles.root}>
      <h2 className="fw-h4">{title}</h2>
      {children}
    </section>
  );
}
