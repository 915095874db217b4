import { BlogArticlePage } from '../../ui/blog-article';
import { article } from './dao-governed-farms.data';

export default function DaoGovernedFarmsPage() {
  return <BlogArticlePage article={article} />;
}
