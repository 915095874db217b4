import { useEffect, type CSSProperties } from 'react';
import { createWatch } from 'effector';
import { useUnloadQuestion } from '@furrow/forms/use-unload-question';
import { takeEarlyAnswers } from '@furrow/remote/early-presses';
import { useNotify } from '@furrow/remote/services';
import greenhouse from '@furrow/ui/art/panel-onboarding.svg';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { governanceTokens } from '../../data/governance-tokens.data';
import { useWizard } from '../../ui/wizard/use-wizard';
import { completeStep } from '../../ui/wizard/wizard.model';
import { panelGround, stepNames, walletOptions } from './onboarding.data';
import { connectWalletFx, onboarding, onboardingLeft, shortAddress } from './onboarding.model';
import styles from './onboarding.module.css';
import { StepView } from './step-view';
import * as words from './words';

export default function OnboardingPage() {
  const { state, stepRef, isStray, onClickCapture } = useWizard(onboarding);
  const { step, completed } = state;
  const notify = useNotify();
  // The second step is drawn with the first, hidden, so that the boot script can open it.
  const isFirst = step === 1;

  useUnloadQuestion(completed.length > 0 && step < stepNames.length);

  useEffect(() => {
    const { current } = stepRef;
    if (!current || takeEarlyAnswers(current).length === 0) return;
    onboarding.restored(completeStep(onboarding.initial, {}, onboarding.steps));
  }, [stepRef]);

  useEffect(
    () =>
      createWatch({
        unit: connectWalletFx.doneData,
        fn: ({ walletId, walletAddress }) => {
          const wallet = walletOptions.find(({ id }) => id === walletId);
          notify({
            title: words.walletConnected,
            description: words.walletReady(wallet?.name, shortAddress(walletAddress)),
          });
        },
      }),
    [notify],
  );

  useEffect(() => () => onboardingLeft(), []);

  return (
    <div className={styles.root}>
      <PageMeta
        title={words.pageTitle}
        description={words.description(stepNames.length, governanceTokens)}
        path="/onboarding"
      />
      <div className={styles.wizard} onClickCapture={onClickCapture}>
        {isFirst && <StepView state={state} stepRef={stepRef} isStray={isStray} />}
        <StepView
          state={isFirst ? completeStep(state, {}, onboarding.steps) : state}
          stepRef={isFirst ? undefined : stepRef}
          isStray={isStray}
          hidden={isFirst}
        />
        <SampleNote>{words.sample}</SampleNote>
      </div>
      <aside
        className={`fw-flood ${styles.panel}`}
        data-tone="night"
        style={{ '--panel-ground': panelGround } as CSSProperties}
        aria-label={words.whatYouReceive}
      >
        <div className={styles.promise}>
          <p className="fw-h1">{words.promise}</p>
          <p>{words.promiseText}</p>
        </div>
        <img src={greenhouse} alt="" width={480} height={860} loading="lazy" />
      </aside>
    </div>
  );
}
