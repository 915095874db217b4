import type { ReactNode } from 'react';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import type { Section } from './article';
import { ArticlePage } from './article-page';
import { ArticleTicket } from './article-ticket';
import { SectionIndex } from './section-index';
import { breadcrumbs } from './structured-data';
import styles from './quiet-page.module.css';

/** A policy, a guide or a paper: words first, an index at the left, one ticket at the right. */
export type QuietArticle = {
  path: string;
  title: string;
  lede: string;
  /** For search engines; the lede when it says enough. */
  description?: string;
  /** Above the path of this page, from the outside in. */
  trail: readonly { name: string; path: string }[];
  sections: readonly Section[];
  /** The ticket: the whole page in one line. */
  gist: { title: string; text: string };
};

type QuietPageProps = {
  article: QuietArticle;
  /** Above the title. */
  above?: ReactNode;
  /** Under the gist, in its ticket. */
  children?: ReactNode;
};

export function QuietPage({ article, above, children }: QuietPageProps) {
  const { path, title, lede, description = lede, trail, sections, gist } = article;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path={path}
        jsonLd={breadcrumbs([...trail, { name: title, path }])}
      />
      <div className={styles.root}>
        <ArticlePage
          head={<PageHead title={title} lede={lede} above={above} />}
          before={<SectionIndex title="On this page" mark="bead" sections={sections} />}
          sections={sections}
          after={
            <ArticleTicket title={gist.title}>
              <p>{gist.text}</p>
              {children}
            </ArticleTicket>
          }
        />
      </div>
    </>
  );
}
