import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { eraseYou, recordEntry, youKey } from '@furrow/you/model';
import { routes } from '../../routes';

const open = (path = '/my-donations') => openPage(routes, path);
const own = () => screen.queryByRole('table', { name: 'Your donations' });
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const order = { kind: 'order', ref: 'ORD-743', title: 'Order ORD-743', to: '/orders?id=ORD-743', cents: 3488 } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('shows sample data, and calls it that, while the visitor has no entries', async () => {
  await open();
  expect(own()).toBeNull();
  expect(screen.getAllByText('Sample data')).toHaveLength(2);
  const tag = within(screen.getByText('total donated').closest('header')!).getByText('Sample data');
  expect(tag).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What a year of giving looks like' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'On its way to the kitchen for this week’s stew.' })).toBeVisible();
  expect(figure('total donated')).toBe('$2,450');
});

it('puts the visitor’s own rows first, counts them instead of the samples, and leads to what they are about', async () => {
  recordEntry(order);
  await open();
  const row = within(own()!).getByRole('row', { name: /Riverside Pantry/ });
  expect(within(row).getByRole('cell', { name: '5% of order ORD-743' })).toBeVisible();
  expect(row).toHaveTextContent('$1.74');
  expect(within(row).getByRole('link', { name: 'Receipt: 5% of order ORD-743' })).toHaveAttribute(
    'href',
    '/orders?id=ORD-743',
  );
  expect([figure('total donated'), figure('meals provided'), figure('food bank')]).toEqual(['$1.74', '3', '1']);
  expect(screen.getByText('Sample data')).toBeVisible();
});

it('counts no meals for a gift to a farm, and names the unit, which phones show', async () => {
  recordEntry({ kind: 'gift', ref: 'green-valley', title: 'Gift', to: '/farm-details/green-valley', cents: 25_000 });
  await open();
  expect(within(own()!).getByRole('cell', { name: '0 meals' })).toBeVisible();
});

it('shares the visitor’s own figures, and calls the rank a sample beside them', async () => {
  recordEntry(order);
  await open();
  expect(screen.getByText('Sample rank')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Share Your Impact' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share Your Impact' });
  expect(dialog).toHaveTextContent('Written from your own figures, never from the sample.');
  expect(within(dialog).getByRole('textbox', { name: 'Message' })).toHaveValue(
    'On the Furrow sample site I ordered food for $34.88. Of that, 5% is set aside for Riverside Pantry in Salem, Oregon: $1.74, about 3 meals.',
  );
});

it('keeps the page of the list in the address, until another list is asked for', async () => {
  const { unmount } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(window.location.search).toBe('?page=2');
  unmount();
  await open('/my-donations?page=2');
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('11 to 15 of 15')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Recurring' }));
  expect(window.location.search).toBe('?tab=recurring&page=2');
  await userEvent.click(screen.getByRole('tab', { name: 'All Donations' }));
  expect(screen.getByText('11 to 15 of 15')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search donations' }), 'o');
  await waitFor(() => expect(window.location.search).toBe('?q=o'));
});

it('shows the last page for one that the list does not have', async () => {
  await open('/my-donations?page=9');
  expect(screen.getByText('11 to 15 of 15')).toBeVisible();
});

it('finds in the visitor’s own rows too', async () => {
  recordEntry(order);
  await open('/my-donations?q=boise');
  expect(own()).toBeNull();
});

it('follows another tab, and shows the samples again when everything is erased', async () => {
  await open();
  const other = { v: 1, entries: [{ ...order, id: 'order:ORD-743', at: '2025-03-13T18:20:00.000Z' }] };
  localStorage.setItem(youKey, JSON.stringify(other));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: youKey })));
  expect(own()).toBeVisible();
  act(() => eraseYou());
  expect(own()).toBeNull();
  expect(figure('total donated')).toBe('$2,450');
  expect(screen.getAllByText('Sample data')).toHaveLength(2);
});

it('shows no entries of a ledger that it cannot read', async () => {
  localStorage.setItem(youKey, '{"v":1,"entries":"none"}');
  await open();
  expect(own()).toBeNull();
});

it('keeps each gift as not paid, and none that was refused', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  await open('/donate-farm/green-valley');
  for (const amount of ['$100', '$25']) {
    await userEvent.click(screen.getByRole('radio', { name: amount }));
    await userEvent.click(screen.getByRole('button', { name: `Donate ${amount}` }));
  }
  await userEvent.click(screen.getByRole('radio', { name: 'Custom' }));
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Custom amount' }), '0.5');
  await userEvent.click(screen.getByRole('button', { name: 'Donate $0.50' }));
  const { entries } = JSON.parse(localStorage.getItem(youKey)!) as { entries: object[] };
  expect(entries).toMatchObject([
    { kind: 'gift', ref: 'green-valley', cents: 10_000, state: 'not paid', to: '/farm-details/green-valley' },
    { kind: 'gift', ref: 'green-valley', cents: 2500, state: 'not paid', to: '/farm-details/green-valley' },
  ]);
});

it('says after a pickup that nothing was scheduled, and leads back to a form that is as it was', async () => {
  await openPage(routes, '/donate-food');
  await userEvent.type(screen.getByRole('textbox', { name: /^Estimated quantity/ }), '300 lb of squash');
  await userEvent.click(screen.getByRole('link', { name: 'Schedule Donation' }));
  expect(await screen.findByText(/Nothing was scheduled/)).toHaveTextContent(
    'Nothing was scheduled, this is a sample site. Your pickup is still in the form.',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Back to the form' }));
  expect(await screen.findByRole('textbox', { name: /^Estimated quantity/ })).toHaveValue('300 lb of squash');
});

it('says nothing about a pickup that nobody described', async () => {
  await open('/my-donations?after=pickup');
  expect(screen.getByText('Nothing was scheduled, this is a sample site.')).toBeVisible();
});

it('speaks of no pickup to who did not load from that form', async () => {
  await open();
  expect(screen.queryByText(/Nothing was scheduled/)).toBeNull();
});

it('says how many donations a search finds, also when there are none', async () => {
  await open();
  const field = screen.getByRole('searchbox', { name: 'Search donations' });
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).toContain('15 donations, $2,450, 4,900 meals');
  await userEvent.type(field, 'river');
  await waitFor(() => expect(said()).toContain('4 of 15 donations'));
  await userEvent.type(field, 'zzz');
  await waitFor(() => expect(said()).toContain('0 of 15 donations'));
});
