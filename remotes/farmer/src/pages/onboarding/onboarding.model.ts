import { createEffect, createEvent, createStore, sample } from 'effector';
import { simulatedWait } from '@furrow/forms/simulated-wait';
import { introduceVisitor, recordEntry, type Visitor } from '@furrow/you/model';
import { governanceTokens } from '../../data/governance-tokens.data';
import { createWizard, type WizardState, type WizardStep } from '../../ui/wizard/wizard.model';
import { placeholderAddress, stepNames, walletOptions, type StepName, type WalletId } from './onboarding.data';
import { blankProfile, profileSchema, type Profile } from './onboarding.schema';
import * as words from './words';

export type WalletConnection = { walletId: WalletId; walletAddress: string; connectedAt: string };
export type OnboardingAnswers = { wallet: WalletConnection | null; profile: Profile };

const noAnswers: OnboardingAnswers = { wallet: null, profile: blankProfile };

/** The condition that a step sets before the next one opens. Steps without one only inform. */
const wanted: Partial<Record<StepName, WizardStep<OnboardingAnswers>['accepts']>> = {
  Wallet: ({ wallet }) => wallet !== null,
  Profile: ({ profile }) => profileSchema.safeParse(profile).success,
};

export const onboarding = createWizard(
  stepNames.map((name) => ({ name, accepts: wanted[name] })),
  noAnswers,
);

export const walletWait = 2000;
export const profileWait = 1000;

export const walletChosen = createEvent<WalletId>();
/** The page was closed: who has finished and comes back starts again, anyone else goes on where they were. */
export const onboardingLeft = createEvent();

export const connectWalletFx = createEffect(async (walletId: WalletId): Promise<WalletConnection> => {
  await simulatedWait(walletWait);
  return { walletId, walletAddress: placeholderAddress, connectedAt: new Date().toISOString() };
});

/** The visitor's ledger learns the name with the profile. */
export const saveProfileFx = createEffect(async ({ firstName, lastName, farmName, location }: Profile) => {
  await simulatedWait(profileWait);
  introduceVisitor({ first: firstName, last: lastName, farm: farmName, place: location });
});

/** The wallet that is connecting; while there is one, no other can be chosen. */
export const $connectingWallet = createStore<WalletId | null>(null)
  .on(connectWalletFx, (_, walletId) => walletId)
  .reset(connectWalletFx.finally);

sample({
  clock: walletChosen,
  source: $connectingWallet,
  filter: (connecting, walletId) =>
    connecting === null && walletOptions.some(({ id, installed }) => id === walletId && installed),
  fn: (_, walletId) => walletId,
  target: connectWalletFx,
});
sample({ clock: connectWalletFx.doneData, fn: (wallet) => ({ wallet }), target: onboarding.answersKept });

sample({ clock: saveProfileFx.done, fn: ({ params: profile }) => ({ profile }), target: onboarding.stepCompleted });

/** The visitor's ledger learns that the setup is done with the last step before the end. */
const recordFinishFx = createEffect(({ firstName, lastName, farmName }: Profile) => {
  recordEntry({
    kind: 'onboarding',
    ref: 'onboarding',
    title: 'Onboarding finished',
    line: `${firstName} ${lastName}, ${farmName}. ${governanceTokens} governance tokens`,
    state: 'done',
  });
});
sample({
  clock: onboarding.stepCompleted,
  source: onboarding.$wizard,
  filter: isAtEnd,
  fn: ({ answers }) => answers.profile,
  target: recordFinishFx,
});

sample({
  clock: onboardingLeft,
  source: onboarding.$wizard,
  filter: isAtEnd,
  fn: () => {},
  target: onboarding.restarted,
});

function isAtEnd({ step }: WizardState<OnboardingAnswers>): boolean {
  return step === stepNames.length;
}

/** The profile with what the visitor has told this site already, where it says nothing else. */
export function withKnownAnswers(profile: Profile, { first, last, farm, place }: Visitor): Profile {
  return {
    ...profile,
    firstName: profile.firstName || first,
    lastName: profile.lastName || last,
    farmName: profile.farmName || farm,
    location: profile.location || place,
  };
}

/** The id of the heading of a step. */
export function headingId(step: StepName): string {
  return `onboarding-${step.toLowerCase()}`;
}

/** `0x71c4…3e9a`: enough to compare by eye. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}

export function greetingName({ firstName }: Pick<Profile, 'firstName'>): string {
  return firstName.trim() || words.farmer;
}

const proposalTones: Partial<Record<string, 'blue' | 'green' | 'grey'>> = {
  Active: 'blue',
  Passed: 'green',
  Draft: 'grey',
};

/** A status nobody knows is shown as a warning. */
export function proposalTone(status: string): 'blue' | 'green' | 'grey' | 'red' {
  return proposalTones[status] ?? 'red';
}
