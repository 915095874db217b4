import { createWatch, sample } from 'effector';
import { array, nullable, number, object, optional, refine, string, type Schema } from '@furrow/forms';
import { createDraft, textFields } from '@furrow/forms/draft';
import { isMoment } from '@furrow/remote/stored';
import { stored } from '../../stored';
import type { Wizard, WizardState } from '../../ui/wizard/wizard.model';
import type { OnboardingAnswers, WalletConnection } from './onboarding.model';
import type { Profile } from './onboarding.schema';

type Onboarding = Wizard<OnboardingAnswers>;

let readKept: (() => void) | undefined;

/**
 * Keeps the wizard in this browser while it is filled in, and opens it where it was left. The page fetches this once it
 * is alive, because its budget has no room for it: for the same reason this file imports no other file of the page.
 *
 * @param walletAddress the address of every wallet: the draft says which one was connected, without its address
 */
export function keepOnboarding(wizard: Onboarding, walletAddress: string): void {
  readKept ??= keep(wizard, walletAddress);
  readKept();
}

function keep({ $wizard, initial, steps, restored, restarted }: Onboarding, walletAddress: string): () => void {
  const draft = createDraft({
    ...stored.onboarding,
    version: 1,
    schema: object({
      step: number(),
      completed: array(number()),
      // When it was kept, for the pages that list it.
      at: optional(string()),
      answers: object({
        wallet: nullable(
          object({
            walletId: string() as unknown as Schema<WalletConnection['walletId']>,
            connectedAt: string().check(refine(isMoment, 'not a moment')),
          }),
        ),
        // A choice that is no longer offered is refused by its step, like one that was not made.
        profile: textFields(initial.answers.profile) as unknown as Schema<Profile>,
      }),
    }),
  });

  const toDraft = ({ step, completed, answers: { wallet, profile } }: WizardState<OnboardingAnswers>) => ({
    step,
    completed: [...completed],
    at: new Date().toISOString(),
    answers: { wallet: wallet && { walletId: wallet.walletId, connectedAt: wallet.connectedAt }, profile },
  });
  const isUnfinished = (state: WizardState<OnboardingAnswers>) => state !== initial && state.step < steps.length;

  sample({ clock: $wizard, filter: isUnfinished, fn: toDraft, target: draft.kept });
  sample({ clock: $wizard, filter: (state) => !isUnfinished(state), fn: () => {}, target: draft.dropped });
  draft.followErasing(restarted);

  sample({
    clock: draft.readFx.doneData,
    source: $wizard,
    // Who was quick enough to answer something goes on with that.
    filter: ({ answers }, found) =>
      found !== null && answers.wallet === null && answers.profile === initial.answers.profile,
    fn: (_, found) => {
      const { step, completed, answers } = found!;
      return {
        step,
        completed,
        answers: { ...answers, wallet: answers.wallet && { ...answers.wallet, walletAddress } },
      };
    },
    target: restored,
  });
  sample({
    clock: draft.readFx.doneData,
    source: $wizard,
    filter: (state, found) => found === null && isUnfinished(state),
    fn: toDraft,
    target: draft.kept,
  });

  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  createWatch({
    unit: draft.$refused,
    fn: (isRefused) =>
      isRefused ? window.addEventListener('beforeunload', ask) : window.removeEventListener('beforeunload', ask),
  });

  return () => void draft.readFx();
}
