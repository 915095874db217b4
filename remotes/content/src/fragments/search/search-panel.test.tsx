import type { SearchEntry } from '@furrow/formats/search-entry';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Router, type Navigator } from '@furrow/router';
import { ServicesProvider, type Services } from '@furrow/remote/services';
import { SearchPanel } from './search-panel';

const lots = ['Apples', 'Apricots', 'Apple butter', 'Apple cider', 'Apple pie'];
const entries: SearchEntry[] = [
  ...lots.map((title, id): SearchEntry => ({ kind: 'lot', title, sub: 'Orchard', href: `/marketplace/lot/${id}` })),
  { kind: 'farm', title: 'Cherry Bend Farm', sub: 'Anders Lindqvist, Michigan', href: '/farms/cherry-bend' },
  { kind: 'page', title: 'Apply for a loan', sub: 'Four steps', href: '/loan-application' },
];
const onClose = jest.fn();
const push = jest.fn();
const answer = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  onClose.mockClear();
  answer.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(entries) });
  globalThis.fetch = answer;
  window.open = jest.fn();
});
afterEach(() => localStorage.clear());

async function open() {
  render(
    <ServicesProvider value={{ navigation: { push } } as unknown as Services}>
      <Router location="/" navigator={{ createHref: String } as unknown as Navigator}>
        <SearchPanel onClose={onClose} />
      </Router>
    </ServicesProvider>,
  );
  return screen.findByRole('combobox', { name: 'Search' });
}
const chosen = () => screen.getByRole('option', { selected: true }).querySelector('span span')?.textContent;

it('tells that the index did not load, and tries again', async () => {
  answer.mockResolvedValueOnce({ ok: false, status: 503 });
  const field = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The index did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
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

it('shows four of a kind, then all of them on request', async () => {
  const field = await open();
  await userEvent.type(field, 'apple');
  const group = await screen.findByRole('group', { name: 'Lots' });
  expect(within(group).getAllByRole('option')).toHaveLength(4);
  await userEvent.clear(field);
  await userEvent.type(field, 'ap');
  const more = await screen.findByRole('option', { name: 'All 5 lots' });
  await userEvent.click(more);
  expect(within(screen.getByRole('group', { name: 'Lots' })).getAllByRole('option')).toHaveLength(5);
});

it('shows a sign, and no letters, for a farm whose grower is not drawn', async () => {
  const field = await open();
  await userEvent.type(field, 'cherry');
  const option = await screen.findByRole('option', { name: /Cherry Bend Farm/ });
  expect(option.textContent).toBe('Cherry Bend FarmAnders Lindqvist, Michigan');
});

it('moves by the arrows, Home and End without leaving the field, and around the ends', async () => {
  const field = await open();
  await userEvent.type(field, 'appl');
  await screen.findByRole('group', { name: 'Pages' });
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
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent' }));
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
  await userEvent.type(field, 'cidre');
  await screen.findByText('No results for cidre');
  expect(screen.getByRole('heading', { name: 'Nothing found for “cidre”.' })).toBeVisible();
  await act(async () => userEvent.click(screen.getByRole('button', { name: 'cider' })));
  expect(await screen.findByRole('option', { name: /Apple cider/ })).toBeVisible();
});
