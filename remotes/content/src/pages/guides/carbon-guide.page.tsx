import { BackLink } from '@furrow/ui/back-link';
import { QuietPage } from '../../ui/quiet-page';
import { guide } from './carbon-guide.data';

export default function CarbonGuidePage() {
  return <QuietPage article={guide} above={<BackLink to="/resources/docs">Documentation</BackLink>} />;
}
