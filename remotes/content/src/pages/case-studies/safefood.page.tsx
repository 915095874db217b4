import { CaseStudyPage } from '../../ui/case-study';
import { study } from './safefood.data';

export default function SafeFoodPage() {
  return <CaseStudyPage study={study} />;
}
