import { TextLink } from '@furrow/ui/button';
import { WizardFoot, type WizardFootProps } from '../../ui/wizard/wizard-foot';
import { onboarding } from './onboarding.model';
import * as words from './words';
import styles from './onboarding-foot.module.css';

type OnboardingFootProps = Pick<WizardFootProps, 'children' | 'disabled'> & {
  /** Whether this is the first step, which has no Previous button. */
  first?: boolean;
  /** After the last step nothing is left to skip. */
  last?: boolean;
};

/** The end of a step: on phones the way out of the wizard, then Previous and the next button. */
export function OnboardingFoot({ children, disabled, first = false, last = false }: OnboardingFootProps) {
  return (
    <>
      {!last && <SkipOnboarding place="foot" />}
      <WizardFoot onPrevious={first ? undefined : onboarding.previousPressed} disabled={disabled}>
        {children}
      </WizardFoot>
    </>
  );
}

/**
 * The link that leaves the wizard. It is rendered above the steps and at the foot of each step, and CSS shows the
 * second one on phones only and the first one elsewhere.
 */
export function SkipOnboarding({ place }: { place: 'head' | 'foot' }) {
  return (
    <div className={styles[place]}>
      <TextLink to="/">{words.skip}</TextLink>
    </div>
  );
}
