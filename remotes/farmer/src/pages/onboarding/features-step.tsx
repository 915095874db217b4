import { ArrowRight, Check } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import { RunningHead } from '@furrow/ui/running-head';
import { FeatureList } from './feature-list';
import { platformFeatures } from './onboarding.data';
import { OnboardingFoot } from './onboarding-foot';
import { onboarding } from './onboarding.model';
import { StepHead } from './step-head';
import * as words from './words';
import styles from './steps.module.css';

export function FeaturesStep() {
  return (
    <>
      <StepHead of="Features" title={words.featuresTitle(platformFeatures.length)} lede={words.featuresLede} />
      <FeatureList features={platformFeatures} />
      <section className={styles.group}>
        <RunningHead level={2} fact={words.tipCount(words.quickStartTips.length)}>
          {words.tips}
        </RunningHead>
        <ul className={styles.tips}>
          {words.quickStartTips.map((tip) => (
            <li key={tip}>
              <Check size={20} strokeWidth={1.8} />
              {tip}
            </li>
          ))}
        </ul>
      </section>
      <OnboardingFoot>
        <Button size="large" onClick={() => onboarding.stepCompleted({})}>
          {words.toDao}
          <ArrowRight size={20} strokeWidth={1.8} />
        </Button>
      </OnboardingFoot>
    </>
  );
}
