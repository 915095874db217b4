import { whitepapers } from '../../data/whitepapers.data';
import { WhitepaperPage } from '../../ui/whitepaper-page';
import { sections } from './soil-credits.data';

export default function SoilCreditsPage() {
  return <WhitepaperPage paper={whitepapers['soil-credits']} sections={sections} />;
}
