import { whitepapers } from '../../data/whitepapers.data';
import { WhitepaperPage } from '../../ui/whitepaper-page';
import { sections } from './network-governance.data';

export default function NetworkGovernancePage() {
  return <WhitepaperPage paper={whitepapers['network-governance']} sections={sections} />;
}
