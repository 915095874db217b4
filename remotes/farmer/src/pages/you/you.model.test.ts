import type { YouEntry } from '@furrow/you/model';
import { byDay, dayTitle, describe as describeEntry, linkLabel, sizeInWords, whatGoes } from './you.model';

const entry = (kind: YouEntry['kind'], ref: string, at = '2025-03-13T12:00:00'): YouEntry => ({
  id: `${kind}:${ref}`,
  kind,
  at,
  ref,
  title: ref,
});
const now = new Date('2025-03-14T09:00:00');

it('names a day as somebody who looks back on it would', () => {
  const titles = ['2025-03-14T00:10:00', '2025-03-13T23:50:00', '2025-03-12T12:00:00', '2024-12-31T12:00:00'];
  expect(titles.map((day) => dayTitle(new Date(day), now))).toEqual([
    'Today, Mar 14',
    'Yesterday, Mar 13',
    'Wednesday, Mar 12',
    'Dec 31, 2024',
  ]);
});

it('puts what was done on one day together', () => {
  const days = byDay([entry('order', 'b'), entry('gift', 'a'), entry('favorite', 'c', '2025-03-11T12:00:00')], now);
  expect(days.map(({ title, entries }) => [title, entries.map(({ ref }) => ref)])).toEqual([
    ['Yesterday, Mar 13', ['b', 'a']],
    ['Tuesday, Mar 11', ['c']],
  ]);
});

it('says how a thing stands, and of a gift that nothing was paid', () => {
  expect(describeEntry({ kind: 'order', line: '4 items from 3 growers', state: 'on its way' })).toBe(
    '4 items from 3 growers, on its way',
  );
  expect(describeEntry({ kind: 'gift', line: 'Green Valley Farm', state: 'not paid' })).toBe(
    'Green Valley Farm. Not paid: this site does not take cards.',
  );
  expect(describeEntry({ kind: 'onboarding', line: 'Nora Bell', state: 'done' })).toBe('Nora Bell');
  expect(describeEntry({ kind: 'favorite' })).toBe('');
});

it('names the link of an entry by what it leads to', () => {
  expect(linkLabel({ kind: 'order' })).toBe('Open the receipt');
  expect(linkLabel({ kind: 'gift' })).toBe('Open the campaign');
  expect(linkLabel({ kind: 'loan', state: 'step 3 of 4' })).toBe('Continue');
  expect(linkLabel({ kind: 'loan', state: 'submitted' })).toBe('Open');
  expect(linkLabel({ kind: 'favorite' })).toBe('Open');
});

it('names everything that is erased', () => {
  const you = { first: 'Nora', last: '', farm: '', place: '' };
  const all = [
    entry('order', 'ORD-743'),
    entry('gift', 'a'),
    entry('favorite', 'a'),
    entry('favorite', 'b'),
    entry('onboarding', 'onboarding'),
    entry('loan', 'application'),
  ];
  expect(whatGoes({ ...you, entries: all })).toBe(
    'Your name, order ORD-743, one gift, two favorites, onboarding and the loan application',
  );
  expect(whatGoes({ ...you, first: '', entries: [entry('order', '1'), entry('order', '2')] })).toBe('Two orders');
  expect(whatGoes({ ...you, entries: [] })).toBe('Your name');
});

it('tells a size in the unit that fits it', () => {
  expect([640, 2140].map(sizeInWords)).toEqual(['640 bytes', '2.1 kB']);
});
