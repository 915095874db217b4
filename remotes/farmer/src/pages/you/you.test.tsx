import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followStored } from '@furrow/remote/stored';
import { openPage } from '@furrow/remote/testing';
import { forgetEntry, introduceVisitor, readYou, recordEntry } from '@furrow/you/model';
import { routes } from '../../routes';
import { stored } from '../../stored';
import samples from '../../stored.samples.json';

const loanDraftKey = stored.loan.key;
/** What the live releases say that they keep. */
const kept = [{ key: 'cart', storage: 'local', holds: 'What is in the cart' }];
const entries = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const forget = (name: string) => screen.getByRole('button', { name: `Forget This ${name}` });

beforeEach(() => {
  localStorage.clear();
  window.fetch = () => Promise.resolve(Response.json(kept));
  window.scrollTo = () => {};
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
  introduceVisitor({ first: 'Nora', last: 'Bell', farm: 'Long Acre Farm' });
  recordEntry({ kind: 'favorite', ref: 'creamery', title: 'Favorite: A village creamery', at: '2025-03-12T10:00:00Z' });
  recordEntry({
    kind: 'order',
    ref: 'ORD-743',
    title: 'Order ORD-743',
    line: '4 items from 3 growers',
    to: '/orders/ORD-743',
    cents: 3488,
    state: 'on its way',
    at: '2025-03-13T10:00:00Z',
  });
});

it('shows each entry with its day, its amount and what it leads to, and what the orders came to', async () => {
  await openPage(routes, '/you');
  expect(entries()).toEqual(['Order ORD-743', 'Favorite: A village creamery']);
  expect(screen.getByText('4 items from 3 growers, on its way')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the receipt Order ORD-743' })).toHaveAttribute(
    'href',
    '/orders/ORD-743',
  );
  expect(screen.getByText('passed on to Riverside Pantry, about 3 meals').nextSibling).toHaveTextContent('+$1.74');
  expect(screen.getByText('of it went to the growers').nextSibling).toHaveTextContent('$27.90');
  const kept = within(screen.getByRole('region', { name: 'Saved in this browser' }));
  expect(kept.getByText('Nora Bell')).toBeVisible();
});

it('forgets one entry, goes on with the focus, and takes it back', async () => {
  const { toasts } = await openPage(routes, '/you');
  forget('Order ORD-743').focus();
  await userEvent.click(forget('Order ORD-743'));
  expect(entries()).toEqual(['Favorite: A village creamery']);
  const undo = screen.getByRole('button', { name: 'Undo Forgotten: Order ORD-743' });
  await waitFor(() => expect(undo).toHaveFocus());
  expect(toasts).toMatchObject([{ title: 'Forgotten', description: 'Order ORD-743' }]);
  act(() => toasts[0]?.undo?.());
  expect(entries()).toEqual(['Order ORD-743', 'Favorite: A village creamery']);
});

it('takes each of three entries back on its own, and with the application its draft', async () => {
  recordEntry({ kind: 'loan', ref: 'application', title: 'Loan application saved', at: '2025-03-14T10:00:00Z' });
  localStorage.setItem(loanDraftKey, '{"step":2}');
  await openPage(routes, '/you');
  const all = ['Loan application saved', 'Order ORD-743', 'Favorite: A village creamery'];
  for (const title of all) await userEvent.click(forget(title));
  expect(entries()).toEqual([]);
  expect(localStorage.getItem(loanDraftKey)).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Undo Forgotten: / })).toHaveLength(3);
  for (const title of all) await userEvent.click(screen.getByRole('button', { name: `Undo Forgotten: ${title}` }));
  expect(entries()).toEqual(all);
  expect(localStorage.getItem(loanDraftKey)).toBe('{"step":2}');
});

it('counts no meal for an order that pays for none, and says of what it gives the size', async () => {
  recordEntry({ kind: 'order', ref: 'ORD-743', title: 'Order ORD-743', cents: 599 });
  await openPage(routes, '/you');
  expect(screen.getByText('passed on to Riverside Pantry').nextSibling).toHaveTextContent('+$0.30');
  expect(screen.getByText(/^Your activity: 2 entries, \d+ bytes, only here$/)).toBeVisible();
});

it('forgets a submitted application without the draft of the next one', async () => {
  recordEntry({ kind: 'loan', ref: 'application', title: 'Loan application submitted', state: 'submitted' });
  localStorage.setItem(loanDraftKey, '{"step":2}');
  await openPage(routes, '/you');
  await userEvent.click(forget('Loan application submitted'));
  expect(localStorage.getItem(loanDraftKey)).toBe('{"step":2}');
});

it('tells the code of the tab that the draft of a forgotten application is gone', async () => {
  recordEntry({ kind: 'loan', ref: 'application', title: 'Loan application saved', state: 'step 2 of 4' });
  localStorage.setItem(loanDraftKey, '{"step":2}');
  await openPage(routes, '/you');
  const gone = jest.fn();
  const unfollow = followStored(stored.loan, gone);
  await userEvent.click(forget('Loan application saved'));
  expect(gone).toHaveBeenCalled();
  unfollow();
});

it('says what else was not erased while the list of the site cannot be had', async () => {
  window.fetch = () => Promise.reject(new TypeError('offline'));
  await openPage(routes, '/you#erase');
  await userEvent.click(screen.getByRole('button', { name: 'Erase Everything' }));
  expect(await screen.findByText(/could not be looked up/)).toBeVisible();
  expect(readYou().entries).toEqual([]);
});

it('lists every entry that the releases of the site keep here, by what it holds', async () => {
  localStorage.setItem('cart', '[]');
  await openPage(routes, '/you');
  await userEvent.click(await screen.findByText(/^All that is stored, part by part/));
  expect(screen.getByText('What is in the cart').nextSibling).toHaveTextContent('2 bytes');
});

it('names what it erases, erases it with what other teams keep, and says so', async () => {
  localStorage.setItem(loanDraftKey, '{}');
  localStorage.setItem('cart', '[]');
  await openPage(routes, '/you');
  await userEvent.click(screen.getByRole('button', { name: 'Erase Everything…' }));
  const dialog = screen.getByRole('dialog', { name: 'Erase 2 entries?' });
  expect(dialog).toHaveTextContent('Your name, order ORD-743 and one favorite will be removed from this browser.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase Everything' }));
  expect(await screen.findByText('Erased.')).toBeVisible();
  expect(localStorage.length).toBe(0);
  expect(screen.getByRole('heading', { name: 'Nothing saved yet.' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('counts no entries where the name is all that can be erased', async () => {
  for (const { id } of readYou().entries) forgetEntry(id);
  await openPage(routes, '/you#erase');
  expect(screen.getByRole('dialog', { name: 'Erase everything?' })).toHaveTextContent('Your name will be removed');
});

it('opens the question at once for the row of the menu, and keeps everything when it is closed', async () => {
  await openPage(routes, '/you#erase');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(readYou().entries).toHaveLength(2);
});

it('takes over a file once, and says beside its button what came of it', async () => {
  await openPage(routes, '/you');
  const choose = (text: string) =>
    fireEvent.change(screen.getByLabelText('Exported file'), {
      target: { files: [Object.assign(new File([], 'you.json'), { text: () => Promise.resolve(text) })] },
    });
  const gift = { id: 'gift:1', kind: 'gift', at: '2025-03-14T10:00:00Z', ref: '1', title: 'Gift to a creamery' };
  choose(JSON.stringify({ v: 1, entries: [gift] }));
  expect(await screen.findByText('One entry was added.')).toBeVisible();
  expect(entries()).toContain('Gift to a creamery');
  choose('a photo');
  expect(await screen.findByText('This site cannot read that file.')).toBeVisible();
});

it('calls the visitor as the visitor says, also by no name', async () => {
  await openPage(routes, '/you');
  await userEvent.click(screen.getByRole('button', { name: 'Change Your Name or Farm' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Last name'));
  await userEvent.type(dialog.getByLabelText('Location'), 'Athens, Ohio');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(readYou()).toMatchObject({ first: 'Nora', last: '', farm: 'Long Acre Farm', place: 'Athens, Ohio' });
});

it('opens no application that was submitted and no onboarding that was finished: their pages begin again', async () => {
  recordEntry({
    kind: 'loan',
    ref: 'application',
    title: 'Loan application submitted',
    to: '/loan-application',
    state: 'submitted',
  });
  recordEntry({
    kind: 'onboarding',
    ref: 'onboarding',
    title: 'Onboarding finished',
    to: '/onboarding',
    state: 'done',
  });
  await openPage(routes, '/you');
  expect(entries()).toHaveLength(4);
  expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
});

it('lists an onboarding that this tab keeps, forgets it, and takes it back', async () => {
  localStorage.clear();
  const draft = JSON.stringify(samples['furrow.onboarding']);
  sessionStorage.setItem(stored.onboarding.key, draft);
  await openPage(routes, '/you');
  expect(entries()).toEqual(['Onboarding started']);
  expect(screen.getByText('step 3 of 6')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Onboarding started' })).toHaveAttribute('href', '/onboarding');
  await userEvent.click(forget('Onboarding started'));
  expect(entries()).toEqual([]);
  expect(sessionStorage.getItem(stored.onboarding.key)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Undo / }));
  expect(entries()).toEqual(['Onboarding started']);
  expect(sessionStorage.getItem(stored.onboarding.key)).toBe(draft);
  sessionStorage.clear();
});

it('says no size of nothing', async () => {
  localStorage.clear();
  await openPage(routes, '/you');
  expect(screen.getByText('Your activity: 0 entries')).toBeVisible();
  act(() => void forgetEntry(readYou().entries[0]?.id ?? ''));
  expect(screen.getByText('Your activity: 0 entries')).toBeVisible();
});
