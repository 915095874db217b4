import { keepLinksInLanguage } from './links-in-language';

const globals = globalThis as unknown as { __LANGUAGE__: string };
const link = (href: string, rest = 'data-full-load=""') => `<a href="${href}" ${rest}>Link</a>`;

beforeAll(() => {
  globals.__LANGUAGE__ = 'es';
  keepLinksInLanguage();
});
afterAll(() => void (globals.__LANGUAGE__ = ''));

/** The address of a link once an event was on it. */
function addressAfter(type: string, html: string): string | null | undefined {
  document.body.innerHTML = `<div data-island lang="en">${html}</div>`;
  const found = document.querySelector('a');
  found?.addEventListener('click', (event) => event.preventDefault());
  found?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  return found?.getAttribute('href');
}

it.each(['pointerover', 'focusin', 'click'])('stays in the language, on %s', (type) => {
  expect(addressAfter(type, link('/donate-farm/oak-creek?from=card#top'))).toBe(
    '/es/donate-farm/oak-creek?from=card#top',
  );
  expect(addressAfter(type, link('/'))).toBe('/es');
});

it.each([
  ['a link that is in the language', link('/es/campaigns')],
  ['a file', link('/feed.xml')],
  ['another site', link('//example.com/campaigns')],
  ['a link that the navigation follows', link('/campaigns', '')],
  ['a link to the page in another language', link('/campaigns', 'data-full-load="" data-language=""')],
])('leaves %s as it is', (_, html) => {
  expect(addressAfter('click', html)).toBe(/href="([^"]*)"/.exec(html)?.[1]);
});
