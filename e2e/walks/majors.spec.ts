import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { classHashLength } from '@furrow/formats/class-names';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import type { BuiltManifest } from '@furrow/formats/remote-manifest.schema';
import type { ShellDocument } from '@furrow/formats/shell-document.schema';
import { allApps } from '../../scripts/workspace/apps';
import { root } from '../../scripts/workspace/process';
import { buildVariant, fixtureSite, release, variants } from '../src/fixtures';
import { nextVersion, type TestSite } from '../src/origin';
import { expect, hydrated, markDocument, open, test, type Page } from '../src/test';

/**
 * Two majors of a shared package beside each other. The barn is on the forms package of a major before, the almanac on
 * today's. The live host has today's alone; the next one also offers the one before, see decision 114.
 */

const earlier = '@furrow/forms-0';
let site: TestSite;
let hostOfTwo: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const file = 'src/provided.ts';
  const source = await readFile(join(root, 'host', file), 'utf8');
  const line = "  '@furrow/forms': { load: () => import('@furrow/forms') },\n";
  expect(source).toContain(line);
  hostOfTwo = await buildVariant({
    folder: 'host',
    version: nextVersion('host'),
    files: { [file]: source.replace(line, `${line}  '${earlier}': { load: () => import('${earlier}') },\n`) },
    dependencies: { [earlier]: 'npm:@furrow/forms@^0.9.0' },
  });
  site = await fixtureSite('majors', [variants.barn, variants.almanacWithSowing, variants.host]);
});
test.afterAll(() => site.close());

/** A name in the module and a hash. Names that begin with a prefix are those of the tokens and of antd. */
const classOfModule = new RegExp(
  `\\.((?!(?:fw|ant|furrow|standalone)-)[a-zA-Z]\\w*-[\\w-]{${classHashLength}})(?![\\w-])`,
  'g',
);

test('no class name of a CSS module is in the style sheets of two apps, each of which has its own version of them', async () => {
  const owners = new Map<string, string>();
  for (const { name, folder } of allApps()) {
    const dist = join(folder, 'dist');
    const sheets = (await readdir(dist)).filter((file) => file.endsWith('.css'));
    const rules = await Promise.all(sheets.map((file) => readFile(join(dist, file), 'utf8')));
    const classes = new Set(rules.flatMap((text) => [...text.matchAll(classOfModule)].map(([, found = '']) => found)));
    expect(classes.size, name).toBeGreaterThan(50);
    for (const found of classes) {
      expect.soft(owners.get(found), `the owner of .${found} beside ${name}`).toBeUndefined();
      owners.set(found, name);
    }
  }
});

type Copy = { key: string; version: string; from: string };

/** The copies of shared packages that the page has loaded, as its share scope tells. */
function loadedCopies(page: Page): Promise<Copy[]> {
  return page.evaluate(() => {
    type Scope = Record<string, Record<string, { from: string; lib?: unknown }>>;
    const { __FEDERATION__ } = window as unknown as {
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Scope } }[] };
    };
    const scope = __FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default ?? {};
    return Object.entries(scope).flatMap(([key, versions]) =>
      Object.entries(versions).flatMap(([version, { from, lib }]) => (lib ? [{ key, version, from }] : [])),
    );
  });
}

/** Who gave the page what it loaded, by share key: one copy of each. */
function giversOf(copies: Copy[]): Record<string, string> {
  const givers = Object.fromEntries(copies.map(({ key, from }) => [key, from]));
  expect(Object.keys(givers), 'no package has two copies').toHaveLength(copies.length);
  return givers;
}

type Form = { field: string; button: string; missing: string; value: string };
const order: Form = { field: 'Bales', button: 'Order', missing: 'How many bales?', value: '12' };
const sowing: Form = { field: 'Row', button: 'Sow', missing: 'What is in the row?', value: 'Beets' };

/** The form says what is missing, and takes what is typed. */
async function use(page: Page, { field, button, missing, value }: Form): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: button }).click();
  await expect(main.getByRole('alert')).toHaveText(missing);
  await main.getByLabel(field).fill(value);
  await main.getByRole('button', { name: button }).click();
  await expect(main.getByRole('status')).toHaveText(value);
}

/** Uses the form on the earlier major, then in the same document the one on today's, with hay in the cart all the way. */
async function walk(page: Page): Promise<Record<string, string>> {
  await open(page, `${site.url}/barn`);
  await page.evaluate(() => localStorage.clear());
  await open(page, `${site.url}/barn/order`);
  const isSameDocument = await markDocument(page);
  await use(page, order);
  await page.getByRole('link', { name: 'Barn' }).click();
  await page.getByRole('button', { name: 'Add hay' }).click();
  await page.goBack();
  await page.getByRole('link', { name: 'Sowing' }).click();
  await use(page, sowing);
  await page.getByRole('link', { name: 'Order hay' }).click();
  await expect(page.getByLabel('Hay in the cart')).toHaveText('1');
  await use(page, order);
  expect(await isSameDocument()).toBe(true);
  return giversOf(await loadedCopies(page));
}

test('a page is weighed by its router as well, which no page imports itself', async () => {
  const folder = join(await buildVariant(variants.barn), 'documents');
  const documents = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
  const routers = documents.map((text) => {
    const { path, assets } = JSON.parse(text) as PageDocument;
    return [path, assets.shared['@furrow/router~1']?.length];
  });
  expect(routers.sort()).toEqual([
    ['/barn', 1],
    ['/barn/order', 1],
  ]);
});

test('a document names one file of the copy that a remote brings, the one that the page runs', async ({ page }) => {
  const { shared } = JSON.parse(
    await readFile(join(await buildVariant(variants.barn), 'mf-manifest.json'), 'utf8'),
  ) as BuiltManifest;
  const files = shared.find(({ name }) => name === '@furrow/forms~0')?.assets.js.sync ?? [];
  const html = await (await page.request.get(`${site.url}/barn/order`)).text();
  const named = files.filter((file) => html.includes(`/${file}"`));
  expect(named).toHaveLength(1);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, `${site.url}/barn/order`);
  await use(page, order);
  expect(files.filter((file) => requested.some((url) => url.endsWith(`/${file}`)))).toEqual(named);
});

test('two majors run beside each other with one React and one cart; the earlier comes from the remote, or from a host that offers both', async ({
  page,
}) => {
  const one = {
    react: 'host',
    'react-dom': 'host',
    'react-dom/client': 'host',
    effector: 'host',
    '@furrow/router~1': 'host',
    '@furrow/cart/model': 'host',
    '@furrow/forms~1': 'host',
  };
  expect(await walk(page)).toEqual({ ...one, '@furrow/forms~0': 'barn' });
  await release(site.folder, [hostOfTwo]);
  expect(await walk(page)).toEqual({ ...one, '@furrow/forms~0': 'host' });
});

test('the document of each page names the files of its own major, and the page loads no file of the other', async ({
  page,
}) => {
  const { provides } = JSON.parse(await readFile(join(hostOfTwo, 'shell.json'), 'utf8')) as ShellDocument;
  const filesOf = (major: number) => provides[`@furrow/forms~${major}`] ?? [];
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const wasRequested = (file: string) => requested.some((path) => path.endsWith(`/${file}`));
  /** Opens the page and waits until nothing more comes; returns its HTML. */
  const load = async (path: string) => {
    requested.length = 0;
    const response = await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await hydrated(page);
    return (await response?.text()) ?? '';
  };
  // The checks of what the host fetches stand on a library of the forms package.
  await load('/barn');
  const ofEveryPage = filesOf(1).filter(wasRequested);
  for (const [path, major, other] of [
    ['/barn/order', 0, 1],
    ['/sowing', 1, 0],
  ] as const) {
    const html = await load(path);
    const named = [...filesOf(0), ...filesOf(1)].filter((file) => html.includes(`/${file}"`));
    expect(named).toEqual(filesOf(major));
    expect(filesOf(other).filter((file) => wasRequested(file) && !ofEveryPage.includes(file))).toEqual([]);
    expect(giversOf(await loadedCopies(page))).toMatchObject({ [`@furrow/forms~${major}`]: 'host' });
  }
});
