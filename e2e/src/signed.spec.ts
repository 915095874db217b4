import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Discovery, Entry } from '@furrow/discovery/discovery';
import { copiedSite, type TestSite } from './origin';
import { nameTeams } from './teams';
import { expect, test } from './test';

/** A site that names its teams: what an open page runs when somebody else has written the discovery document. */

let site: TestSite;
let discovery: Discovery;

// Signing a whole site takes longer than both tests, which share one.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await copiedSite();
  await nameTeams(site.folder);
  discovery = JSON.parse(await readFile(join(site.folder, 'discovery.json'), 'utf8')) as Discovery;
});
test.afterAll(() => site.close());
test.beforeEach(() => writePointer((entry) => entry));

/** Writes the discovery document, with another entry of the remote content, past all commands. */
async function writePointer(change: (entry: Entry) => Entry): Promise<void> {
  const content = discovery.microFrontends.content?.map(change) ?? [];
  const changed = { ...discovery, microFrontends: { ...discovery.microFrontends, content } };
  const file = join(site.folder, 'discovery.json');
  await writeFile(file, JSON.stringify(changed));
  for (const ending of ['.br', '.gz']) await rm(file + ending, { force: true });
}

for (const [what, change] of [
  ['nobody signed', ({ extras: { signature, ...extras }, ...entry }: Entry) => forged({ ...entry, extras })],
  ['is not what its team signed', forged],
] as const) {
  test(`an open page follows no version that ${what}`, async ({ page }) => {
    await writePointer(change);
    await page.goto(`${site.url}/buy-food`);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/content/6.6.6/')) foreign.push(request.url());
    });
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect(page.locator('[data-island=content]')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(foreign).toEqual([]);
  });
}

/** A version whose files would be in the folder of the remote, as whoever may write there could put them. */
function forged(entry: Entry): Entry {
  return {
    ...entry,
    url: '/content/6.6.6/mf-manifest.json',
    metadata: { ...entry.metadata, version: '6.6.6' },
    extras: { ...entry.extras, release: '/content/6.6.6/release.json' },
  };
}
