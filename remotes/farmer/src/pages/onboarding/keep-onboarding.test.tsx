import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eraseStored } from '@furrow/remote/stored';
import { openPage } from '@furrow/remote/testing';
import { onboardingSteps } from '../../data/own-entries';
import { routes } from '../../routes';
import { stored } from '../../stored';
import type { WizardState } from '../../ui/wizard/wizard.model';
import { placeholderAddress } from './onboarding.data';
import { onboarding, type OnboardingAnswers } from './onboarding.model';
import { blankProfile } from './onboarding.schema';

const key = 'furrow.onboarding';
const wallet = { walletId: 'metamask' as const, connectedAt: '2025-03-15T09:30:02.000Z' };
const kept = () =>
  JSON.parse(sessionStorage.getItem(key) ?? 'null') as { values: WizardState<OnboardingAnswers> } | null;
const closesTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Opens the page, as a document that knows only what is in the storage. */
async function openDocument() {
  const before = sessionStorage.getItem(key);
  onboarding.restarted();
  if (before !== null) sessionStorage.setItem(key, before);
  const page = await openPage(routes, '/onboarding');
  await act(async () => void (await import('./keep-onboarding')));
  return page;
}

function goToProfile(profile = {}) {
  act(() => {
    onboarding.restored({
      step: 3,
      completed: [1, 2],
      answers: {
        wallet: { ...wallet, walletAddress: placeholderAddress },
        profile: { ...blankProfile, ...profile },
      },
    });
  });
}

const farmName = () => screen.findByRole('textbox', { name: 'Farm name' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo = () => {};
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('has as many steps as the pages say that list it', () => {
  expect(onboarding.steps).toHaveLength(onboardingSteps);
});

it('keeps every key and the step that was reached, and opens there again with the wallet', async () => {
  const { unmount } = await openDocument();
  expect(kept()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Get Started' }));
  expect(kept()).toMatchObject({ values: { step: 2, completed: [1] } });
  goToProfile();
  await userEvent.type(await farmName(), 'Long Acre');
  expect(kept()).toMatchObject({ values: { step: 3, answers: { wallet, profile: { farmName: 'Long Acre' } } } });
  expect(closesTab()).toBe(true);
  unmount();

  await openDocument();
  expect(await farmName()).toHaveValue('Long Acre');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole('button', { name: /^MetaMask.*Connected/ })).toBeVisible();
});

it('keeps which wallet was connected without its address', async () => {
  const { unmount } = await openDocument();
  goToProfile({ farmName: 'Long Acre' });
  expect(sessionStorage.getItem(key)).toContain('metamask');
  expect(sessionStorage.getItem(key)).not.toContain('0x');
  unmount();
});

it('drops what it kept with the last step', async () => {
  const { unmount } = await openDocument();
  goToProfile({ firstName: 'Nora', lastName: 'Bell', farmName: 'Long Acre', location: 'Athens' });
  for (const step of [4, 5]) {
    act(() => void onboarding.stepCompleted({}));
    expect(kept()).toMatchObject({ values: { step } });
  }
  act(() => void onboarding.stepCompleted({}));
  expect(kept()).toBeNull();
  unmount();
  expect(kept()).toBeNull();
});

it('is on its first step once the visitor erases everything, and writes nothing back', async () => {
  const { unmount } = await openDocument();
  goToProfile();
  await userEvent.type(await farmName(), 'Long Acre');
  act(() => eraseStored([stored.onboarding]));
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  expect(kept()).toBeNull();
  unmount();
  expect(kept()).toBeNull();
});

it('sets aside what it cannot read', async () => {
  sessionStorage.setItem(key, '{"version":1,"values":{"step":3');
  const { unmount } = await openDocument();
  await waitFor(() => expect(sessionStorage.getItem(`${key}.unreadable`)).toContain('"step":3'));
  expect(screen.getByRole('button', { name: 'Get Started' })).toBeVisible();
  unmount();
});

it('has the browser ask while the storage refuses what is typed', async () => {
  const { unmount } = await openDocument();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  goToProfile({ farmName: 'Long Acre' });
  expect(closesTab()).toBe(false);
  full.mockRestore();
  await userEvent.type(await farmName(), 's');
  expect(closesTab()).toBe(true);
  unmount();
});

it('goes on from a profile whose farm size was passed without a choice, and keeps it', async () => {
  await openDocument();
  goToProfile({ firstName: 'Nora', lastName: 'Bell', farmName: 'Long Acre', location: 'Athens, Ohio' });
  screen.getByRole('radio', { name: /^Small/ }).focus();
  await userEvent.tab();
  await userEvent.type(await farmName(), 's');
  expect(kept()).toMatchObject({ values: { answers: { profile: { farmSize: '' } } } });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(kept()).toMatchObject({ values: { step: 4 } }), { timeout: 5000 });
});

it('leaves saying which wallet is connected to the message of the page', async () => {
  await openDocument();
  goToProfile();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('0x71c4…3e9a')).toBeVisible();
  for (const status of screen.getAllByRole('status')) expect(status).toHaveTextContent(/^$/);
});
