import { whitepapers } from '../../data/whitepapers.data';
import { WhitepaperPage } from '../../ui/whitepaper-page';
import { sections } from './parametric-cover.data';

export default function ParametricCoverPage() {
  return <WhitepaperPage paper={whitepapers['parametric-cover']} sections={sections} />;
}
