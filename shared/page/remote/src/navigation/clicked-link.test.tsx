import { clickedLink } from './clicked-link';

/** What the function says of a click on the first element that has a `data-pressed`. */
function linkIn(html: string, click: MouseEventInit = {}): string | null | undefined {
  document.body.innerHTML = html;
  let found: HTMLAnchorElement | undefined;
  document.body.addEventListener('click', (event) => (found = clickedLink(event)), { once: true });
  const options = { bubbles: true, cancelable: true, ...click };
  document.querySelector('[data-pressed]')?.dispatchEvent(new MouseEvent('click', options));
  return found?.getAttribute('href');
}

it('is the link around what was pressed', () => {
  expect(linkIn('<a href="/about"><b data-pressed>About</b></a>')).toBe('/about');
});

it.each([
  ['nothing on a link', '<b data-pressed>About</b>'],
  ['an anchor that leads nowhere', '<a data-pressed>About</a>'],
  ['a link that opens a tab', '<a data-pressed href="/about" target="_blank">About</a>'],
  ['a link to a download', '<a data-pressed href="/about" download>About</a>'],
])('does not count for %s', (_what, html) => {
  expect(linkIn(html)).toBeUndefined();
});

it.each<[string, MouseEventInit]>([
  ['the control key', { ctrlKey: true }],
  ['the command key', { metaKey: true }],
  ['the shift key', { shiftKey: true }],
  ['the option key', { altKey: true }],
  ['another button', { button: 1 }],
])('does not count for a click with %s', (_what, click) => {
  expect(linkIn('<a data-pressed href="/about">About</a>', click)).toBeUndefined();
});

it('does not count once somebody has answered the click', () => {
  document.body.innerHTML = '<a href="/about">About</a>';
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  let found: unknown = 'not asked';
  document.body.addEventListener('click', (event) => (found = clickedLink(event)), { once: true });
  link?.click();
  expect(found).toBeUndefined();
});
