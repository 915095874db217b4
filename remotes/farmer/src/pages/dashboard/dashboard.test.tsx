import { screen, within } from '@testing-library/react';
import { openPage } from '@furrow/remote/testing';
import { introduceVisitor, recordEntry } from '@furrow/you/model';
import { routes } from '../../routes';
import { stored } from '../../stored';
import samples from '../../stored.samples.json';

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => {};
  jest.useFakeTimers({ now: new Date('2025-03-14T19:30:00'), doNotFake: ['queueMicrotask', 'setTimeout'] });
});
afterEach(() => jest.useRealTimers());

it('greets nobody by a name, and calls sample data that', async () => {
  await openPage(routes, '/dashboard');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good evening.');
  expect(screen.getByRole('heading', { name: 'Nothing here yet.' })).toBeVisible();
  expect(screen.getAllByText('Sample data')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Wallet' })).toHaveTextContent('1,284');
  expect(screen.queryByRole('region', { name: 'A farm you support' })).not.toBeInTheDocument();
});

it('tells the two Donate buttons apart by their names', async () => {
  await openPage(routes, '/dashboard');
  expect(screen.queryByRole('button', { name: 'Donate' })).toBeNull();
  for (const name of ['Donate food surplus', 'Donate from the wallet'])
    expect(screen.getByRole('button', { name })).toHaveTextContent('Donate');
});

it('puts the wallet between the main actions and the log', async () => {
  await openPage(routes, '/dashboard');
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label') ?? region.textContent);
  const places = ['Main Actions', 'Wallet', 'Farm Dashboard'].map((name) =>
    names.findIndex((each) => each.startsWith(name)),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

it('greets by name, and shows what the visitor did instead of the samples', async () => {
  introduceVisitor({ first: 'Nora', farm: 'Long Acre Farm', place: 'Athens, Ohio' });
  recordEntry({ kind: 'order', ref: 'ORD-743', title: 'Order ORD-743', cents: 3488, state: 'on its way' });
  recordEntry({ kind: 'favorite', ref: 'creamery', title: 'Favorite: A village creamery' });
  recordEntry({ kind: 'onboarding', ref: 'onboarding', title: 'Onboarding finished', state: 'done' });
  recordEntry({
    kind: 'gift',
    ref: 'green-valley',
    title: 'Gift to Drone irrigation',
    cents: 10_000,
    state: 'not paid',
  });
  await openPage(routes, '/dashboard');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good evening, Nora.');
  expect(screen.getByText('Long Acre Farm, Athens, Ohio. One order is on its way.')).toBeVisible();
  const own = within(screen.getByRole('region', { name: 'Your activity' }));
  expect(own.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Order ORD-743', 'Onboarding finished', 'Gift to Drone irrigation']),
  );
  expect(own.getByRole('link', { name: 'See all 4 entries' })).toHaveAttribute('href', '/you');
  expect(own.getByText(/^Spent/)).toHaveTextContent('Spent $34.88');
  expect(own.getByText(/^Passed on/)).toHaveTextContent('Passed on +$1.74 to Riverside Pantry');
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  const wallet = screen.getByRole('region', { name: 'Wallet' });
  expect(wallet).toHaveTextContent('0 IMPACT balance');
  expect(wallet).toHaveTextContent('Governance tokens100');
  expect(screen.getByRole('region', { name: 'A farm you support' })).toBeVisible();
});

it('takes the harvest in the units that the visitor reads', async () => {
  await openPage(routes, '/dashboard');
  expect(screen.getByRole('textbox', { name: 'Harvest Yield' })).toHaveAccessibleDescription('kg / lb');
  const field = screen.getByRole('textbox', { name: 'Harvest Yield' }).parentElement;
  expect(field?.querySelector('.fw-metric')).toHaveTextContent('kg');
  expect(field?.querySelector('.fw-us')).toHaveTextContent('lb');
});

it('lists an onboarding that this tab keeps, without tokens or a wallet, and opens nothing that was sent', async () => {
  sessionStorage.setItem(stored.onboarding.key, JSON.stringify(samples['furrow.onboarding']));
  recordEntry({
    kind: 'loan',
    ref: 'application',
    title: 'Loan application submitted',
    to: '/loan-application',
    state: 'submitted',
  });
  await openPage(routes, '/dashboard');
  const row = screen.getByRole('heading', { level: 3, name: 'Onboarding started' }).closest('li')!;
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/onboarding');
  expect(row).toHaveTextContent('step 3 of 6');
  expect(row).not.toHaveTextContent('tokens');
  expect(screen.getByRole('heading', { level: 3, name: 'Loan application submitted' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Loan application submitted' })).toBeNull();
  sessionStorage.clear();
});
