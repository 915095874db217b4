import { QuietPage } from '../../ui/quiet-page';
import { policy } from './cookies.data';

export default function CookiesPage() {
  return <QuietPage article={policy} />;
}
