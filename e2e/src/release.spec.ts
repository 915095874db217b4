import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteShared } from '@furrow/release/testing/fixture';
import { newTeam, type Team } from './fixture-team';
import { fixtureSite, variants } from './fixtures';
import { copyOrigin, liveFolder, livePath, liveVersion, servedSite, type TestSite } from './origin';
import { expect, open, test } from './test';

/** Two teams against one running site of which neither has the sources. Each test starts from the site as it was built. */
let built: TestSite;
let site: TestSite;
let orchard: Team;
let barn: Team;

const meadow = { '/orchard': ['/orchard'], '/orchard/:tree': ['/orchard/apple'] };
// Each test runs several commands as processes of their own. All start from one site, which is made once.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const quick = ['--no-build', '--no-browser'];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  built = await fixtureSite('release', [variants.almanac, variants.host], undefined, { precompress: true });
});
test.afterAll(() => built.close());

test.beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'furrow-release-'));
  await copyOrigin(built.folder, folder);
  site = await servedSite(folder);
  [orchard, barn] = await Promise.all([newTeam('orchard', site.folder), newTeam('barn', site.folder)]);
});
test.afterEach(async ({ page }) => {
  // What the page still asks for would find nobody.
  await page.goto('about:blank');
  await Promise.all([site.close(), orchard.leave(), barn.leave()]);
});

test('two teams publish at the same moment: both are live, and nobody rebuilt the host', async ({ page }) => {
  const host = await readFile(join(liveFolder('host', site.folder), 'release.json'), 'utf8');
  await open(page, `${site.url}/almanac`);
  await Promise.all([orchard.build({ pages: meadow }), barn.build({ pages: { '/barn': ['/barn'] } })]);
  const outcomes = await Promise.all([
    orchard.release('publish', 'orchard', '--no-build', '--promote'),
    barn.release('publish', 'barn', '--no-build', '--promote'),
  ]);
  // One of the two commands may write the documents of both.
  expect(outcomes.map(({ code, out }) => [code, out])).toEqual([
    [0, expect.stringMatching(/^orchard@1\.0\.0 is live\./)],
    [0, expect.stringMatching(/^barn@1\.0\.0 is live\./)],
  ]);

  for (const path of ['/orchard', '/orchard/apple', '/barn']) {
    await open(page, site.url + path);
    await expect(page.locator('h1')).toHaveText(`${path.split('/')[1]} ${path} one`);
  }
  expect(await readFile(join(liveFolder('host', site.folder), 'release.json'), 'utf8')).toBe(host);
});

test('a new page is live for a visitor who comes after it, and gone after the rollback', async ({ page }) => {
  await orchard.build({ pages: { '/orchard': ['/orchard'] } });
  expect(await orchard.release('publish', 'orchard', '--promote', ...quick)).toMatchObject({ code: 0 });
  await orchard.build({ version: '1.1.0', content: 'two', pages: meadow });
  expect(await orchard.release('publish', 'orchard', ...quick)).toMatchObject({ code: 0 });
  expect((await fetch(`${site.url}/orchard/apple`)).status).toBe(404);

  expect(await orchard.release('promote', 'orchard@1.1.0')).toMatchObject({ code: 0 });
  await open(page, `${site.url}/orchard/apple`);
  await expect(page.locator('h1')).toHaveText('orchard /orchard/apple two');

  expect(await orchard.release('rollback', 'orchard', '--reason', 'a test')).toMatchObject({ code: 0 });
  expect((await fetch(`${site.url}/orchard/apple`)).status).toBe(404);
  await open(page, `${site.url}/orchard`);
  await expect(page.locator('h1')).toHaveText('orchard /orchard one');
});

test('a release that would break the site is refused, each with its own reason', async () => {
  await orchard.build({ pages: meadow });
  expect(await orchard.release('publish', 'orchard', '--promote', ...quick)).toMatchObject({ code: 0 });
  const before = await (await fetch(`${site.url}/discovery.json`)).text();

  const next = { version: '1.1.0', content: 'two', pages: meadow };
  const react = { version: '20.0.0', requiredVersion: '^20.0.0', singleton: true };
  const refusals: [Parameters<Team['build']>[0], string][] = [
    [{ ...next, pages: { '/orchard': ['/orchard'] } }, 'it drops the route /orchard/:tree'],
    [{ ...next, pages: { ...meadow, '/almanac': ['/almanac'] } }, 'it claims /almanac, which almanac owns'],
    [{ ...next, exposes: [] }, 'it does not expose ./lifecycles'],
    [{ ...next, lifecycles: false }, './lifecycles is missing mount or unmount'],
    [
      { ...next, shared: { ...siteShared, react } },
      `it needs react ^20.0.0 as the only copy on the page, but the live host@${liveVersion('host')} provides 19.`,
    ],
    [
      { ...next, contract: 3 },
      `it speaks contract 3, but the live host@${liveVersion('host')} speaks 1 and 2. Release a host that speaks 3 first.`,
    ],
    [{ ...next, renders: 'three' }, 'the first render of the page /orchard of orchard differs from its HTML'],
    [{ ...next, version: '1.0.0' }, 'orchard@1.0.0 is already published with different content'],
  ];
  for (const [build, reason] of refusals) {
    await orchard.build(build);
    const { code, err } = await orchard.release('publish', 'orchard', '--no-build', '--promote');
    expect(err).toContain(reason);
    expect(code, reason).toBe(1);
  }
  expect(await (await fetch(`${site.url}/discovery.json`)).text()).toBe(before);
  expect(await orchard.release('verify')).toMatchObject({ code: 0 });
});

test('verify finds one flipped byte and names the file', async () => {
  const file = join(liveFolder('host', site.folder), 'shell.json');
  const bytes = await readFile(file);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  await rm(file);
  await writeFile(file, bytes);
  const { code, err } = await orchard.release('verify');
  expect(code).toBe(1);
  expect(err).toContain(
    `${livePath('host', site.folder)}/shell.json is not the file that ${livePath('host', site.folder)}/release.json names`,
  );
});
