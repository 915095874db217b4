import { BackLink } from '@furrow/ui/back-link';
import type { ArticleProps, QuietArticle } from '../../ui/article';
import { QuietPage } from '../../ui/quiet-page';

const trail = [{ name: 'Documentation', path: '/resources/docs' }];

export default function GuidePage(props: ArticleProps<QuietArticle>) {
  return <QuietPage {...props} trail={trail} above={<BackLink to="/resources/docs">Documentation</BackLink>} />;
}
