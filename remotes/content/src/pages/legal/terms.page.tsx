import { QuietPage } from '../../ui/quiet-page';
import { policy } from './terms.data';

export default function TermsPage() {
  return <QuietPage article={policy} />;
}
