import type { Entry } from '@furrow/discovery/discovery';
import { fetchChecked } from '../federation/fetch-json';
import { isPinned, readRelease } from '../federation/release';
import { pageHtml } from './release-html';

jest.mock('../federation/release', () => ({
  ...jest.requireActual<object>('../federation/release'),
  isPinned: jest.fn(),
  readRelease: jest.fn(),
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
