import { keepQueryOfLists } from './back-links';

const site = 'http://localhost';
const visited = (...paths: string[]) =>
  Object.assign(window, { navigation: { entries: () => paths.map((path) => ({ url: site + path })) } });

beforeAll(() => {
  document.addEventListener('click', (event) => event.preventDefault());
  keepQueryOfLists();
});

beforeEach(() => {
  document.body.innerHTML =
    '<a href="/campaigns" data-back><span>Back to Campaigns</span></a><a href="/campaigns" id="menu">Campaigns</a>';
});
afterEach(() => Object.assign(window, { navigation: undefined }));

function pressed(selector: string): string {
  const link = document.querySelector<HTMLAnchorElement>(selector)!;
  (link.firstElementChild ?? link).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return link.href;
}

it('leads back to the list as it was when the visitor left it', () => {
  visited('/campaigns', '/campaigns?tab=active', '/farm-details/oak-creek', '/donate-farm/oak-creek');
  expect(pressed('[data-back]')).toBe(`${site}/campaigns?tab=active`);
});

it('forgets a filter that the visitor took away before', () => {
  visited('/campaigns?tab=active', '/campaigns#content', '/farm-details/oak-creek');
  expect(pressed('[data-back]')).toBe(`${site}/campaigns#content`);
});

it('leads to the whole list for those who have not been there, and in browsers that do not tell', () => {
  visited('/farm-details/campaigns?tab=active', '/farm-details/oak-creek');
  expect(pressed('[data-back]')).toBe(`${site}/campaigns`);
  Object.assign(window, { navigation: undefined });
  expect(pressed('[data-back]')).toBe(`${site}/campaigns`);
});

it('leaves all other links as they are', () => {
  visited('/campaigns?tab=active', '/farm-details/oak-creek');
  expect(pressed('#menu')).toBe(`${site}/campaigns`);
});
