import { BlogArticlePage } from '../../ui/blog-article';
import { article } from './blockchain-food-traceability.data';

export default function BlockchainFoodTraceabilityPage() {
  return <BlogArticlePage article={article} />;
}
