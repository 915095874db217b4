import { QuietPage } from '../../ui/quiet-page';
import { policy } from './privacy.data';

export default function PrivacyPage() {
  return <QuietPage article={policy} />;
}
