import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promote } from '@furrow/release/operations/promote';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { encodeDelta } from '@furrow/release/store/delta';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { nginxProgram, startNginx } from '../../scripts/machine/nginx';
import { root } from '../../scripts/workspace/process';
import { buildVariant, fixtureSite, variants } from '../src/fixtures';
import { livePath, liveVersion, nextVersion, type TestSite } from '../src/origin';
import { expect, hydrated, leaveAndClose, open, test, type Page } from '../src/test';

/** Who comes back after a release gets its files as differences to those that the browser has (RFC 9842). */

const changedFile = 'src/shell/view-words.ts';
const servers = nginxProgram ? ['the embedded server', 'nginx'] : ['the embedded server'];

let host: string;
let nextHost: string;
let site: TestSite;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const source = await readFile(join(root, 'host', changedFile), 'utf8');
  const changed = source.replace('This part could not be loaded', 'This part did not load');
  expect(changed).not.toBe(source);
  const files = { [changedFile]: changed };
  // Both are built in the same place, as they are in life: the names of chunks follow from the paths of their modules.
  host = await buildVariant({ folder: 'host', version: liveVersion('host') });
  nextHost = await buildVariant({ folder: 'host', version: nextVersion('host'), files });
});
test.beforeEach(async () => {
  site = await fixtureSite('returning', [variants.almanac, host]);
  // nginx reads the headers of the site when it starts, which allow the scripts of every published host.
  const storage = folderStorage(site.folder, { precompress: false });
  const published = { publishedAt: new Date(0).toISOString(), commit: null };
  await publish({ storage, candidate: await readCandidate(nextHost), published });
});
test.afterEach(async ({ page }) => {
  await leaveAndClose(site, page);
});

async function promoteNextHost(): Promise<void> {
  const storage = folderStorage(site.folder, { precompress: false });
  await promote({ storage, app: 'host', version: nextVersion('host') });
}

type Loaded = { file: string; encoding: string | undefined; bytes: number };

/** Opens the page, and names the files of releases that came for it over the network, with their bytes there. */
async function load(page: Page, url: string): Promise<Loaded[]> {
  const files: Promise<Loaded>[] = [];
  const note = (response: import('@playwright/test').Response) => {
    const file = /\/(?:host|almanac)\/(\d.*\.\w+)$/.exec(response.url())?.[1];
    if (file === undefined) return;
    const sizes = response.request().sizes();
    files.push(
      sizes.then(({ responseBodySize }) => ({
        file,
        encoding: response.headers()['content-encoding'],
        bytes: responseBodySize,
      })),
    );
  };
  page.on('response', note);
  await open(page, url);
  page.off('response', note);
  return (await Promise.all(files)).filter(({ bytes }) => bytes > 0);
}

const sum = (files: readonly Loaded[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);

for (const server of servers) {
  test(`a release of the host that changed one line costs a visitor who comes back to ${server} 5 kB at most`, async ({
    page,
  }) => {
    const nginx = server === 'nginx' ? await startNginx(site.folder) : undefined;
    const url = `${nginx?.url ?? site.url}/almanac`;
    try {
      const before = basename(livePath('host', site.folder));
      const first = await load(page, url);
      expect(sum(first)).toBeGreaterThan(60_000);
      await promoteNextHost();
      const again = await load(page, url);
      console.log(`${server}: ${sum(first)} bytes at first, ${sum(again)} after a release of the host`);
      expect(again.filter(({ encoding }) => encoding !== 'dcz')).toEqual([]);
      expect(again.length).toBeGreaterThan(1);
      expect(sum(again)).toBeLessThan(5_000);
      if (!nginx) return;
      const { file = '' } = again.find((each) => each.file.endsWith('.js')) ?? {};
      const delta = { 'accept-encoding': 'br, dcz', 'dictionary-id': `"${before}"` };
      expect(await encodingOf(`${nginx.url}/host/${file}`, delta)).toBe('dcz');
      expect(await encodingOf(`${nginx.url}/host/${file}`, { ...delta, 'cache-control': 'no-cache' })).not.toBe('dcz');
    } finally {
      await page.goto('about:blank');
      await nginx?.close();
    }
  });
}

test.describe('when a difference is tampered with, and another one is damaged', () => {
  test.use({ allowed: /integrity|changed since release|ERR_CONTENT_DECODING_FAILED/ });

  test('the browser refuses what they give, fetches the whole files, and the page comes to life on its own', async ({
    page,
  }) => {
    const url = `${site.url}/almanac`;
    await load(page, url);
    const before = join(site.folder, livePath('host', site.folder));
    await promoteNextHost();
    const release = livePath('host', site.folder);
    const deltas = join(site.folder, '_deltas', release);
    const names = await readdir(deltas, { recursive: true });
    const named = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? '';

    const [main, oldMain] = [named(/\/main\.\w+\.js\.dcz$/), await namedIn(before, /^main\.\w+\.js$/)];
    const whole = await readFile(join(site.folder, release, basename(main, '.dcz')));
    const tampered = Buffer.concat([Buffer.from('document.title = "Tampered";'), whole]);
    await writeFile(join(deltas, main), await encodeDelta(tampered, await readFile(oldMain)));
    const styles = named(/\/main\.\w+\.css\.dcz$/);
    const bytes = await readFile(join(deltas, styles));
    bytes[bytes.length - 6] = (bytes[bytes.length - 6] ?? 0) ^ 255;
    await writeFile(join(deltas, styles), bytes);

    await page.goto(url);
    await hydrated(page);
    await page.getByRole('button', { name: 'Sow' }).click();
    await expect(page.getByRole('status')).toHaveText('1');
    await expect(page).not.toHaveTitle(/Tampered/);
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();
    const unstyled = page.locator('link[rel=stylesheet][disabled]');
    await expect(unstyled).toHaveCount(0);
  });
});

/** What a server answers with; a browser's own request for the file names its dictionary, which nothing else can. */
async function encodingOf(address: string, headers: Record<string, string>): Promise<string | null> {
  const response = await fetch(address, { method: 'HEAD', headers });
  return response.headers.get('content-encoding');
}

async function namedIn(folder: string, pattern: RegExp): Promise<string> {
  return join(folder, (await readdir(folder)).find((name) => pattern.test(name)) ?? '');
}
