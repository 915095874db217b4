import { BackLink } from '@furrow/ui/back-link';
import { QuietPage } from '../../ui/quiet-page';
import { guide } from './food-safety-guide.data';

export default function FoodSafetyGuidePage() {
  return <QuietPage article={guide} above={<BackLink to="/resources/docs">Documentation</BackLink>} />;
}
