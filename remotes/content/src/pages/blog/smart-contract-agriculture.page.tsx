import { BlogArticlePage } from '../../ui/blog-article';
import { article } from './smart-contract-agriculture.data';

export default function SmartContractAgriculturePage() {
  return <BlogArticlePage article={article} />;
}
