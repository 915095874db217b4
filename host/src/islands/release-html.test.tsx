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

describe('a stylesheet that the code of the remote is loading already', () => {
  /** Opens the page at the path, whose stylesheet is linked and not answered yet. */
  function openBesideLoadingStyle(path: string) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/shop/1.0.0${path}.css`;
    document.head.append(link);
    const pages = [{ path, document: `documents${path}.json` }];
    jest
      .mocked(readRelease)
      .mockResolvedValue({ files: {}, pages } as unknown as Awaited<ReturnType<typeof readRelease>>);
    jest
      .mocked(fetchChecked)
      .mockResolvedValue({ ...page, assets: { styles: [`${path.slice(1)}.css`], shared: {} } } as never);
    const shown = jest.fn();
    const html = pageHtml(entry, path).then(shown);
    const links = () => [...document.querySelectorAll(`link[href$="${path}.css"]`)];
    return { link, shown, html, links };
  }
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  it('is waited for', async () => {
    const { link, shown, html, links } = openBesideLoadingStyle('/mead');
    await turn();
    expect(shown).not.toHaveBeenCalled();
    Object.assign(link, { hasLoaded: true });
    link.dispatchEvent(new Event('load'));
    await html;
    expect(links()).toEqual([link]);
  });

  it('is asked for once more when it fails', async () => {
    const { link, shown, html, links } = openBesideLoadingStyle('/comb');
    await turn();
    link.dispatchEvent(new Event('error'));
    await turn();
    expect(shown).not.toHaveBeenCalled();
    expect(links()).toHaveLength(1);
    expect(links()).not.toContain(link);
    links()[0]?.dispatchEvent(new Event('load'));
    await html;
    expect(shown).toHaveBeenCalledTimes(1);
  });
});
