import { BackLink } from '@furrow/ui/back-link';
import { longDate } from '@furrow/ui/long-date';
import type { ArticleProps, QuietArticle } from '../../ui/article';
import { QuietPage } from '../../ui/quiet-page';
import { newsArticle } from '../../ui/structured-data';

const trail = [{ name: 'Press kit', path: '/press-kit' }];

/** One press release. */
export default function PressReleasePage({ article, html }: ArticleProps<QuietArticle>) {
  return (
    <QuietPage
      article={article}
      html={html}
      trail={trail}
      above={<BackLink to="/press-kit">Press kit</BackLink>}
      label={{ kind: 'Press release', subject: longDate(article.date) }}
      described={newsArticle(article)}
    />
  );
}
