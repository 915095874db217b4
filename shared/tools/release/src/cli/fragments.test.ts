import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cohortOf } from '@furrow/discovery/cohort';
import { readCandidate } from '../store/candidate';
import { memoryStorage } from '../store/memory-storage';
import { readText, type OriginStorage } from '../store/storage';
import { writeHost, writeRemote, type Fixture } from '../testing/fixture';
import { reconcile } from '../compose/apply/reconcile';
import { verify } from '../check/verify';
import { promote, retire, rollback } from '../operations/promote';
import { folderIn } from '../testing/ledger';
import { publish } from '../operations/publish';
import { status } from '../operations/status';
import { fragmentTable } from './status-table';

/** Parts of one remote in pages of another, from publish to what a visitor gets. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
let folder: string;
let storage: OriginStorage;
let count = 0;

async function release(app: string, fixture: Fixture, options: { promote?: boolean } = { promote: true }) {
  const dist = join(folder, String((count += 1)));
  await (app === 'host' ? writeHost(dist, fixture) : writeRemote(dist, app, fixture));
  return publish({ storage, candidate: await readCandidate(dist), published, ...options });
}

const campaigns = { of: 'giving/campaigns', props: { count: 3 } };
const products = { of: 'shop/products', props: { count: 4 } };
const contentPages = { '/': ['/'], '/about': ['/about'] };
const offers = (remote: string, version: string): NonNullable<Fixture['offers']> =>
  remote === 'giving'
    ? { campaigns: [{ count: 3, html: `<p>campaigns of ${version}</p>` }] }
    : { products: [{ count: 4, html: `<p>products of ${version}</p>` }] };
const offering = (remote: string, version: string): Fixture => ({
  version,
  content: version,
  pages: { [`/${remote}-home`]: [`/${remote}-home`] },
  offers: offers(remote, version),
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fragments-'));
  storage = memoryStorage();
  await release('host', {});
  await release('giving', offering('giving', '1.0.0'));
  await release('shop', offering('shop', '1.0.0'));
  await release('content', { pages: contentPages, embeds: [campaigns, products, campaigns] });
  await release('dao', { pages: { '/voting': ['/voting'] } });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const landing = () => readText(storage, 'index.html');

it('writes those documents again that embed something of the remote, and no others, when it is promoted and rolled back', async () => {
  const before = await landing();
  const next = await release('giving', offering('giving', '1.1.0'));
  expect(next.written.filter((path) => path.endsWith('.html'))).toEqual([
    'about.html',
    'giving-home.html',
    'index.html',
  ]);
  const names = ['giving/campaigns', 'shop/products'];
  expect(next.embeds).toEqual({ 'about.html': names, 'index.html': names });
  expect((await landing())?.match(/campaigns of [\d.]+/g)).toEqual(['campaigns of 1.1.0', 'campaigns of 1.1.0']);
  expect(await landing()).toContain('<p>products of 1.0.0</p>');

  const back = await rollback({ storage, app: 'giving' });
  expect(back.written.filter((path) => path.endsWith('.html'))).toEqual([
    'about.html',
    'giving-home.html',
    'index.html',
  ]);
  expect(await landing()).toBe(before);
});

it('shows the fallback of the page while the offering remote is off the site, and says so once', async () => {
  const { warnings } = await retire({ storage, app: 'giving' });
  expect(await landing()).toContain('<p>without giving/campaigns</p>');
  expect(await landing()).toContain('<p>products of 1.0.0</p>');
  expect(warnings).toEqual(
    ['/', '/about'].map(
      (path) =>
        `The page ${path} of content shows its fallback instead of giving/campaigns: giving has no live version.`,
    ),
  );
  await promote({ storage, app: 'giving', version: '1.0.0', traffic: 100 });
  expect(await landing()).toContain('<p>campaigns of 1.0.0</p>');
});

it('composes pages whose fragment is unknown or refuses their props, with a warning', async () => {
  const { warnings } = await release('news', {
    pages: { '/news': ['/news'] },
    embeds: [
      { of: 'giving/donors', props: {} },
      { of: 'giving/campaigns', props: { count: 10 } },
    ],
  });
  const html = await readText(storage, 'news.html');
  expect(html).toContain('<p>without giving/donors</p>');
  expect(html).toContain('<p>without giving/campaigns</p>');
  expect(warnings).toEqual([
    'The page /news of news shows its fallback instead of giving/donors: giving@1.0.0 does not offer that fragment.',
    expect.stringContaining('it does not accept the props {"count":10} (count: Too big'),
  ]);
});

it('says of each version what it offers and where it embeds what, and lists what visitors may get', async () => {
  await release('giving', offering('giving', '1.1.0'), {});
  await promote({ storage, app: 'giving', version: '1.1.0', traffic: 20 });
  const paths = ['a', 'b', 'c', 'd', 'e'].map((letter) => `/votes/${letter}`);
  await release('polls', {
    pages: { '/votes/:id': paths },
    embeds: [{ of: 'giving/donors', props: {} }],
  });
  const rows = await status(storage);
  expect(rows.map(({ app, version, offers, embeds }) => ({ app, version, offers, embeds }))).toContainEqual({
    app: 'content',
    version: '1.0.0',
    offers: [],
    embeds: { 'giving/campaigns': ['/', '/about'], 'shop/products': ['/', '/about'] },
  });
  expect(
    fragmentTable(rows)
      ?.split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['fragment', 'offered by', 'embedded by'],
    ['giving/campaigns', 'giving@1.1.0; giving@1.0.0', 'content@1.0.0 /, /about'],
    ['giving/donors', 'nobody', 'polls@1.0.0 /votes/a, /votes/b, /votes/c and 2 more'],
    ['shop/products', 'shop@1.0.0', 'content@1.0.0 /, /about'],
  ]);
  const none = rows.map((row) => ({ ...row, offers: [], embeds: {} }));
  expect(fragmentTable(none)).toBeUndefined();
});

describe('in the shell of the host', () => {
  const documents = ['404', 'about', 'index', 'voting'].map((name) => `${name}.html`);
  const text = async (file: string) => (await readText(storage, file)) ?? '';
  const shown = async (file: string) => /<header>.*<\/header>/.exec(await text(file))?.[0];

  beforeEach(async () => {
    await release('host', { version: '1.1.0', embeds: [products] });
  });

  it('it stands in every document, changes there when its team releases, and goes back', async () => {
    for (const file of documents) expect(await shown(file)).toContain('<p>products of 1.0.0</p>');
    const pages = await Promise.all(documents.map(text));
    const next = await release('shop', {
      ...offering('shop', '1.1.0'),
      boot: { products: 'count()' },
    });
    expect(next.written).toEqual(expect.arrayContaining(documents));
    expect(next.shellEmbeds).toEqual(['shop/products']);
    for (const file of [...documents, 'shop-home.html']) {
      expect(await shown(file)).toContain('<p>products of 1.1.0</p>');
      expect(await text(file)).toContain(
        `<script async src="/${await folderIn(storage, 'shop@1.1.0')}/products.boot.js"`,
      );
      expect(await shown(file)).not.toContain('1.0.0');
    }
    expect(await verify(storage)).toMatchObject({ problems: [] });

    await rollback({ storage, app: 'shop' });
    expect(await Promise.all(documents.map(text))).toEqual(pages);
    const other = await release('giving', offering('giving', '1.1.0'));
    expect(other.written).not.toContain('voting.html');
    expect(other.written).not.toContain('404.html');
  });

  it('it is its fallback while its team is off the site, which is said once', async () => {
    const { warnings } = await retire({ storage, app: 'shop' });
    for (const file of documents) expect(await shown(file)).toContain('<p>without shop/products</p>');
    expect(warnings.filter((warning) => warning.startsWith('The shell'))).toEqual([
      'The shell of host shows its fallback instead of shop/products: shop has no live version.',
    ]);
    await promote({ storage, app: 'shop', version: '1.0.0', traffic: 100 });
    for (const file of documents) expect(await shown(file)).toContain('<p>products of 1.0.0</p>');
  });

  it('a release that drops it is refused', async () => {
    await release('content', { version: '1.1.0', pages: contentPages });
    await expect(release('shop', { ...offering('shop', '1.1.0'), offers: {} })).rejects.toThrow(
      'it drops the fragment products, but the shell of host embeds it',
    );
  });

  it('a canary of its team has a document of every page, in which it and the pages of that team are of one version', async () => {
    await release('shop', offering('shop', '1.1.0'), {});
    await release('dao', { version: '1.1.0', pages: { '/voting': ['/voting'] } }, {});
    await promote({ storage, app: 'shop', version: '1.1.0', traffic: 20 });
    await promote({ storage, app: 'dao', version: '1.1.0', traffic: 10 });
    for (const file of ['about.html', 'index.html', 'voting.html', 'shop-home.html', 'giving-home.html'])
      expect(await shown(`_v/shop@1.1.0/${file}`)).toContain('<p>products of 1.1.0</p>');
    // A canary of a page has the header that everybody else has.
    expect(await shown('_v/dao@1.1.0/voting.html')).toContain('<p>products of 1.0.0</p>');
    expect(await text('voting.html')).toContain('data-canary="dao@1.1.0 shop@1.1.0" data-traffic="10 20"');
    // Nobody knows which page an unknown path would have been of.
    expect(await storage.list('_v/')).not.toContain('_v/shop@1.1.0/404.html');
    expect(await shown('404.html')).toContain('<p>products of 1.0.0</p>');
    expect(await verify(storage)).toMatchObject({ problems: [] });

    const { removed } = await rollback({ storage, app: 'shop' });
    expect(removed).toContain('_v/shop@1.1.0/giving-home.html');
    expect(await text('giving-home.html')).not.toContain('data-canary');
  });

  it('is listed with its place', async () => {
    const lines = fragmentTable(await status(storage))?.split('\n') ?? [];
    expect(lines.at(-1)).toMatch(/^shop\/products .*host@1\.1\.0 the shell$/);
  });

  it('while a file of it is damaged, what changes is composed without it, what does not keeps it, and the next command after the mend brings it back', async () => {
    const file = `${await folderIn(storage, 'shop@1.0.0')}/fragments/products.json`;
    const whole = await text(file);
    await storage.write(file, '{}');
    const { damaged } = await release('dao', { version: '1.1.0', pages: { '/voting': ['/voting'] } });
    expect(damaged).toEqual([expect.stringContaining(file)]);
    expect(await text('voting.html')).toContain('data-version="1.1.0" data-path="/voting"');
    expect(await shown('voting.html')).toContain('<p>without shop/products</p>');
    expect(await shown('404.html')).toContain('<p>products of 1.0.0</p>');
    expect(await reconcile(storage)).toMatchObject({ damaged: [expect.stringContaining(file)] });

    await storage.write(file, whole);
    expect(await reconcile(storage)).toMatchObject({ damaged: [] });
    expect(await shown('voting.html')).toContain('<p>products of 1.0.0</p>');
    expect(await verify(storage)).toMatchObject({ problems: [] });
  });

  it('while a file of it is damaged, a release of the host goes live without it, but not where a page embeds it as well', async () => {
    await storage.write(`${await folderIn(storage, 'shop@1.0.0')}/fragments/products.json`, '{}');
    await release('host', { version: '1.2.0', embeds: [products] });
    for (const file of ['404.html', 'voting.html']) {
      expect(await shown(file)).toContain('<p>without shop/products</p>');
      expect(await text(file)).toContain('/host/1.2.0-');
    }
    expect(await text('index.html')).toContain('/host/1.1.0-');
  });
});

it('refuses a release that takes a fragment from a live page', async () => {
  const next = release('giving', { ...offering('giving', '1.1.0'), offers: {} });
  await expect(next).rejects.toThrow(
    'it drops the fragment campaigns, but the page / of content embeds it and would show its fallback.',
  );
  expect(await landing()).toContain('<p>campaigns of 1.0.0</p>');
});

it('keeps the documents that embed something of a damaged release, and names the file', async () => {
  const before = await landing();
  const file = `${await folderIn(storage, 'giving@1.0.0')}/fragments/campaigns.json`;
  await storage.write(file, '{}');
  const { damaged } = await release('shop', offering('shop', '1.1.0'));
  expect(damaged).toContainEqual(expect.stringContaining(file));
  expect(await landing()).toBe(before);
});

describe('with canaries of the page and of two fragments', () => {
  const shares = { content: 20, giving: 20, shop: 50 };
  const remotes = ['content', 'giving', 'shop'] as const;

  beforeEach(async () => {
    await release('content', { version: '1.1.0', pages: contentPages, embeds: [campaigns, products] }, {});
    await release('giving', offering('giving', '1.1.0'), {});
    await release('shop', offering('shop', '1.1.0'), {});
    for (const app of remotes) await promote({ storage, app, version: '1.1.0', traffic: shares[app] });
  });

  /** The document that a visitor of this name gets, as the script in its head chooses it. */
  async function documentFor(visitor: string): Promise<string> {
    const live = (await landing()) ?? '';
    const [, canaries = '', traffic = ''] = /data-canary="([^"]*)" data-traffic="([^"]*)"/.exec(live) ?? [];
    const chosen = canaries
      .split(' ')
      .find((name, index) => cohortOf(name.split('@')[0] ?? '', visitor) < Number(traffic.split(' ')[index]));
    return chosen ? ((await readText(storage, `_v/${chosen}/index.html`)) ?? '') : live;
  }

  it('never shows a visitor two versions of a remote in a document, and everybody the first canary that is theirs', async () => {
    const seen = new Set<string>();
    for (let index = 0; index < 200; index += 1) {
      const visitor = `visitor-${index}`;
      const html = await documentFor(visitor);
      const versions = [
        ...html.matchAll(/(?:data-island="(\w+)"|data-fragment="(\w+)\/\w+"[^>]*?) data-version="([^"]+)"/g),
      ];
      const shown = new Map<string, Set<string>>();
      for (const [, page, fragment, version = ''] of versions) {
        const remote = page ?? fragment ?? '';
        shown.set(remote, (shown.get(remote) ?? new Set()).add(version));
      }
      expect([...shown.keys()].sort()).toEqual([...remotes]);
      const own = remotes.find((remote) => cohortOf(remote, visitor) < shares[remote]);
      for (const remote of remotes)
        expect([...(shown.get(remote) ?? [])]).toEqual([remote === own ? '1.1.0' : '1.0.0']);
      seen.add(own ?? 'nobody');
    }
    expect([...seen].sort()).toEqual(['content', 'giving', 'nobody', 'shop']);
  });

  it('has one document more for each of them, not for each of their combinations', async () => {
    const documents = (await storage.list('')).filter((path) => path.endsWith('index.html'));
    expect(documents.sort()).toEqual([
      '_v/content@1.1.0/index.html',
      '_v/giving@1.1.0/index.html',
      '_v/shop@1.1.0/index.html',
      'index.html',
    ]);
  });

  it('takes them away with the canary', async () => {
    const { removed } = await rollback({ storage, app: 'giving' });
    expect(removed).toEqual(['about.html', 'giving-home.html', 'index.html'].map((file) => `_v/giving@1.1.0/${file}`));
    expect(await landing()).toContain('data-canary="content@1.1.0 shop@1.1.0" data-traffic="20 50"');
  });
});
