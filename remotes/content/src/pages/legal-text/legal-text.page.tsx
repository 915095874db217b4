import type { ArticleProps, QuietArticle } from '../../ui/article';
import { QuietPage } from '../../ui/quiet-page';

export default function LegalTextPage(props: ArticleProps<QuietArticle>) {
  return <QuietPage {...props} />;
}
