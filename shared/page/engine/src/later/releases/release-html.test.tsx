import type { Released } from '@furrow/discovery/page-data.schema';
import { linkStyles } from '../../first/islands/styles';
import { fetchChecked } from './fetch-json';
import { readRelease } from './release';
import { fragmentHtml, pageHtml } from './release-html';

jest.mock('../../first/federation/remote-entry', () => ({
  ...jest.requireActual<object>('../../first/federation/remote-entry'),
  isPinned: () => true,
}));
jest.mock('./release', () => ({ readRelease: jest.fn() }));
jest.mock('./fetch-json', () => ({ fetchChecked: jest.fn() }));
jest.mock('../../first/islands/styles', () => ({ linkStyles: jest.fn(() => Promise.resolve()) }));

const entry = { extras: { release: '/shop/1.0.0/release.json' } } as Released;
const html = { html: '<h1>Honey</h1>', assets: { styles: ['lot.css'], shared: {} } };
const files = {
  'lot.css': { integrity: 'sha384-lot', bytes: 1 },
  'documents/1.json': { integrity: 'sha384-page', bytes: 1 },
  'fragments/jar.json': { integrity: 'sha384-jar', bytes: 1 },
};

beforeEach(() => {
  const release = { files, routes: [], pages: [{ path: '/lot', document: 'documents/1.json' }] };
  jest.mocked(readRelease).mockResolvedValue(release as unknown as Awaited<ReturnType<typeof readRelease>>);
  jest.mocked(fetchChecked).mockResolvedValue(html as never);
});

it('has the HTML of a page or a fragment by its hash, once its stylesheets have loaded', async () => {
  await expect(pageHtml(entry, '/lot')).resolves.toEqual(html);
  await expect(fragmentHtml(entry, 'jar')).resolves.toEqual(html);
  expect(jest.mocked(fetchChecked).mock.calls).toEqual([
    ['page', '/shop/1.0.0/documents/1.json', { integrity: 'sha384-page' }],
    ['fragment', '/shop/1.0.0/fragments/jar.json', { integrity: 'sha384-jar' }],
  ]);
  expect(linkStyles).toHaveBeenCalledWith([{ href: '/shop/1.0.0/lot.css', integrity: 'sha384-lot' }]);
});

it('has none where the release has none', async () => {
  await expect(pageHtml(entry, '/comb')).resolves.toBeUndefined();
  await expect(fragmentHtml(entry, 'comb')).resolves.toBeUndefined();
});
