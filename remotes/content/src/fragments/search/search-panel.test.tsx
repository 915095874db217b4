import type { SearchEntry } from '@furrow/formats/search-entry';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Router, type Navigator } from '@furrow/router';
import { ServicesProvider, type Services } from '@furrow/remote/services';
import { SearchPanel } from './search-panel';

const lots = ['Apples', 'Apricots', 'Apple butter', 'Apple cider', 'Apple pie'];
const pears = Array.from({ length: 14 }, (_, id) => `Pear ${id}`);
const entries: SearchEntry[] = [
  ...[...lots, ...pears].map((title, id): SearchEntry => ({
    kind: 'lot',
    title,
    sub: 'Orchard',
    href: `/marketplace/lot/${id}`,
  })),
  { kind: 'farm', title: 'Cherry Bend Farm', sub: 'Anders Lindqvist, Michigan', href: '/farms/cherry-bend' },
  { kind: 'page', title: 'Apply for a loan', sub: 'Four steps', href: '/loan-application' },
];
const onClose = jest.fn();
const push = jest.fn();
const answer = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  onClose.mockClear();
  push.mockClear();
  answer.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(entries) });
  globalThis.fetch = answer;
  window.open = jest.fn();
});
afterEach(() => localStorage.clear());

async function open() {
  render(
    <ServicesProvider value={{ navigation: { push, createHref: String } } as unknown as Services}>
      <Router location="/" navigator={{ createHref: String } as unknown as Navigator}>
        <SearchPanel onClose={onClose} />
      </Router>
    </ServicesProvider>,
  );
  return screen.findByRole('combobox', { name: 'Search' });
}
const chosen = () => screen.getByRole('option', { selected: true }).querySelector('span span')?.textContent;

it('says that search is not available, and tries again', async () => {
  answer.mockResolvedValueOnce({ ok: false, status: 503 });
  const field = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Search did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await userEvent.type(field, 'pie');
  expect(await screen.findByRole('option', { name: /Apple pie/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('begins with the field, and offers four places', async () => {
  const field = await open();
  expect(field).toHaveFocus();
  const group = await screen.findByRole('group', { name: 'Start here' });
  expect(within(group).getAllByRole('option')).toHaveLength(4);
  expect(screen.getByText('Esc', { selector: 'span > kbd' }).parentElement).toHaveTextContent('Esc close');
});

it('shows twelve exact hits, then all of them on request', async () => {
  const field = await open();
  await userEvent.type(field, 'pear');
  const group = await screen.findByRole('group', { name: 'Exact' });
  expect(within(group).getAllByRole('option')).toHaveLength(13);
  await userEvent.click(screen.getByRole('option', { name: 'All 14 results' }));
  expect(within(group).getAllByRole('option')).toHaveLength(14);
});

it('says of what kind a hit is and why, and keeps what is only close apart', async () => {
  const field = await open();
  await userEvent.type(field, 'cider');
  expect(await screen.findByRole('option', { name: 'Apple cider Orchard Lot name' })).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'chery');
  const group = await screen.findByRole('group', { name: 'Close to “chery”' });
  expect(within(group).getByRole('option', { name: /Cherry Bend Farm .*Farm one letter off/ })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Exact' })).not.toBeInTheDocument();
});

it('leaves Enter and Escape to an input method', async () => {
  const field = await open();
  await userEvent.type(field, 'loan');
  await screen.findByRole('option', { name: /Apply for a loan/ });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(push).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  expect(field).toHaveValue('loan');
  await userEvent.clear(field);
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
});

it('opens the marked row, though the list scrolls under a pointer at rest', async () => {
  const field = await open();
  await userEvent.type(field, 'ap');
  const rows = await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  fireEvent.pointerMove(rows[3]!);
  expect(chosen()).toBe('Apricots');
  fireEvent(rows[3]!, Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 3 }));
  expect(chosen()).toBe('Apple cider');
  await userEvent.keyboard('{Enter}');
  expect(push).toHaveBeenCalledWith('/marketplace/lot/3');
});

it('shows a sign, and no letters, for a farm whose grower is not drawn', async () => {
  const field = await open();
  await userEvent.type(field, 'cherry');
  const option = await screen.findByRole('option', { name: /Cherry Bend Farm/ });
  expect(option.textContent).toBe('Cherry Bend FarmAnders Lindqvist, MichiganFarm name');
});

it('moves by the arrows, Home and End without leaving the field, and around the ends', async () => {
  const field = await open();
  await userEvent.type(field, 'appl');
  await screen.findByRole('group', { name: 'Exact' });
  const first = chosen();
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).not.toBe(first);
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  expect(field).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(chosen()).toBe('Apply for a loan');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBe(first);
  await userEvent.keyboard('{ArrowUp}{Home}');
  expect(chosen()).toBe(first);
});

it('opens another tab with Ctrl+Enter, and this page with Enter, which it then remembers above the query', async () => {
  const field = await open();
  await userEvent.type(field, 'loan');
  await screen.findByRole('option', { name: /Apply for a loan/ });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(window.open).toHaveBeenCalledWith('/loan-application', '_blank', 'noopener');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.clear(field);
  const recent = screen.getByRole('group', { name: 'Recent' });
  expect(
    within(recent)
      .getAllByRole('option')
      .map((each) => each.textContent),
  ).toEqual(['Apply for a loanFour steps', 'loan1 result']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Recent Searches' }));
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  await userEvent.type(field, 'loan');
  await screen.findByRole('option', { name: /Apply for a loan/ });
  await userEvent.keyboard('{Enter}');
  expect(push).toHaveBeenCalledWith('/loan-application');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('clears the field on Escape, and closes on the next one', async () => {
  const field = await open();
  await userEvent.type(field, 'pie{Escape}');
  expect(field).toHaveValue('');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('says how many there are once the typing has paused, and what to look for where there is nothing', async () => {
  const field = await open();
  await screen.findByRole('group', { name: 'Start here' });
  await userEvent.type(field, 'pie');
  await screen.findByText('One result');
  await userEvent.clear(field);
  await userEvent.type(field, 'aprciost');
  await screen.findByText('No results for aprciost');
  expect(screen.getByRole('heading', { name: 'Nothing found for “aprciost”.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Vermont' })).toBeVisible();
  await act(async () => userEvent.click(screen.getByRole('button', { name: 'apricots' })));
  expect(await screen.findByRole('option', { name: /Apricots/ })).toBeVisible();
});
