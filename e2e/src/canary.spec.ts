import type { Browser, BrowserContext } from '@playwright/test';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { promote } from '@furrow/release/operations/promote';
import { cohortOf } from '@furrow/discovery/cohort';
import { parseReleasePath } from '@furrow/formats/release-name';
import { inParallel } from '../../scripts/workspace/process';
import { fixtureSite, variants } from './fixtures';
import type { TestSite } from './origin';
import { expect, markDocument, open, test, type Page } from './test';

/** Two remotes, each with a version for some visitors beside the one for all; the almanac's fills its page with color. */

let site: TestSite;

const live = '1.0.0';
const canary = '1.1.0';
const share = 20;

const painted = (color: string) => `.root {
  position: fixed;
  z-index: 9;
  inset: 0;
  background: ${color};
}
`;
const colors = { [live]: 'rgb(255 0 0)', [canary]: 'rgb(0 0 255)' };
const almanacIn = (version: keyof typeof colors) => ({
  ...variants.almanac,
  version,
  files: { 'src/pages/month.module.css': painted(colors[version] ?? '') },
});

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const builds = [almanacIn(canary), variants.barnNext, almanacIn(live), variants.barn, variants.host];
  site = await fixtureSite('canary', builds);
  await give('almanac', share);
});

test.afterAll(() => site.close());

async function give(app: string, traffic: number, version = canary) {
  await promote({ storage: folderStorage(site.folder, { precompress: false }), app, version, traffic });
}

/** A browser that was here before under this name, or one that never was. */
async function visitor(browser: Browser, name?: string): Promise<BrowserContext> {
  const localStorage = name === undefined ? [] : [{ name: 'visitor', value: name }];
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
  });
  await context.addInitScript(recordFrames);
  return context;
}

/** Notes what version is to be seen, before every frame, in all documents of the tab. */
function recordFrames() {
  const frame = () => {
    const island = document.querySelector<HTMLElement>('main [data-island]');
    const seen = island?.checkVisibility() && /Version (\S+)/.exec(island.innerText)?.[1];
    if (seen) sessionStorage.setItem('frames', `${sessionStorage.getItem('frames') ?? ''} ${seen}`.trim());
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** The versions that were to be seen in any frame so far. */
async function seenVersions(page: Page): Promise<string[]> {
  await page.waitForFunction(() => sessionStorage.getItem('frames'));
  return page.evaluate(() => [...new Set(sessionStorage.getItem('frames')?.split(' '))]);
}

const versionFor = (remote: string, name: string, traffic = share) =>
  cohortOf(remote, name) < traffic ? canary : live;

/** The first made-up visitors whose cohorts are these. */
function visitorsWith(fits: (almanac: number, barn: number) => boolean, count: number): string[] {
  const found: string[] = [];
  for (let number = 0; found.length < count; number++) {
    const name = `visitor ${number}`;
    if (fits(cohortOf('almanac', name), cohortOf('barn', name))) found.push(name);
  }
  return found;
}

const visitorWith = (fits: (almanac: number, barn: number) => boolean) => visitorsWith(fits, 1)[0]!;

test('of 20 fresh visitors a fifth gets the canary, each the version their cohort says', async ({ browser }) => {
  const visitors = 20;
  let canaries = 0;
  const context = await visitor(browser);
  const page = await context.newPage();
  // The page's own code is of no interest here, only what the document does before it.
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.css', '*.woff2', '*.svg'] });
  await page.goto(`${site.url}/robots.txt`);
  for (let visit = 0; visit < visitors; visit++) {
    await page.evaluate(() => {
      document.querySelector('main')?.remove();
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(`${site.url}/almanac`, { waitUntil: 'commit' });
    const seen = await seenVersions(page);
    const name = (await page.evaluate(() => localStorage.getItem('visitor'))) ?? '';
    expect(seen, name).toEqual([versionFor('almanac', name)]);
    if (seen[0] === canary) canaries++;
  }
  await context.close();
  console.log(`${canaries} of ${visitors} fresh visitors got the canary of ${share}%`);
  const expected = (visitors * share) / 100;
  const spread = Math.sqrt(expected * (1 - share / 100));
  expect(Math.abs(canaries - expected)).toBeLessThan(5 * spread);
});

test('on no screen a frame of the other version appears, from the first one on', async ({ browser }) => {
  const screens = new Map<string, string[]>();
  const names = [live, canary].flatMap((version) =>
    visitorsWith((almanac) => almanac < share === (version === canary), 4),
  );
  await inParallel(names, 4, async (name) => {
    const context = await visitor(browser, name);
    const page = await context.newPage();
    await page.setViewportSize({ width: 320, height: 240 });
    const frames: string[] = [];
    const session = await context.newCDPSession(page);
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      frames.push(data);
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await session.send('Page.startScreencast', { format: 'png', maxWidth: 160, maxHeight: 120 });
    await open(page, `${site.url}/almanac/june`);
    frames.push((await page.screenshot()).toString('base64'));
    expect(await seenVersions(page), name).toEqual([versionFor('almanac', name)]);
    screens.set(name, frames);
    await context.close();
  });

  const page = await browser.newPage();
  for (const [name, frames] of screens) {
    const shown = await Promise.all(frames.map((frame) => page.evaluate(versionColorOf, frame)));
    const version = versionFor('almanac', name);
    expect(new Set(shown.filter(Boolean)), `${name}: ${shown.join(' ')}`).toEqual(new Set([colors[version]]));
  }
  await page.close();
});

/** The color of a version that more than a tenth of the screenshot has, or of both, or an empty text. */
async function versionColorOf(png: string): Promise<string> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const drawing = canvas.getContext('2d');
  drawing?.drawImage(image, 0, 0);
  const pixels = drawing?.getImageData(0, 0, image.width, image.height).data ?? [];
  let [red, blue] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0] = pixels.slice(at, at + 3);
    if (r > 200 && g < 60 && b < 60) red++;
    if (b > 200 && g < 60 && r < 60) blue++;
  }
  const part = pixels.length / 4 / 10;
  return [red > part && 'rgb(255 0 0)', blue > part && 'rgb(0 0 255)'].filter(Boolean).join(' and ');
}

test('the canary stays with its visitor, and the address keeps its query and hash', async ({ page, context }) => {
  await remember(
    context,
    visitorWith((almanac) => almanac < share),
  );
  const address = `${site.url}/almanac/june?week=2#rain`;
  for (const load of [() => page.goto(address), () => page.reload(), () => page.goto(address)]) {
    await load();
    await expect(page.getByText(`Version ${canary}`)).toBeVisible();
    expect(page.url()).toBe(address);
  }
  expect(await page.evaluate(() => history.length), 'going there leaves nothing to go back to').toBeLessThan(4);
});

test('document and code are of one version', async ({ page, context }) => {
  for (const [name, version] of [
    [visitorWith((almanac) => almanac < share), canary],
    [visitorWith((almanac) => almanac >= share), live],
  ] as const) {
    await remember(context, name);
    await open(page, `${site.url}/almanac`);
    await expect(page.locator('[data-island=almanac]')).toHaveAttribute('data-version', version);
    await page.getByRole('button', { name: 'Sow' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1');
    await page.getByRole('link', { name: 'June' }).click();
    await expect(page.getByText(`Version ${version}`)).toBeVisible();
    const paths = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name: url }) => new URL(url).pathname.slice(1)),
    );
    const files = paths.map(parseReleasePath).filter((file) => file?.app === 'almanac');
    expect(new Set(files.map((file) => file?.version))).toEqual(new Set([version]));
  }
});

/** From now on the browser goes by this name. */
async function remember(context: BrowserContext, name: string) {
  await context.addInitScript((value) => localStorage.setItem('visitor', value), name);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everybody gets the default version', async ({ page }) => {
    for (let visit = 0; visit < 10; visit++) {
      await page.context().clearCookies();
      await page.goto(`${site.url}/almanac`);
      await expect(page.getByText(`Version ${live}`)).toBeVisible();
      expect(page.url()).toBe(`${site.url}/almanac`);
    }
  });
});

test('two remotes split their visitors independently, and a link leads to the version an address leads to', async ({
  browser,
}) => {
  await give('barn', 50);
  for (const inAlmanac of [true, false]) {
    for (const inBarn of [true, false]) {
      const name = visitorWith((almanac, barn) => almanac < share === inAlmanac && barn < 50 === inBarn);
      const context = await visitor(browser, name);
      const page = await context.newPage();
      await open(page, `${site.url}/barn`);
      await expect(page.getByText('Version')).toHaveText(`Version ${inBarn ? canary : live}`);
      const isSameDocument = await markDocument(page);
      await page.getByRole('link', { name: 'Almanac' }).click();
      await expect(page.locator('h1')).toHaveText('Almanac');
      await expect(page.getByText('Version')).toHaveText(`Version ${inAlmanac ? canary : live}`);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Barn');
      await expect(page.getByText('Version')).toHaveText(`Version ${inBarn ? canary : live}`);
      expect(await isSameDocument()).toBe(true);
      await context.close();
    }
  }
});

test('a share of 0 is for nobody, a share of 100 for everybody', async ({ browser }) => {
  const everybody = [visitorWith((almanac) => almanac === 0), visitorWith((almanac) => almanac === 99)];
  for (const [traffic, version] of [
    [0, live],
    [100, canary],
  ] as const) {
    await give('almanac', traffic);
    for (const name of everybody) {
      const context = await visitor(browser, name);
      const page = await context.newPage();
      await page.goto(`${site.url}/almanac`);
      expect(await seenVersions(page), `${name} at ${traffic}%`).toEqual([version]);
      await context.close();
    }
  }
});
