import { useEffect, type CSSProperties } from 'react';
import { createWatch } from 'effector';
import { Check, Handshake, Sprout, UserRound, Wallet, Wheat } from 'lucide-react';
import { useUnloadQuestion } from '@furrow/forms/use-unload-question';
import { useNotify } from '@furrow/remote/services';
import greenhouse from '@furrow/ui/art/farm-vertical-greenhouse.svg';
import { countInWords } from '@furrow/ui/format';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { WizardRail } from '@furrow/ui/wizard-rail';
import { governanceTokens } from '../../data/governance-tokens.data';
import { useWizard } from '../../ui/wizard/use-wizard';
import { canOpenStep, wizardProgress } from '../../ui/wizard/wizard.model';
import { CompleteStep } from './complete-step';
import { DaoStep } from './dao-step';
import { FeaturesStep } from './features-step';
import { SkipOnboarding } from './onboarding-foot';
import { panelGround, stepNames, walletOptions } from './onboarding.data';
import { connectWalletFx, onboarding, onboardingLeft, shortAddress } from './onboarding.model';
import styles from './onboarding.module.css';
import { ProfileStep } from './profile-step';
import { WalletStep } from './wallet-step';
import { WelcomeStep } from './welcome-step';

const stepIcons = [Sprout, Wallet, UserRound, Wheat, Handshake, Check];
const steps = stepNames.map((name, index) => {
  const Icon = stepIcons[index]!;
  return { name, icon: <Icon size={18} strokeWidth={1.8} /> };
});

export default function OnboardingPage() {
  const { state, stepRef } = useWizard(onboarding);
  const { step, completed, answers } = state;
  const notify = useNotify();
  const last = step === steps.length;
  const progress = wizardProgress(step, steps.length);

  useUnloadQuestion(completed.length > 0 && !last);

  useEffect(
    () =>
      createWatch({
        unit: connectWalletFx.doneData,
        fn: ({ walletId, walletAddress }) => {
          const wallet = walletOptions.find(({ id }) => id === walletId);
          notify({
            title: 'Wallet Connected!',
            description: `${wallet?.name} is ready: ${shortAddress(walletAddress)}.`,
          });
        },
      }),
    [notify],
  );

  useEffect(() => () => onboardingLeft(), []);

  return (
    <div className={styles.root}>
      <PageMeta
        title="Farmer onboarding"
        description={`Set up your farm on Furrow in ${countInWords(steps.length, 'short step')}: connect a wallet, describe the farm, and receive ${governanceTokens} governance tokens.`}
        path="/onboarding"
      />
      <div className={styles.wizard}>
        <div className={styles.progress}>
          <p className={styles.count}>{`Step ${step} of ${steps.length}`}</p>
          <p className={styles.percent}>{`${progress}%`}</p>
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
        <section ref={stepRef} tabIndex={-1} className={styles.step} aria-labelledby="onboarding-step">
          {step === 1 && <WelcomeStep />}
          {step === 2 && <WalletStep connection={answers.wallet} />}
          {step === 3 && <ProfileStep profile={answers.profile} />}
          {step === 4 && <FeaturesStep />}
          {step === 5 && <DaoStep />}
          {step === 6 && <CompleteStep profile={answers.profile} />}
        </section>
        <SampleNote>no wallet is contacted, and nothing you enter is sent</SampleNote>
      </div>
      <aside
        className={`fw-flood ${styles.panel}`}
        data-tone="night"
        style={{ '--panel-ground': panelGround } as CSSProperties}
        aria-label="What you receive"
      >
        <div className={styles.promise}>
          <p className="fw-h1">Five minutes to the market.</p>
          <p>You receive 100 governance tokens and a free consultation when you finish.</p>
        </div>
        <img src={greenhouse} alt="" width={640} height={420} loading="lazy" />
      </aside>
    </div>
  );
}
