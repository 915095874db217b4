import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import fc from 'fast-check';
import { entryKinds, isEntry } from './you-entry';
import { markVisitor } from './mark-visitor';
import {
  eraseYou,
  exportYou,
  forgetEntry,
  importYou,
  introduceVisitor,
  readYou,
  recordEntry,
  subscribeYou,
  youKey,
  type NewEntry,
} from './you.model';
import { useYou } from './you.react';

const setAsideKey = `${youKey}.unreadable`;
const order: NewEntry = {
  kind: 'order',
  ref: 'ORD-743',
  title: 'Order ORD-743',
  line: '4 items from 3 growers',
  to: '/orders/ORD-743',
  cents: 3488,
  state: 'placed',
};
const favorite: NewEntry = { kind: 'favorite', ref: 'creamery', title: 'Favorite: A village creamery' };
const stored = () => JSON.parse(localStorage.getItem(youKey) ?? 'null') as { entries: unknown[] } & typeof order;
const ids = () => readYou().entries.map(({ id }) => id);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('knows nobody at first', () => {
  expect(readYou()).toEqual({ first: '', last: '', farm: '', place: '', entries: [] });
  expect(localStorage.length).toBe(0);
});

it('writes down what was done in the documented shape, and when', () => {
  jest.useFakeTimers({ now: new Date('2025-03-13T18:20:00Z') });
  expect(recordEntry(order)).toBe(true);
  jest.useRealTimers();
  introduceVisitor({ first: ' Nora ', last: 'Bell', farm: 'Long Acre Farm' });
  expect(stored()).toEqual({
    v: 1,
    first: 'Nora',
    last: 'Bell',
    farm: 'Long Acre Farm',
    place: '',
    entries: [{ id: 'order:ORD-743', at: '2025-03-13T18:20:00.000Z', ...order }],
  });
});

it.each(['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z'])(
  'shows what was done while the clock of the machine says %s',
  (clock) => {
    jest.useFakeTimers({ now: new Date(clock) });
    recordEntry(order);
    jest.useRealTimers();
    expect(ids()).toEqual(['order:ORD-743']);
  },
);

it('keeps one entry of an order, however often it moves on, and the newest entry first', () => {
  recordEntry({ ...order, at: '2025-03-13T10:00:00Z' });
  recordEntry({ ...favorite, at: '2025-03-14T10:00:00Z' });
  recordEntry({ ...order, at: '2025-03-15T10:00:00Z', state: 'on its way' });
  expect(readYou().entries.map(({ ref, state }) => [ref, state])).toEqual([
    ['ORD-743', 'on its way'],
    ['creamery', undefined],
  ]);
});

it('keeps what it knew of the visitor where a field is left empty', () => {
  introduceVisitor({ first: 'Nora', farm: 'Long Acre Farm' });
  introduceVisitor({ first: '', farm: '  ', place: 'Athens, Ohio' });
  expect(readYou()).toMatchObject({ first: 'Nora', farm: 'Long Acre Farm', place: 'Athens, Ohio' });
});

it('forgets one entry, and takes it back as it was', () => {
  recordEntry(order);
  recordEntry(favorite);
  const kept = readYou().entries.find(({ kind }) => kind === 'order')!;
  forgetEntry(kept.id);
  expect(ids()).toEqual(['favorite:creamery']);
  recordEntry(kept);
  expect(readYou().entries).toContainEqual(kept);
});

it('erases everything, also what it could not read', () => {
  localStorage.setItem(youKey, 'junk');
  recordEntry(order);
  eraseYou();
  expect(localStorage.length).toBe(0);
  expect(readYou().entries).toEqual([]);
});

it.each(['{', 'null', '[]', '{"v":2,"entries":[]}', '{"v":1}'])('counts %s as empty, and loses none of it', (text) => {
  localStorage.setItem(youKey, text);
  expect(readYou().entries).toEqual([]);
  expect(localStorage.getItem(youKey)).toBe(text);
  recordEntry(order);
  expect(ids()).toEqual(['order:ORD-743']);
  expect(localStorage.getItem(setAsideKey)).toBe(text);
  localStorage.setItem(youKey, 'again');
  recordEntry(order);
  expect(localStorage.getItem(setAsideKey)).toBe(`${text}\nagain`);
});

it('carries along what a newer release wrote, and does not show it', () => {
  const vote = { id: 'vote:1', kind: 'vote', at: '2025-03-13T10:00:00Z', ref: '1', title: 'A vote' };
  localStorage.setItem(youKey, JSON.stringify({ v: 1, first: 7, language: 'es', entries: [vote, null] }));
  expect(readYou()).toMatchObject({ first: '', entries: [] });
  recordEntry(favorite);
  forgetEntry('favorite:creamery');
  expect(stored()).toEqual({ v: 1, first: 7, language: 'es', entries: [vote, null] });
});

it('works without a storage, and says that it remembers nothing', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(recordEntry(order)).toBe(false);
  expect(readYou().entries).toEqual([]);
  expect(() => eraseYou()).not.toThrow();
  expect(() => importYou('{"v":1,"entries":[]}')).toThrow('full or turned off');
});

it('tells this tab, and hears of others and of what they did while the page was away', () => {
  const heard = jest.fn();
  const stop = subscribeYou(heard);
  recordEntry(order);
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: youKey }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
  recordEntry(favorite);
  expect(heard).toHaveBeenCalledTimes(4);
});

describe('a file for another browser', () => {
  it('brings everything over, and the same id once', () => {
    introduceVisitor({ first: 'Nora', place: 'Athens, Ohio' });
    recordEntry({ ...order, state: 'arrived' });
    recordEntry(favorite);
    const file = exportYou();
    eraseYou();
    introduceVisitor({ first: 'Ana' });
    recordEntry({ ...order, state: 'placed' });
    expect(importYou(file)).toBe(1);
    expect(importYou(file)).toBe(0);
    expect(readYou()).toMatchObject({ first: 'Ana', place: 'Athens, Ohio' });
    expect(ids().sort()).toEqual(['favorite:creamery', 'order:ORD-743']);
    expect(readYou().entries.find(({ kind }) => kind === 'order')?.state).toBe('placed');
  });

  it.each(['', '{}', '{"v":3,"entries":[]}'])('is refused when it is %s, and nothing changes', (text) => {
    recordEntry(order);
    const before = localStorage.getItem(youKey);
    expect(() => importYou(text)).toThrow(TypeError);
    expect(localStorage.getItem(youKey)).toBe(before);
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'leads nowhere but to this site, so %s is no entry',
    (to) => {
      const entry = { ...order, id: 'order:1', at: '2025-03-13T10:00:00Z' };
      expect(importYou(JSON.stringify({ v: 1, entries: [{ ...entry, to }, entry] }))).toBe(1);
    },
  );
});

it('never shows what is no entry, whatever is stored', () => {
  const entry = fc.record(
    {
      id: fc.constantFrom('a', 'b', '', 3),
      kind: fc.constantFrom(...entryKinds, 'vote'),
      at: fc.constantFrom('2025-03-13T10:00:00Z', 'yesterday'),
      ref: fc.constantFrom('x', ''),
      title: fc.string(),
      cents: fc.oneof(fc.integer(), fc.double()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(entry).map((entries) => JSON.stringify({ v: 1, entries })),
      ),
      (text) => {
        localStorage.setItem(youKey, text);
        expect(readYou().entries.every(isEntry)).toBe(true);
      },
    ),
  );
});

it('is unknown to a page that is prerendered, and known to one that is alive', () => {
  function Name() {
    return <p>{useYou()?.first ?? 'unknown'}</p>;
  }
  introduceVisitor({ first: 'Nora' });
  expect(renderToString(<Name />)).toBe('<p>unknown</p>');
  render(<Name />);
  expect(screen.getByText('Nora')).toBeVisible();
  act(() => void introduceVisitor({ first: 'Ana' }));
  expect(screen.getByText('Ana')).toBeVisible();
});

it.each([
  ['orders and gifts', [order, { ...order, id: 'gift:1', kind: 'gift' }, { id: 'a', kind: 'loan', cents: 7 }], '2'],
  ['an order without its amount', [{ id: 'a', kind: 'order' }], '0'],
  ['what is no list of entries', { length: 2 }, '0'],
  ['a damaged entry', [null, order], '0'],
])('marks a visitor by %s before anything is painted', (_, entries, gave) => {
  localStorage.setItem(youKey, JSON.stringify({ v: 1, entries }));
  markVisitor(youKey);
  const root = document.documentElement;
  expect(root.style.getPropertyValue('--fw-gave')).toBe(gave);
  expect(root.hasAttribute('data-gave')).toBe(gave !== '0');
});
