import { CaseStudyPage } from '../../ui/case-study';
import { study } from './farmdirect.data';

export default function FarmDirectPage() {
  return <CaseStudyPage study={study} />;
}
