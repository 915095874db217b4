import { ArrowRight } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import { WizardFoot } from '../../ui/wizard/wizard-foot';
import { FeatureList } from './feature-list';
import { welcomeFeatures } from './onboarding.data';
import { onboarding } from './onboarding.model';
import { StepHead } from './step-head';

export function WelcomeStep() {
  return (
    <>
      <StepHead title="Welcome to Furrow." lede="Six short steps from field to market. Setup takes 5 minutes." />
      <FeatureList features={welcomeFeatures} />
      <WizardFoot>
        <Button size="large" onClick={() => onboarding.stepCompleted({})}>
          Get Started
          <ArrowRight size={20} strokeWidth={1.8} />
        </Button>
      </WizardFoot>
    </>
  );
}
