import { ArrowRight } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import { countInWords, startSentence } from '@furrow/ui/format';
import { FeatureList } from './feature-list';
import { stepNames, welcomeFeatures } from './onboarding.data';
import { OnboardingFoot } from './onboarding-foot';
import { onboarding } from './onboarding.model';
import { StepHead } from './step-head';

export function WelcomeStep() {
  return (
    <>
      <StepHead
        of="Welcome"
        title="Welcome to Furrow."
        lede={`${startSentence(countInWords(stepNames.length, 'short step'))} from field to market. Setup takes 5 minutes.`}
      />
      <FeatureList features={welcomeFeatures} />
      <OnboardingFoot first>
        <Button size="large" onClick={() => onboarding.stepCompleted({})}>
          Get Started
          <ArrowRight size={20} strokeWidth={1.8} />
        </Button>
      </OnboardingFoot>
    </>
  );
}
