import { whitepapers } from '../../data/whitepapers.data';
import { WhitepaperPage } from '../../ui/whitepaper-page';
import { sections } from './custody-transfer.data';

export default function CustodyTransferPage() {
  return <WhitepaperPage paper={whitepapers['custody-transfer']} sections={sections} />;
}
