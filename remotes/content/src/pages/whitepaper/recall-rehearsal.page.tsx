import { whitepapers } from '../../data/whitepapers.data';
import { WhitepaperPage } from '../../ui/whitepaper-page';
import { sections } from './recall-rehearsal.data';

export default function RecallRehearsalPage() {
  return <WhitepaperPage paper={whitepapers['recall-rehearsal']} sections={sections} />;
}
