import { whitepapers } from '../../data/whitepapers.data';
import { WhitepaperPage } from '../../ui/whitepaper-page';
import { sections } from './signed-traceability.data';

export default function SignedTraceabilityPage() {
  return <WhitepaperPage paper={whitepapers['signed-traceability']} sections={sections} />;
}
