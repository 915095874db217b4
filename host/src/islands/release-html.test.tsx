import type { Entry } from '@furrow/discovery/discovery';
import { fetchChecked } from '../federation/fetch-json';
import { isPinned, pageNeeds, readRelease } from '../federation/release';
import { pageHtml } from './release-html';

jest.mock('../federation/release', () => ({
  ...jest.requireActual<object>('../federation/release'),
  isPinned: jest.fn(),
  readRelease: jest.fn(),
  pageNeeds: jest.fn(),
}));
jest.mock('../federation/fetch-json', () => ({ fetchChecked: jest.fn() }));

const entry = { extras: { release: '/shop/1.0.0/release.json' } } as Entry;
const page = { html: '<h1>Honey</h1>', assets: { styles: ['lot.css'], shared: {} } };

beforeEach(() => {
  jest.mocked(isPinned).mockReturnValue(true);
  jest.mocked(readRelease).mockResolvedValue({
    files: {},
    pages: [{ path: '/lot', document: 'documents/1.json' }],
  } as unknown as Awaited<ReturnType<typeof readRelease>>);
  jest.mocked(pageNeeds).mockResolvedValue({ files: [], uses: [], embeds: [] });
  jest.mocked(fetchChecked).mockResolvedValue(page as never);
});

it('has the HTML of a page once its stylesheet has loaded, also where the code of the remote takes the link over meanwhile', async () => {
  const html = pageHtml(entry, '/lot');
  let link: HTMLLinkElement | null = null;
  while (!(link = document.querySelector<HTMLLinkElement>('link[href$="lot.css"]'))) await Promise.resolve();
  // What the bundler's code does with a link that it finds and did not add itself.
  link.onload = link.onerror = null;
  link.dispatchEvent(new Event('load'));
  await expect(html).resolves.toEqual(page);
});

it('asks for the stylesheets of a page while its HTML is on its way', async () => {
  const files = [
    { file: 'wax.css', integrity: 'sha384-wax' },
    { file: 'wax.js', integrity: 'sha384-code' },
  ];
  jest.mocked(pageNeeds).mockResolvedValue({ files, uses: [], embeds: [] });
  jest.mocked(fetchChecked).mockReturnValue(new Promise(() => {}) as never);
  jest.mocked(readRelease).mockResolvedValue({
    files: {},
    pages: [{ path: '/wax', document: 'documents/2.json' }],
  } as unknown as Awaited<ReturnType<typeof readRelease>>);
  void pageHtml(entry, '/wax');
  while (!document.querySelector('link[href$="wax.css"]')) await Promise.resolve();
  expect(document.querySelector<HTMLLinkElement>('link[href$="wax.css"]')?.integrity).toBe('sha384-wax');
  expect(document.querySelector('[href$="wax.js"]')).toBeNull();
});
