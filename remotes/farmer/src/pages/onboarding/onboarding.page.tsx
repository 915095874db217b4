import { useEffect, type CSSProperties } from 'react';
import { createWatch } from 'effector';
import { takeEarlyAnswers } from '@furrow/remote/early-presses';
import { useNotify } from '@furrow/remote/services';
import greenhouse from '@furrow/ui/art/panel-onboarding.svg';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { governanceTokens } from '../../data/governance-tokens.data';
import { useWizard } from '../../ui/wizard/use-wizard';
import { completeStep } from '../../ui/wizard/wizard.model';
import { panelGround, placeholderAddress, stepNames, walletOptions } from './onboarding.data';
import { connectWalletFx, onboarding, onboardingLeft, shortAddress } from './onboarding.model';
import styles from './onboarding.module.css';
import { StepView } from './step-view';
import * as words from './words';

export default function OnboardingPage() {
  const { state, stepRef, isStray, onClickCapture } = useWizard(onboarding);
  const notify = useNotify();
  // The second step is drawn with the first, hidden, so that the boot script can open it.
  const isFirst = state.step === 1;

  useEffect(() => {
    const { current } = stepRef;
    if (current && takeEarlyAnswers(current).length > 0)
      onboarding.restored(completeStep(onboarding.initial, {}, onboarding.steps));
    // Without a network the answers last as long as the document.
    import('./keep-onboarding').then(
      ({ keepOnboarding }) => keepOnboarding(onboarding, placeholderAddress),
      () => {},
    );
    return () => onboardingLeft();
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
