import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hydrationProblems } from '@furrow/release/check/hydration';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root } from '../../scripts/workspace/process';
import { fixtureSite, variants } from './fixtures';
import { liveFolder, livePath, type TestSite } from './origin';
import { readdirSync } from 'node:fs';
import { expect, open, test, type Page } from './test';

/** Scripts without a hash, which browsers refuse that know `Integrity-Policy`. */

const addressOf = (app: string, name: RegExp) =>
  `/${livePath(app)}/${readdirSync(liveFolder(app)).find((file) => name.test(file)) ?? ''}`;

/** Loads a script as code of the page would, and says whether it ran. */
const loads = (page: Page, attributes: Record<string, string>) =>
  page.evaluate(
    (given) =>
      new Promise<boolean>((settled) => {
        const script = Object.assign(document.createElement('script'), given);
        script.onload = () => settled(true);
        script.onerror = () => settled(false);
        document.head.append(script);
      }),
    attributes,
  );

test.describe('a script that code of the page adds', () => {
  // What the browser says of a script that it refuses.
  test.use({ allowed: /^request failed: \S+\.js integrity$/ });

  for (const [what, path] of [
    ['a page', () => '/buy-food'],
    ['the page on which a remote runs alone', () => `/${livePath('shop')}/standalone/index.html#/buy-food`],
  ] as const)
    test(`a chunk without a hash is refused on ${what}, also one of the site itself`, async ({ page }) => {
      await page.goto(path());
      const src = addressOf('giving', /^\d+\.\w+\.js$/);
      const hashed = JSON.parse(await readFile(join(liveFolder('giving'), 'release.json'), 'utf8')) as {
        files: Record<string, { integrity: string }>;
      };
      const { integrity = '' } = hashed.files[src.split('/').at(-1) ?? ''] ?? {};
      expect(integrity).toMatch(/^sha384-/);
      expect(await loads(page, { src })).toBe(false);
      expect(await loads(page, { src, crossOrigin: 'anonymous' })).toBe(false);
      expect(await loads(page, { src, crossOrigin: 'anonymous', type: 'module' })).toBe(false);
      const imported = (address: string) =>
        page.evaluate((url) => import(url).then(() => true).catch(() => false), address);
      expect(await imported(src)).toBe(false);
      expect(await loads(page, { src, crossOrigin: 'anonymous', integrity })).toBe(true);
    });
});

test.describe('on a site whose folder somebody writes to', () => {
  let site: TestSite;

  test.use({ allowed: /integrity|changed since release/ });
  test.beforeAll(async () => {
    site = await fixtureSite('changed', [variants.almanac, variants.host]);
  });
  test.afterAll(() => site.close());

  test('a script that was changed in the folder of its release does not run, and the page stays readable', async ({
    page,
  }) => {
    const release = liveFolder('almanac', site.folder);
    const scripts = readdirSync(release).filter((file) => /\.js$/.test(file));
    for (const file of scripts) {
      const text = await readFile(join(release, file), 'utf8');
      for (const copy of ['', '.br', '.gz']) await rm(join(release, file + copy), { force: true });
      await writeFile(join(release, file), `document.title = 'Changed';${text}`);
    }
    await page.goto(`${site.url}/almanac`);
    await expect(page.getByText('its buttons aren’t working')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Sow' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('0');
    await expect(page).not.toHaveTitle(/Changed/);
  });
});

test.describe('a remote of another toolchain', () => {
  let site: TestSite;
  let folder: string;

  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'furrow-mill-'));
    site = await fixtureSite('integrity', [variants.almanac, variants.host]);
  });
  test.afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  /** Publishes the remote in plain JavaScript with another container, as the gate takes it. */
  async function millWith(version: string, load: string, files: Record<string, string>, listed: string[]) {
    const dist = join(folder, version);
    await cp(join(root, 'e2e/fixtures/toolchain-plain'), dist, { recursive: true });
    const change = async (file: string, edit: (text: string) => string) =>
      writeFile(join(dist, file), edit(await readFile(join(dist, file), 'utf8')));
    await change('build.json', (text) =>
      text
        .replace('"1.0.0"', `"${version}"`)
        .replace('"container.js"', ['container.js', ...listed].map((file) => `"${file}"`).join()),
    );
    await change('documents/mill.json', (text) =>
      text.replace('["container.js"]', JSON.stringify(['container.js', ...listed])),
    );
    await change('container.js', (text) =>
      text
        .replace('(() => {', `(() => {\n  const { src } = document.currentScript;\n  const more = () => ${load};`)
        .replace('const end =', 'await more();\n    const end ='),
    );
    for (const [file, text] of Object.entries(files)) await writeFile(join(dist, file), text);
    return publish({
      storage: folderStorage(site.folder, { precompress: false }),
      candidate: await readCandidate(dist),
      promote: true,
      published: { publishedAt: new Date(0).toISOString(), commit: null },
      checks: [(preview, { release }) => hydrationProblems(preview, release, {})],
    });
  }

  const grind = async (page: Page) => {
    await page.getByRole('button', { name: 'Grind' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1');
  };

  test('imports a module that its page lists, on a first load and on a page change', async ({ page }) => {
    const files = { 'sacks.mjs': 'window.sacks = (window.sacks ?? 0) + 1;' };
    await millWith('1.0.0', 'import(new URL("sacks.mjs", src))', files, ['sacks.mjs']);
    await page.goto(`${site.url}/mill`);
    await grind(page);
    expect(await page.evaluate(() => (window as { sacks?: number }).sacks)).toBe(1);
    await open(page, `${site.url}/almanac`);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/mill', textContent: 'To the mill' });
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'To the mill' }).click();
    await grind(page);
  });

  const chunk = `new Promise((loaded, failed) => document.head.append(Object.assign(document.createElement('script'), { src: new URL('chunk.js', src).href, onload: loaded, onerror: failed })))`;

  test('is told by the gate which script has no hash', async () => {
    await expect(millWith('1.1.0', chunk, { 'chunk.js': '/* more */' }, [])).rejects.toThrow(
      /the page \/mill of mill runs the script \/mill\/1\.1\.0-\w+\/chunk\.js without a hash, which browsers refuse\./,
    );
    await expect(
      millWith('1.2.0', 'import(new URL("more.mjs", src))', { 'more.mjs': 'export {};' }, []),
    ).rejects.toThrow(/runs the script \/mill\/1\.2\.0-\w+\/more\.mjs without a hash/);
  });

  test('runs such a script where the settings of the site allow it', async ({ page }) => {
    await writeFile(join(site.folder, '.furrow/site.json'), JSON.stringify({ unhashedScripts: true }));
    await millWith('1.3.0', chunk, { 'chunk.js': 'window.sacks = 1' }, []);
    await page.goto(`${site.url}/mill`);
    await grind(page);
  });
});
