import {
  eraseStored,
  followStored,
  isMoment,
  readStored,
  setAsideStored,
  writeStored,
  type StoredEntry,
} from './stored';

const seeds: StoredEntry = { key: 'furrow.seeds', storage: 'local', holds: 'Seeds' };
const setItem = Storage.prototype.setItem;

/** A storage that has room for so many characters. */
function fillUp(room: number): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    const others = Object.entries(this).filter(([name]) => name !== key);
    const size = others.reduce(
      (sum, [name, text]) => sum + name.length + String(text).length,
      key.length + value.length,
    );
    if (size > room) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('reads what it wrote, in its own storage, and removes it', () => {
  expect(readStored(seeds)).toBeUndefined();
  expect(writeStored({ ...seeds, storage: 'session' }, 'rye')).toBe(true);
  expect(readStored(seeds)).toBeUndefined();
  expect(readStored({ ...seeds, storage: 'session' })).toBe('rye');
  writeStored({ ...seeds, storage: 'session' }, undefined);
  expect(sessionStorage).toHaveLength(0);
});

it('throws nothing where the browser forbids the storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(readStored(seeds)).toBeUndefined();
  expect(writeStored(seeds, 'rye')).toBe(false);
  expect(setAsideStored(seeds)).toBe(true);
  expect(() => eraseStored([seeds])).not.toThrow();
});

it('sets aside what cannot be read, also in a storage that is full but for a word, and after what was there', () => {
  writeStored(seeds, 'x'.repeat(40));
  fillUp(70);
  expect(setAsideStored(seeds)).toBe(true);
  expect({ ...localStorage }).toEqual({ 'furrow.seeds.unreadable': 'x'.repeat(40) });
  jest.restoreAllMocks();
  writeStored(seeds, 'y');
  setAsideStored(seeds);
  expect({ ...localStorage }).toEqual({ 'furrow.seeds.unreadable': `${'x'.repeat(40)}\ny` });
});

it('leaves everything as it was in a storage that takes nothing at all', () => {
  writeStored(seeds, 'x');
  fillUp(0);
  expect(setAsideStored(seeds)).toBe(false);
  expect({ ...localStorage }).toEqual({ 'furrow.seeds': 'x' });
});

it('leaves everything as it was where it cannot be set aside', () => {
  writeStored(seeds, 'x'.repeat(40));
  fillUp(55);
  expect(setAsideStored(seeds)).toBe(false);
  expect({ ...localStorage }).toEqual({ 'furrow.seeds': 'x'.repeat(40) });
});

it('erases an entry with what was set aside of it, leaves others alone, and says so in this tab', () => {
  const heard = jest.fn();
  const stop = followStored(seeds, heard);
  writeStored(seeds, 'x');
  setAsideStored(seeds);
  writeStored(seeds, 'y');
  localStorage.setItem('other', 'z');
  eraseStored([seeds]);
  expect({ ...localStorage }).toEqual({ other: 'z' });
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('tells other tabs to drop what only they can reach: entries of their own session', () => {
  const session: StoredEntry = { key: 'furrow.draft', storage: 'session', holds: 'A draft' };
  const written = jest.spyOn(Storage.prototype, 'setItem');
  const removed = jest.spyOn(Storage.prototype, 'removeItem');
  eraseStored([session]);
  expect(written.mock.calls).toEqual([
    ['furrow.draft', ''],
    ['furrow.draft.unreadable', ''],
  ]);
  expect(removed.mock.calls).toEqual([['furrow.draft'], ['furrow.draft.unreadable']]);
  expect(localStorage).toHaveLength(0);

  const heard = jest.fn();
  const stop = followStored(session, heard);
  sessionStorage.setItem('furrow.draft', 'x');
  const hear = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'furrow.draft', newValue, storageArea: localStorage }));
  hear('');
  expect(heard).not.toHaveBeenCalled();
  hear(null);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
  stop();
});

it.each([
  ['2025-03-13T18:20:00.000Z', true],
  ['1970-01-01T00:00:00Z', true],
  ['9999-12-31T23:59:59Z', true],
  ['+010000-01-01T00:00:00Z', true],
  ['+275760-09-13T00:00:00.000Z', true],
  ['+275760-09-13T00:00:00.001Z', false],
  ['+000000-01-01T00:00:00Z', false],
  ['-000001-01-01T00:00:00Z', false],
  ['1899-12-31T00:00:00Z', false],
  ['2025-13-13T18:20:00Z', false],
  ['13 March 2025', false],
  [1741890000000, false],
])('takes %s for a moment that can be shown: %s', (value, expected) => expect(isMoment(value)).toBe(expected));
