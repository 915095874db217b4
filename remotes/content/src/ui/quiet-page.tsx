import type { ReactNode } from 'react';
import type { StaticHtmlText } from '@furrow/remote/static-html';
import { PageHead } from '@furrow/ui/page-head';
import type { PageLabelProps } from '@furrow/ui/page-label';
import { PageMeta } from '@furrow/ui/page-meta';
import { breadcrumbs } from '@furrow/ui/structured-data';
import type { QuietArticle } from './article';
import { ArticlePage } from './article-page';
import { ArticleText } from './article-text';
import { ArticleTicket } from './article-ticket';
import { FoldingIndex } from './folding-index';
import { IndexLinks } from './index-links';
import styles from './quiet-page.module.css';

type QuietPageProps = {
  article: QuietArticle;
  html?: StaticHtmlText;
  /** Above the path of this page, from the outside in. */
  trail?: readonly { name: string; path: string }[];
  /** Above the title. */
  above?: ReactNode;
  /** Names the page where its title is prose. */
  label?: PageLabelProps;
  /** What the page is to search engines, beside a page below others. */
  described?: object | undefined;
  /** Under the gist, in its ticket. */
  children?: ReactNode;
};

/** A policy, a guide or a paper: words first, an index at the left, one ticket at the right. */
export function QuietPage({ article, html, trail = [], above, label, described, children }: QuietPageProps) {
  const { path, date, title, subject, description, lede = description, sections, gist, meta } = article;
  return (
    <>
      <PageMeta
        title={meta?.title ?? subject}
        description={meta?.description ?? description}
        path={path}
        modified={date}
        picture={{ url: article.share, text: `${title} (${subject})` }}
        jsonLd={[...(described ? [described] : []), breadcrumbs([...trail, { name: subject, path }])]}
      />
      <div className={styles.root}>
        <ArticlePage
          head={<PageHead title={title} label={label} lede={lede} above={above} />}
          before={
            <FoldingIndex title="On this page">
              <IndexLinks mark="bead" entries={sections} />
            </FoldingIndex>
          }
          text={<ArticleText article={article} html={html} />}
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
