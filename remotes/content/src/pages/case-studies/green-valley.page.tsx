import { CaseStudyPage } from '../../ui/case-study';
import { study } from './green-valley.data';

export default function GreenValleyPage() {
  return <CaseStudyPage study={study} />;
}
