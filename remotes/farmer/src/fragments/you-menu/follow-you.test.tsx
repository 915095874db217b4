import { act, render, screen, within } from '@testing-library/react';
import { eraseYou, introduceVisitor, recordEntry } from '@furrow/you/model';
import { followYou } from './follow-you';
import YouMenuFragment from './you-menu.fragment';

const menu = () => document.querySelector('details')!;
/** The rows that are there, with what stands at their right. */
const rows = () =>
  within(menu())
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.closest('[hidden]') === null)
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => localStorage.clear());

it('is not there for whom the site does not know', () => {
  recordEntry({ kind: 'favorite', ref: 'creamery', title: 'A village creamery' });
  render(<YouMenuFragment />);
  expect(menu().hidden).toBe(true);
  expect(document.documentElement).not.toHaveAttribute('data-visitor');
});

it('shows the name, and the way to what is remembered, as soon as it is', () => {
  render(<YouMenuFragment />);
  act(() => void introduceVisitor({ first: 'nora', last: 'Bell', farm: 'Long Acre Farm', place: 'Athens, Ohio' }));
  expect(menu().hidden).toBe(false);
  expect(document.documentElement).toHaveAttribute('data-visitor');
  expect(screen.getByText('nora', { selector: 'summary *' }).previousSibling).toHaveTextContent('N');
  expect(screen.getByText('nora Bell')).toBeInTheDocument();
  expect(screen.getByText('Long Acre Farm, Athens, Ohio')).toBeInTheDocument();
  expect(rows()).toEqual([
    ['Your activity0 entries', '/you'],
    ['Dashboard', '/dashboard'],
    ['Erase everything…', '/you#erase'],
  ]);
});

it('counts orders and favorites, tells where the loan stands, and goes when everything is erased', () => {
  introduceVisitor({ first: 'Nora' });
  recordEntry({ kind: 'order', ref: 'ORD-743', title: 'Order ORD-743', to: '/orders/ORD-743' });
  recordEntry({ kind: 'favorite', ref: 'creamery', title: 'A village creamery', to: '/farm-details/creamery' });
  recordEntry({ kind: 'favorite', ref: 'honey', title: 'Honey', to: '/farm-details/honey' });
  recordEntry({ kind: 'loan', ref: 'loan', title: 'Loan', to: '/loan-application', state: 'step 3 of 4' });
  render(<YouMenuFragment />);
  expect(rows()).toEqual([
    ['Your activity4 entries', '/you'],
    ['Dashboard', '/dashboard'],
    ['Orders1', '/orders'],
    ['Favorites2', '/you'],
    ['Loan applicationstep 3 of 4', '/loan-application'],
    ['Erase everything…', '/you#erase'],
  ]);
  act(eraseYou);
  expect(menu().hidden).toBe(true);
});

it.each([
  ['step 3 of 4', 'paso 3 de 4'],
  ['submitted', 'enviada'],
  ['of a later release', 'of a later release'],
])('says in Spanish that the loan is %s', async (state, said) => {
  introduceVisitor({ first: 'Nora' });
  recordEntry({ kind: 'loan', ref: 'loan', title: 'Loan', state });
  render(<YouMenuFragment />);
  await jest.isolateModulesAsync(async () => {
    jest.doMock('./words', () => jest.requireActual<object>('./words.es'));
    const spanish = await import('./follow-you');
    spanish.followYou(menu())();
  });
  jest.dontMock('./words');
  expect(menu().querySelector('[data-you=loan]')).toHaveTextContent(said);
});

it('leads to addresses of the language in which it is', () => {
  const globals = globalThis as unknown as { __LANGUAGE__: string };
  globals.__LANGUAGE__ = 'es';
  try {
    introduceVisitor({ first: 'Nora' });
    recordEntry({ kind: 'favorite', ref: 'creamery', title: 'A village creamery', to: '/farm-details/creamery' });
    recordEntry({ kind: 'loan', ref: 'loan', title: 'Loan', state: 'step 3 of 4' });
    render(<YouMenuFragment />);
    const written = (row: string) => menu().querySelector(`[data-row=${row}]`)?.getAttribute('href');
    expect(written('favorite')).toBe('/es/farm-details/creamery');
    expect(written('loan')).toBe('/es/you');
  } finally {
    globals.__LANGUAGE__ = '';
  }
});

it('twice is the same as once, and stops when it is told to', () => {
  render(<YouMenuFragment />);
  const stop = followYou(menu());
  introduceVisitor({ first: 'Nora' });
  const once = menu().innerHTML;
  introduceVisitor({ first: 'Nora' });
  expect(menu().innerHTML).toBe(once);
  stop();
});
