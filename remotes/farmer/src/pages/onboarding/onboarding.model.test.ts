import { allSettled, fork } from 'effector';
import { placeholderAddress, walletOptions } from './onboarding.data';
import {
  $connectingWallet,
  connectWalletFx,
  greetingName,
  onboarding,
  onboardingLeft,
  proposalTone,
  saveProfileFx,
  shortAddress,
  walletChosen,
  withKnownAnswers,
} from './onboarding.model';
import { blankProfile } from './onboarding.schema';

const profile = {
  ...blankProfile,
  firstName: 'Lucía',
  lastName: 'Herrera',
  farmName: 'Green Valley Farm',
  location: 'Cusco',
};

const wallet = {
  walletId: 'metamask' as const,
  walletAddress: placeholderAddress,
  connectedAt: '2025-03-15T09:30:02.000Z',
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-03-15T09:30:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a wallet connects after two seconds and hands over the placeholder address', async () => {
  const scope = fork();
  const settled = allSettled(walletChosen, { scope, params: 'metamask' });
  expect(scope.getState($connectingWallet)).toBe('metamask');
  await jest.advanceTimersByTimeAsync(1999);
  expect(scope.getState(onboarding.$wizard).answers.wallet).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  await settled;
  expect(scope.getState($connectingWallet)).toBeNull();
  expect(scope.getState(onboarding.$wizard).answers.wallet).toEqual({
    walletId: 'metamask',
    walletAddress: placeholderAddress,
    connectedAt: '2025-03-15T09:30:02.000Z',
  });
});

test('no other wallet can be chosen while one is connecting', async () => {
  const scope = fork();
  const settled = allSettled(walletChosen, { scope, params: 'metamask' });
  void allSettled(walletChosen, { scope, params: 'walletconnect' });
  expect(scope.getState($connectingWallet)).toBe('metamask');
  await jest.advanceTimersByTimeAsync(2000);
  await settled;
  expect(scope.getState(onboarding.$wizard).answers.wallet?.walletId).toBe('metamask');
});

test('a wallet that is not installed cannot be chosen', async () => {
  const scope = fork();
  await allSettled(walletChosen, { scope, params: 'coinbase' });
  expect(scope.getState($connectingWallet)).toBeNull();
  expect(scope.getState(connectWalletFx.pending)).toBe(false);
});

test('the wallets are the three of the site and one is not installed', () => {
  expect(walletOptions.map(({ id }) => id)).toEqual(['metamask', 'walletconnect', 'coinbase']);
  expect(walletOptions.filter(({ installed }) => !installed)).toHaveLength(1);
});

test('the profile is saved for a second before the wizard moves on', async () => {
  const scope = fork();
  await allSettled(onboarding.restored, {
    scope,
    params: { step: 3, completed: [1, 2], answers: { wallet, profile: blankProfile } },
  });
  const settled = allSettled(saveProfileFx, { scope, params: profile });
  expect(scope.getState(saveProfileFx.pending)).toBe(true);
  expect(scope.getState(onboarding.$wizard).step).toBe(3);
  await jest.advanceTimersByTimeAsync(1000);
  await settled;
  expect(scope.getState(onboarding.$wizard)).toMatchObject({ step: 4, completed: [1, 2, 3], answers: { profile } });
});

test('nobody passes the wallet step without a wallet', async () => {
  const scope = fork();
  await allSettled(onboarding.stepCompleted, { scope, params: {} });
  await allSettled(onboarding.stepCompleted, { scope, params: {} });
  expect(scope.getState(onboarding.$wizard)).toMatchObject({ step: 2, completed: [1] });
});

test('who has finished and leaves starts again; anyone else goes on where they were', async () => {
  const scope = fork();
  const half = { step: 4, completed: [1, 2, 3], answers: { wallet, profile } };
  await allSettled(onboarding.restored, { scope, params: half });
  await allSettled(onboardingLeft, { scope });
  expect(scope.getState(onboarding.$wizard)).toEqual(half);
  await allSettled(onboarding.stepCompleted, { scope, params: {} });
  await allSettled(onboarding.stepCompleted, { scope, params: {} });
  await allSettled(onboardingLeft, { scope });
  expect(scope.getState(onboarding.$wizard)).toEqual(onboarding.initial);
});

test('what registration took is not asked again, and what was typed here stays', () => {
  const known = { first: 'Nora', last: 'Bell', farm: 'Long Acre Farm', place: 'Athens, Ohio' };
  expect(withKnownAnswers({ ...blankProfile, firstName: 'Ana', farmSize: 'small' }, known)).toEqual({
    ...blankProfile,
    firstName: 'Ana',
    lastName: 'Bell',
    farmName: 'Long Acre Farm',
    location: 'Athens, Ohio',
    farmSize: 'small',
  });
});

test('an address is shortened to its two ends', () => {
  expect(shortAddress(placeholderAddress)).toBe('0x71c4…3e9a');
});

test('the greeting falls back to Farmer', () => {
  expect(greetingName({ firstName: 'Lucía' })).toBe('Lucía');
  expect(greetingName({ firstName: '  ' })).toBe('Farmer');
});

test('Active, Passed and Draft have their tones and any other status is a warning', () => {
  expect(['Active', 'Passed', 'Draft', 'Withdrawn'].map(proposalTone)).toEqual(['blue', 'green', 'grey', 'red']);
});
