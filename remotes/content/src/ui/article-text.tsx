import { StaticHtml } from '@furrow/remote/static-html';
import type { Article, ArticleProps } from './article';
import * as blocks from './article-blocks';

/** The body of an article: HTML that stays unchanged prerendered. */
export function ArticleText({ article, html }: ArticleProps<Article>) {
  return (
    <StaticHtml path={article.path} html={html} madeOf={blocks}>
      {article.body}
    </StaticHtml>
  );
}
