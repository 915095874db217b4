import type { RefObject } from 'react';
import { Check, Handshake, Sprout, UserRound, Wallet, Wheat } from 'lucide-react';
import { WizardRail } from '@furrow/ui/wizard-rail';
import { canOpenStep, wizardProgress, type WizardState } from '../../ui/wizard/wizard.model';
import { CompleteStep } from './complete-step';
import { DaoStep } from './dao-step';
import { FeaturesStep } from './features-step';
import { SkipOnboarding } from './onboarding-foot';
import { stepNames } from './onboarding.data';
import { headingId, onboarding, type OnboardingAnswers } from './onboarding.model';
import styles from './onboarding.module.css';
import { ProfileStep } from './profile-step';
import { WalletStep } from './wallet-step';
import { WelcomeStep } from './welcome-step';
import * as words from './words';

const stepIcons = [Sprout, Wallet, UserRound, Wheat, Handshake, Check];
const steps = stepNames.map((name, index) => {
  const Icon = stepIcons[index]!;
  return { name: words.stepLabels[name], icon: <Icon size={18} strokeWidth={1.8} /> };
});

export type StepViewProps = {
  state: WizardState<OnboardingAnswers>;
  stepRef?: RefObject<HTMLElement | null>;
  /** Whether the last click began in another step. */
  isStray: RefObject<boolean>;
  /** The boot script may show a step that is hidden, until the page is hydrated. */
  hidden?: boolean;
};

/** The open step, and how far the visitor has come. */
export function StepView({ state, stepRef, isStray, hidden = false }: StepViewProps) {
  const { step, answers } = state;
  const last = step === steps.length;
  const progress = wizardProgress(step, steps.length);

  return (
    <div className={styles.view} data-view hidden={hidden} suppressHydrationWarning>
      <div className={styles.progress}>
        <p className={styles.count}>{words.stepOf(step, steps.length)}</p>
        <p className={styles.percent}>{words.percent(progress)}</p>
        <WizardRail
          steps={steps}
          current={step}
          progress={progress}
          canSelect={(wanted) => canOpenStep(state, wanted)}
          onSelect={onboarding.stepOpened}
          captions={false}
        />
      </div>
      {!last && <SkipOnboarding place="head" />}
      <section ref={stepRef} tabIndex={-1} className={styles.step} aria-labelledby={headingId(stepNames[step - 1]!)}>
        {step === 1 && <WelcomeStep />}
        {step === 2 && <WalletStep connection={answers.wallet} />}
        {step === 3 && <ProfileStep profile={answers.profile} isStray={isStray} />}
        {step === 4 && <FeaturesStep />}
        {step === 5 && <DaoStep />}
        {step === 6 && <CompleteStep profile={answers.profile} />}
      </section>
    </div>
  );
}
