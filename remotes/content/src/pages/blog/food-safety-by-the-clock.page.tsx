import { BlogArticlePage } from '../../ui/blog-article';
import { article } from './food-safety-by-the-clock.data';

export default function FoodSafetyByTheClockPage() {
  return <BlogArticlePage article={article} />;
}
