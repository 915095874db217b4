import { BlogArticlePage } from '../../ui/blog-article';
import { article } from './supply-chain-custody.data';

export default function SupplyChainCustodyPage() {
  return <BlogArticlePage article={article} />;
}
