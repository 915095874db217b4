import { ArrowRight } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import { FeatureList } from './feature-list';
import { stepNames, welcomeFeatures } from './onboarding.data';
import { OnboardingFoot } from './onboarding-foot';
import { onboarding } from './onboarding.model';
import { StepHead } from './step-head';
import * as words from './words';

export function WelcomeStep() {
  return (
    <>
      <StepHead of="Welcome" title={words.welcomeTitle} lede={words.welcomeLede(stepNames.length)} />
      <FeatureList features={welcomeFeatures} />
      <OnboardingFoot first>
        <Button size="large" onClick={() => onboarding.stepCompleted({})}>
          {words.getStarted}
          <ArrowRight size={20} strokeWidth={1.8} />
        </Button>
      </OnboardingFoot>
    </>
  );
}
