import { CaseStudyPage } from '../../ui/case-study';
import { study } from './sustainable-harvest.data';

export default function SustainableHarvestPage() {
  return <CaseStudyPage study={study} />;
}
