import { LeftPages } from './left-pages';

const page = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};
const form =
  '<input name="q"><textarea name="note"></textarea><input name="secret" type="password"><input name="code" autocomplete="off">';

beforeEach(() => {
  window.furrowRecorded = { clicked: [], typed: new Map(), hydrated: new WeakSet() };
});

/** The page as a visitor left it who filled in every field, and as it comes again. */
function leftAndBack(html: string, again = html) {
  const left = new LeftPages();
  const before = page(html);
  for (const field of before.querySelectorAll<HTMLInputElement>('input,textarea')) field.value = 'Quinces';
  Object.assign(window, { scrollY: 420 });
  left.leave('/search', before);
  const element = page(again);
  left.fillIn('/search', element);
  const values = [...element.querySelectorAll<HTMLInputElement>('input,textarea')].map(({ value }) => value);
  return { left, values };
}

it('knows how far a page was scrolled, and nothing about pages that were not left', () => {
  const { left } = leftAndBack(form);
  expect(left.topOf('/search')).toBe(420);
  expect(left.topOf('/elsewhere')).toBeUndefined();
});

it('tells two visits of a page apart, each by its entry of the history', () => {
  const currentEntry = { key: 'first' };
  Object.assign(window, { navigation: { currentEntry } });
  const left = new LeftPages();
  left.arrive();
  const element = page(form);
  const visit = (key: string) => {
    currentEntry.key = key;
    left.arrive();
  };
  const leave = (top: number, note: string, next: string) => {
    Object.assign(window, { scrollY: top });
    element.querySelector('textarea')!.value = note;
    // The entry of the next page is there before this page is left.
    currentEntry.key = next;
    left.leave('/search', element);
    left.arrive();
  };
  leave(420, 'Quinces', 'between');
  visit('second');
  leave(10, 'Figs', 'last');
  const seenAt = (key: string) => {
    visit(key);
    const again = page(form);
    left.fillIn('/search', again);
    return [left.topOf('/search'), again.querySelector('textarea')?.value];
  };
  expect(seenAt('second')).toEqual([10, 'Figs']);
  expect(seenAt('first')).toEqual([420, 'Quinces']);
  expect(seenAt('last')).toEqual([undefined, '']);
  Reflect.deleteProperty(window, 'navigation');
});

it('knows a page by its path that was left before this code ran', () => {
  const currentEntry = { key: 'second' };
  Object.assign(window, { navigation: { currentEntry } });
  const { left, values } = leftAndBack(form);
  expect(left.topOf('/search')).toBe(420);
  expect(values).toContain('Quinces');
  Reflect.deleteProperty(window, 'navigation');
});

it('fills in what was typed, and neither secrets nor what the page wants forgotten; the code of the page hears of it', () => {
  const { values } = leftAndBack(form);
  expect(values).toEqual(['Quinces', 'Quinces', '', '']);
  expect([...(window.furrowRecorded?.typed.values() ?? [])]).toEqual([
    { value: 'Quinces', checked: false },
    { value: 'Quinces', checked: false },
  ]);
});

it.each([
  ['has more fields by now', '<input name="q"><textarea name="note"></textarea><input>'],
  ['has the fields in another order', '<textarea name="note"></textarea><input name="q">'],
])('fills in nothing where the page %s', (_what, again) => {
  const { values } = leftAndBack('<input name="q"><textarea name="note"></textarea>', again);
  expect(values.filter(Boolean)).toEqual([]);
});
