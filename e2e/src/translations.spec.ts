import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from '@furrow/formats/build.schema';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import { promote, rollback } from '@furrow/release/operations/promote';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root } from '../../scripts/workspace/process';
import { visitorOf } from './canary-visitors';
import { copiedSite, livePath, liveReleases, nextVersion, type TestSite } from './origin';
import { expect, open, test, type Page } from './test';

/** Giving translates by its own releases, and nobody else does anything. */

const farm = '/es/farms/green-valley';
const donate = '/es/donate-food';
const canaryShare = 20;
const untranslated = nextVersion('giving');
const translated = untranslated.replace(/\.0$/, '.1');

let site: TestSite;
let folder: string;

/** The built giving as another version, whose team has or has not translated it. */
async function givingAs(version: string, isTranslated: boolean): Promise<string> {
  const dist = join(folder, version);
  await cp(join(root, 'remotes/giving/dist'), dist, { recursive: true });
  const build = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as Build;
  expect(build.languages?.es).toMatchObject({ fragments: true });
  for (const name of await readdir(dist, { recursive: true })) {
    if (!/\.(?:json|js|map)$/.test(name)) continue;
    const file = join(dist, name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(`/giving/${build.version}/`, `/giving/${version}/`));
  }
  const { languages, ...rest } = build;
  await writeFile(join(dist, 'build.json'), JSON.stringify({ ...rest, version, ...(isTranslated && { languages }) }));
  if (isTranslated) return dist;
  await rm(join(dist, 'es'), { recursive: true });
  for (const name of await readdir(join(dist, 'fragments')))
    if (name.endsWith('.es.json')) await rm(join(dist, 'fragments', name));
  for (const name of await readdir(join(dist, 'documents'))) {
    const file = join(dist, 'documents', name);
    const page = JSON.parse(await readFile(file, 'utf8')) as PageDocument;
    if (page.language !== undefined) await rm(file);
  }
  return dist;
}

const storage = () => folderStorage(site.folder, { precompress: false });
const releases = () => liveReleases(site.folder, 'giving');

async function publishGiving(version: string, isTranslated: boolean): Promise<void> {
  const candidate = await readCandidate(await givingAs(version, isTranslated));
  await publish({ storage: storage(), candidate, published: { publishedAt: new Date(0).toISOString(), commit: null } });
}

const give = (version: string, traffic: number) => promote({ storage: storage(), app: 'giving', version, traffic });

const card = (page: Page) => page.locator('[data-fragment="giving/campaign-card"]');

/** The campaign of giving on the page of a farm, which is content's and in English. */
async function expectCardIn(page: Page, language: 'en' | 'es'): Promise<void> {
  await open(page, site.url + farm);
  await expect(page.locator('main [data-island]').first()).toHaveAttribute('lang', 'en');
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText(language === 'es' ? 'Campaña' : 'Campaign');
  await expect(card(page).getByRole('link').first()).toHaveAccessibleName(
    language === 'es' ? 'Apoyar esta granja: Green Valley Farm' : 'Support This Farm: Green Valley Farm',
  );
  // A screen reader hears each part in its own language.
  const spoken = await card(page).evaluate((part) => part.closest('[lang]')?.getAttribute('lang'));
  expect(spoken).toBe(language);
}

// One story: each test goes on from what the one before has released.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  folder = await mkdtemp(join(tmpdir(), 'furrow-translations-'));
  site = await copiedSite();
  await publishGiving(untranslated, false);
  await give(untranslated, 100);
});

test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

test('before its team translates it, giving is in English in the Spanish shell', async ({ page }) => {
  await expectCardIn(page, 'en');
  await open(page, site.url + donate);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('main [data-island]').first()).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Esta página aún está en inglés.')).toBeVisible();
  await expect(page.locator('link[rel=canonical]').first()).toHaveAttribute('href', /[^s]\/donate-food$/);
});

test('links that load a document stay in the language, also those that the code of a page in English writes', async ({
  page,
}) => {
  await open(page, `${site.url}/es/campaigns`);
  const list = page.locator('main [data-island]').first();
  await expect(list).toHaveAttribute('lang', 'en');
  await page.getByRole('searchbox', { name: 'Search campaigns' }).fill('seed library');
  await expect(list.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search campaigns' }).fill('creamery');
  await list.getByRole('link', { name: 'Learn More about A village creamery' }).press('Enter');
  await expect(page).toHaveURL(`${site.url}/es/farm-details/oak-creek`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('a canary in one language is for its visitors, and pages in English stay the same for all', async ({
  page,
  browser,
}) => {
  const english = await (await page.request.get(`${site.url}/donate-food`)).text();
  await publishGiving(translated, true);
  await give(translated, canaryShare);
  for (const isMeant of [true, false]) {
    const visitor = await visitorOf(browser, site.url, { app: 'giving', share: canaryShare, isMeant });
    await open(visitor, site.url + donate);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      isMeant ? '¿Te sobra comida? A alguien le falta.' : 'Too much food? Someone is hungry.',
    );
    await open(visitor, `${site.url}/donate-food`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Too much food? Someone is hungry.');
    await visitor.context().close();
  }
  // What the document says beside the page is which versions there are.
  const main = (html: string) => html.slice(html.indexOf('<h1'), html.indexOf('</main>'));
  expect(main(await (await page.request.get(`${site.url}/donate-food`)).text())).toBe(main(english));
});

test('giving translates its part of content’s page by its own release, and a rollback takes it back', async ({
  page,
}) => {
  const before = releases();
  const content = join(site.folder, livePath('content', site.folder), 'release.json');
  const released = await readFile(content, 'utf8');
  await give(translated, 100);
  await expectCardIn(page, 'es');
  await open(page, site.url + donate);
  await expect(page.locator('main [data-island]').first()).not.toHaveAttribute('lang');
  await expect(page.getByText('Esta página aún está en inglés.')).toBeHidden();

  await rollback({ storage: storage(), app: 'giving' });
  await expectCardIn(page, 'en');
  expect(releases()).toEqual(before);
  expect(await readFile(content, 'utf8')).toBe(released);
});
