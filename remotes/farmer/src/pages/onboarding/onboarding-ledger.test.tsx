import { allSettled, fork } from 'effector';
import { readYou } from '@furrow/you/model';
import { placeholderAddress } from './onboarding.data';
import { onboarding, saveProfileFx } from './onboarding.model';
import { blankProfile } from './onboarding.schema';

const profile = {
  ...blankProfile,
  firstName: 'Nora',
  lastName: 'Bell',
  farmName: 'Long Acre Farm',
  location: 'Athens',
};
const wallet = {
  walletId: 'metamask' as const,
  walletAddress: placeholderAddress,
  connectedAt: '2025-03-15T09:30:02Z',
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2025-03-15T09:30:00Z') });
});
afterEach(() => jest.useRealTimers());

it("tells the visitor's ledger the name with the profile, and the finish with the last step", async () => {
  const scope = fork();
  await allSettled(onboarding.restored, {
    scope,
    params: { step: 3, completed: [1, 2], answers: { wallet, profile: blankProfile } },
  });
  const saved = allSettled(saveProfileFx, { scope, params: profile });
  await jest.advanceTimersByTimeAsync(1000);
  await saved;
  expect(readYou()).toEqual({ first: 'Nora', last: 'Bell', farm: 'Long Acre Farm', place: 'Athens', entries: [] });
  await allSettled(onboarding.stepCompleted, { scope, params: {} });
  expect(readYou().entries).toEqual([]);
  await allSettled(onboarding.stepCompleted, { scope, params: {} });
  expect(readYou().entries).toEqual([
    {
      id: 'onboarding:onboarding',
      kind: 'onboarding',
      at: '2025-03-15T09:30:01.000Z',
      ref: 'onboarding',
      title: 'Onboarding finished',
      line: 'Nora Bell, Long Acre Farm. 100 governance tokens',
      state: 'done',
    },
  ]);
});
