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
