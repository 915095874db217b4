import { ArrowRight, Check } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import { countInWords, startSentence } from '@furrow/ui/format';
import { RunningHead } from '@furrow/ui/running-head';
import { FeatureList } from './feature-list';
import { platformFeatures, quickStartTips } from './onboarding.data';
import { OnboardingFoot } from './onboarding-foot';
import { onboarding } from './onboarding.model';
import { StepHead } from './step-head';
import styles from './steps.module.css';

export function FeaturesStep() {
  return (
    <>
      <StepHead
        of="Features"
        title={`${startSentence(countInWords(platformFeatures.length, 'tool'))} for your farm.`}
        lede="All of them are ready to use. Start with the ones you need."
      />
      <FeatureList features={platformFeatures} />
      <section className={styles.group}>
        <RunningHead level={2} fact={`${quickStartTips.length} tips`}>
          Quick start tips
        </RunningHead>
        <ul className={styles.tips}>
          {quickStartTips.map((tip) => (
            <li key={tip}>
              <Check size={20} strokeWidth={1.8} />
              {tip}
            </li>
          ))}
        </ul>
      </section>
      <OnboardingFoot>
        <Button size="large" onClick={() => onboarding.stepCompleted({})}>
          Continue to DAO
          <ArrowRight size={20} strokeWidth={1.8} />
        </Button>
      </OnboardingFoot>
    </>
  );
}
