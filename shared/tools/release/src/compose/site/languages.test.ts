import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePageData } from '@furrow/discovery/page-data.schema';
import { settingsFile } from '../../domain/paths';
import { statusNotes } from '../../cli/status-table';
import { promote, rollback } from '../../operations/promote';
import { publish } from '../../operations/publish';
import { status } from '../../operations/status';
import { readCandidate, type Candidate } from '../../store/candidate';
import { memoryStorage, overlayStorage } from '../../store/memory-storage';
import { readText, type OriginStorage } from '../../store/storage';
import { fragmentPlace, writeHost, writeRemote } from '../../testing/fixture';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const badge = { of: 'giving/badge', props: { count: 1 } };
let folder: string;
let site: OriginStorage;
const builds = new Map<string, Candidate>();

const release = (storage: OriginStorage, name: string) =>
  publish({ storage, candidate: builds.get(name)!, published, promote: true });
const read = (storage: OriginStorage, file: string) => readText(storage, file);
const dataOf = (html = '') => parsePageData(JSON.parse(/id="furrow-page">([^<]*)</.exec(html)?.[1] ?? 'null'));
const entry = (title: string, href: string) => ({ kind: 'page', title, sub: '', href });
const settings = (languages: string[]) => JSON.stringify({ url: 'https://furrow.example', languages });

async function build(name: string, written: Promise<string>): Promise<void> {
  builds.set(name, await readCandidate(await written));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'languages-'));
  const place = (name: string) => join(folder, name);
  await build('host', writeHost(place('host'), { translated: { es: { header: 'Menú' }, ar: { header: 'قائمة' } } }));
  // Its shell for any language, in the words of the sources, as the build writes it.
  const header =
    '<a href="/und">Home</a><p data-sections="/und/buy-food /und/lots"><a href="/und/buy-food?x">Shop</a></p>';
  await build('host 1.1.0', writeHost(place('host-2'), { version: '1.1.0', translated: { es: {}, und: { header } } }));
  const pages = { '/buy-food': ['/buy-food'], '/lots/:id': ['/lots/1', '/lots/2'] };
  const shop = {
    pages,
    embeds: [badge],
    content: fragmentPlace('none/none', {}, '<a href="/lots/1" data-full-load="">Lot</a>'),
  };
  await build('shop 1.0.0', writeRemote(place('shop-1'), 'shop', shop));
  const translated = { es: { pages: { '/buy-food': 'Comprar comida' } } };
  const given = { 'feed.xml': '<feed/>', 'es/feed.xml': '<feed>Precios</feed>' };
  await build(
    'shop 1.1.0',
    writeRemote(place('shop-2'), 'shop', { ...shop, version: '1.1.0', translated, siteFiles: given }),
  );
  const offers = { badge: [{ count: 1, html: '<a href="/buy-food?x#y">One farm</a><a href="/feed.xml">Feed</a>' }] };
  await build('giving 1.0.0', writeRemote(place('giving-1'), 'giving', { offers }));
  const badgeOf = (text: string) => ({ offers: { badge: [{ count: 1, html: `<p>${text}</p>` }] } });
  await build(
    'giving 1.1.0',
    writeRemote(place('giving-2'), 'giving', {
      version: '1.1.0',
      offers,
      translated: { es: badgeOf('Una granja'), ar: badgeOf('مزرعة') },
    }),
  );
  const third = { ar: { pages: { '/buy-food': 'اشتر طعاما' } } };
  await build('shop 1.2.0', writeRemote(place('shop-3'), 'shop', { ...shop, version: '1.2.0', translated: third }));
  const fourth = { pt: { pages: { '/buy-food': 'Comprar comida' } } };
  await build('shop 1.4.0', writeRemote(place('shop-5'), 'shop', { ...shop, version: '1.4.0', translated: fourth }));
  const siteFiles = {
    'search/shop.json': JSON.stringify([entry('Buy food', '/buy-food'), entry('Lot one', '/lots/1')]),
    'es/search/shop.json': JSON.stringify([entry('Comprar comida', '/buy-food')]),
  };
  await build('shop 1.3.0', writeRemote(place('shop-4'), 'shop', { ...shop, version: '1.3.0', siteFiles }));
  site = memoryStorage();
  await site.write(settingsFile, settings(['en', 'es']));
  for (const name of ['host', 'giving 1.0.0', 'shop 1.0.0']) await release(site, name);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('composes nothing in other languages on a site that names none', async () => {
  const storage = memoryStorage();
  for (const name of ['host', 'giving 1.0.0', 'shop 1.1.0']) await release(storage, name);
  expect((await storage.list('')).filter((file) => /^(?:es|ar)[./]/.test(file))).toEqual([]);
});

it('puts a page that is not translated into the translated shell, marks its language, and keeps its links in this one', async () => {
  const html = await read(site, 'es/buy-food.html');
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('<header>Menú</header>');
  expect(html).toMatch(/<div data-island="shop" lang="en" [^>]*data-path="\/buy-food"/);
  expect(html).toContain('<a href="/es/lots/1" data-full-load="">Lot</a>');
  expect(html).toContain('<link rel="canonical" href="/buy-food">');
  expect(html).toMatch(/<furrow-fragment data-fragment="giving\/badge" [^>]*lang="en"/);
  expect(html).toContain('<a href="/es/buy-food?x#y">One farm</a><a href="/feed.xml">Feed</a>');
  expect(dataOf(html).path).toBe('/buy-food');
});

it('a release with a translation translates its page, nobody else changes, and a rollback takes it back', async () => {
  const storage = overlayStorage(site);
  const before = { en: await read(storage, 'buy-food.html'), lot: await read(storage, 'es/lots/1.html') };
  await release(storage, 'shop 1.1.0');
  const html = await read(storage, 'es/buy-food.html');
  expect(html).toContain('<h1>Comprar comida</h1>');
  expect(html).not.toMatch(/data-island="shop" lang/);
  expect(dataOf(html).remote).toMatchObject({
    version: '1.1.0+es',
    manifest: { metaData: { globalName: 'shop__es' } },
  });
  expect(await read(storage, 'es/lots/1.html')).toContain('<div data-island="shop" lang="en"');
  await rollback({ storage, app: 'shop' });
  expect(await read(storage, 'buy-food.html')).toBe(before.en);
  expect(await read(storage, 'es/buy-food.html')).toContain('lang="en"');
  expect(await read(storage, 'es/lots/1.html')).toBe(before.lot);
});

it('a file of a translation is on sites that have its language, and goes with a rollback', async () => {
  const storage = overlayStorage(site);
  await release(storage, 'shop 1.1.0');
  expect(await read(storage, 'es/feed.xml')).toBe('<feed>Precios</feed>');
  expect(await read(storage, 'feed.xml')).toBe('<feed/>');
  await storage.write(settingsFile, settings(['en', 'ar']));
  await release(storage, 'giving 1.1.0');
  expect(await read(storage, 'es/feed.xml')).toBeUndefined();
  expect(await read(storage, 'feed.xml')).toBe('<feed/>');
  await storage.write(settingsFile, settings(['en', 'es']));
  await rollback({ storage, app: 'giving' });
  expect(await read(storage, 'es/feed.xml')).toBe('<feed>Precios</feed>');
  await rollback({ storage, app: 'shop' });
  expect(await read(storage, 'es/feed.xml')).toBeUndefined();
});

it('a fragment that its own team translates is translated in the pages of others', async () => {
  const storage = overlayStorage(site);
  const english = await read(storage, 'buy-food.html');
  await release(storage, 'giving 1.1.0');
  const html = await read(storage, 'es/buy-food.html');
  expect(html).toContain('<p>Una granja</p>');
  // The page around it is in English.
  expect(html).toMatch(/<furrow-fragment data-fragment="giving\/badge" [^>]*lang="es"/);
  expect((await read(storage, 'buy-food.html'))?.replaceAll('1.1.0', '1.0.0')).toContain('One farm');
  expect(english).toContain('One farm');
});

it('a canary has the documents of its own translation', async () => {
  const storage = overlayStorage(site);
  await publish({ storage, candidate: builds.get('shop 1.1.0')!, published });
  await promote({ storage, app: 'shop', version: '1.1.0', traffic: 10 });
  expect(await read(storage, '_v/shop@1.1.0/es/buy-food.html')).toContain('<h1>Comprar comida</h1>');
  expect(await read(storage, 'es/buy-food.html')).toContain('data-canary="shop@1.1.0"');
});

it('lists translated pages in the sitemap, each with its other languages, and no others', async () => {
  const storage = overlayStorage(site);
  await release(storage, 'shop 1.1.0');
  const sitemap = await read(storage, 'sitemap/shop.xml');
  const alternates = ['en', 'es', 'x-default'].map(
    (of) =>
      `<xhtml:link rel="alternate" hreflang="${of}" href="https://furrow.example${of === 'es' ? '/es' : ''}/buy-food"/>`,
  );
  expect(sitemap).toContain(`<loc>https://furrow.example/es/buy-food</loc>${alternates.join('')}`);
  expect(sitemap).toContain(`<loc>https://furrow.example/buy-food</loc>${alternates.join('')}`);
  expect(sitemap).not.toContain('/es/lots');
});

it('status says how much each team has in each language', async () => {
  const storage = overlayStorage(site);
  await release(storage, 'shop 1.1.0');
  await release(storage, 'giving 1.1.0');
  const notes = statusNotes(await status(storage)).split('\n');
  expect(notes).toContain('shop@1.1.0 has 1 of 3 pages in es.');
  expect(notes).toContain('giving@1.1.0 has all fragments in es.');
  expect(notes).toContain('host@1.0.0 has the shell in es.');
});

it('joins the search in each language: translated pages in it, the others marked with the language of the sources', async () => {
  const storage = overlayStorage(site);
  const [food, lot] = [entry('Buy food', '/buy-food'), entry('Lot one', '/lots/1')];
  const spanish = entry('Comprar comida', '/buy-food');
  await release(storage, 'shop 1.3.0');
  expect(JSON.parse((await read(storage, 'es/search.json')) ?? '')).toEqual([spanish, { ...lot, lang: 'en' }]);
  expect(JSON.parse((await read(storage, 'search.json')) ?? '')).toEqual([food, lot]);
  expect(await read(storage, 'ar/search.json')).toBeUndefined();
  await rollback({ storage, app: 'shop' });
  expect(await read(storage, 'es/search.json')).toBeUndefined();
});

it('answers unknown paths in the language', async () => {
  expect(await read(site, 'es/404.html')).toContain('<html lang="es">');
  expect(await read(site, '404.html')).toContain('<html lang="en">');
});

describe('a third language, which is written from right to left,', () => {
  const island = (html?: string) => /<div data-island="shop"[^>]*>/.exec(html ?? '')?.[0];
  const fragment = (html?: string) => /<furrow-fragment data-fragment="giving[^>]*>/.exec(html ?? '')?.[0];
  let storage: OriginStorage;

  beforeAll(async () => {
    storage = overlayStorage(site);
    await storage.write(settingsFile, settings(['en', 'es', 'ar']));
    await release(storage, 'shop 1.2.0');
  });

  it('comes by the settings and the release of one remote, and changes nothing in the other languages', async () => {
    const html = await read(storage, 'ar/buy-food.html');
    expect(html).toContain('<h1>اشتر طعاما</h1>');
    expect(html).toContain('<header>قائمة</header>');
    expect(await read(storage, 'ar/lots/1.html')).toContain('<header>قائمة</header>');
    const shown = (html = '') => /<body>.*?<\/main>/.exec(html)?.[0].replaceAll('1.2.0', '1.0.0');
    for (const file of ['lots/1.html', 'es/lots/1.html'])
      expect(shown(await read(storage, file))).toBe(shown(await read(site, file)) ?? 'a document');
  });

  it('turns the document before its first frame, and keeps the direction of what is not translated', async () => {
    const html = await read(storage, 'ar/buy-food.html');
    for (const file of ['ar/buy-food.html', 'ar/lots/1.html', 'ar/404.html'])
      expect(await read(storage, file)).toContain('<html lang="ar" dir="rtl">');
    expect(island(html)).not.toMatch(/ (?:lang|dir)=/);
    expect(fragment(html)).toContain(' lang="en" dir="ltr"');
    expect(island(await read(storage, 'ar/lots/1.html'))).toContain(' lang="en" dir="ltr"');
    expect(await read(storage, 'es/lots/1.html')).not.toContain(' dir=');
  });

  it('turns a translated fragment in a page that is not translated', async () => {
    await release(storage, 'giving 1.1.0');
    const html = await read(storage, 'ar/lots/1.html');
    expect(island(html)).toContain(' lang="en" dir="ltr"');
    expect(fragment(html)).toContain(' lang="ar" dir="rtl"');
  });
});

describe('a third language that the host has no words of', () => {
  const root = (html?: string) => /<html[^>]*>/.exec(html ?? '')?.[0];
  const island = (html?: string) => /<div data-island="shop"[^>]*>/.exec(html ?? '')?.[0];
  let storage: OriginStorage;
  let before: OriginStorage;

  beforeAll(async () => {
    before = overlayStorage(site);
    await release(before, 'host 1.1.0');
    storage = overlayStorage(before);
    await storage.write(settingsFile, settings(['en', 'es', 'pt']));
    await release(storage, 'shop 1.4.0');
  });

  it('is not there as long as the host has no shell for any language', async () => {
    const older = overlayStorage(site);
    await older.write(settingsFile, settings(['en', 'es', 'pt']));
    await release(older, 'shop 1.4.0');
    expect((await older.list('')).filter((file) => /^pt[./]/.test(file))).toEqual([]);
  });

  it('comes by the settings and the release of one remote, inside a shell in the language of the sources', async () => {
    const html = await read(storage, 'pt/buy-food.html');
    expect(html).toContain('<h1>Comprar comida</h1>');
    expect(root(html)).toBe('<html lang="en" data-prefix="pt">');
    expect(island(html)).toContain(' lang="pt" ');
    expect(html).toMatch(/<furrow-fragment data-fragment="giving\/badge" [^>]*lang="en"/);
    expect(html).toContain(
      '<a href="/pt">Home</a><p data-sections="/pt/buy-food /pt/lots"><a href="/pt/buy-food?x">Shop</a></p>',
    );
    expect(html).toMatch(/src="\/host\/1\.1\.0-\w+\/host\.js"/);
    expect(dataOf(html).remote?.version).toBe('1.4.0+pt');
  });

  it('has the pages that nobody has translated as they are, with their links in it', async () => {
    const html = await read(storage, 'pt/lots/1.html');
    expect(root(html)).toBe('<html lang="en" data-prefix="pt">');
    expect(island(html)).not.toContain(' lang=');
    expect(html).toContain('<a href="/pt/lots/1" data-full-load="">Lot</a>');
    expect(html).toContain('<link rel="canonical" href="/lots/1">');
    expect(await read(storage, 'sitemap/shop.xml')).not.toContain('/pt/lots');
  });

  it('is named by the sitemap where a page has it', async () => {
    const alternate = '<xhtml:link rel="alternate" hreflang="pt" href="https://furrow.example/pt/buy-food"/>';
    expect((await read(storage, 'sitemap/shop.xml'))?.split(alternate)).toHaveLength(3);
  });

  it('answers unknown paths under its prefix', async () => {
    const html = await read(storage, 'pt/404.html');
    expect(root(html)).toBe('<html lang="en" data-prefix="pt">');
    expect(html).toContain('<a href="/pt">Home</a>');
  });

  it('changes no document of another language but for the version, and a rollback takes the page back', async () => {
    const shown = (html = '') =>
      html.replaceAll(/<script type="application\/json".*?<\/script>/g, '').replaceAll(/1\.[04]\.0(?:-\w+)?/g, 'one');
    for (const file of ['lots/1.html', 'es/lots/1.html'])
      expect(shown(await read(storage, file))).toBe(shown(await read(before, file)));
    await rollback({ storage, app: 'shop' });
    expect(island(await read(storage, 'pt/buy-food.html'))).not.toContain(' lang=');
    expect(await read(storage, 'sitemap/shop.xml')).not.toContain('/pt/');
  });

  it('is said by the status', async () => {
    expect(statusNotes(await status(before)).split('\n')).toContain('host@1.1.0 has a shell for any language.');
  });
});

it('says the language of the sources, whichever it is, and its direction', async () => {
  const storage = overlayStorage(site);
  const root = async (languages: string[]) => {
    await storage.write(settingsFile, settings(languages));
    await release(storage, 'shop 1.3.0');
    return /<html[^>]*>/.exec((await read(storage, 'lots/1.html')) ?? '')?.[0];
  };
  expect(await root(['he'])).toBe('<html lang="he" dir="rtl">');
  expect(await root(['de', 'es'])).toBe('<html lang="de">');
  expect(await read(storage, 'es/lots/1.html')).toMatch(/<div data-island="shop" lang="de"/);
});
