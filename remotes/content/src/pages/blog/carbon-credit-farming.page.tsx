import { BlogArticlePage } from '../../ui/blog-article';
import { article } from './carbon-credit-farming.data';

export default function CarbonCreditFarmingPage() {
  return <BlogArticlePage article={article} />;
}
