import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKeys, readSigningKey } from '@furrow/release/domain/signature';
import { preview } from '@furrow/release/operations/preview';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { writeRemote } from '@furrow/release/testing/fixture';
import { copiedSite, type TestSite } from './origin';
import { nameTeams } from './teams';
import { expect, test, type Page } from './test';

/** What the bar for reviewers says of releases of several apps in one preview. The pickers own two of them. */

const keys = { pickers: newKeys(), millers: newKeys() };
const teamOf = { orchard: 'pickers', cellar: 'pickers', mill: 'millers' } as const;
type App = keyof typeof teamOf;

let site: TestSite;
let folder: string;

// The bar reads the HTML of these remotes. They have no code.
test.use({ allowed: /orchard|cellar|mill/ });

test.beforeAll(async () => {
  site = await copiedSite({ previews: '*.preview.localhost' });
  await writeFile(join(site.folder, '.furrow/site.json'), JSON.stringify({ url: site.url }));
  await nameTeams(site.folder, {
    pickers: { apps: ['orchard', 'cellar'], keys: [keys.pickers.publicKey] },
    millers: { apps: ['mill'], keys: [keys.millers.publicKey] },
  });
  folder = await mkdtemp(join(tmpdir(), 'furrow-shared-preview-'));
});
test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** Shows a build of each app in one preview, and resolves with its address. */
async function show(view: string, apps: App[]): Promise<string> {
  for (const app of apps) {
    const version = '1.0.0-preview-pr-7';
    const dist = await writeRemote(join(folder, app), app, { version, pages: { [`/${app}`]: [`/${app}`] } });
    await preview({
      storage: folderStorage(site.folder, { precompress: false }),
      candidate: await readCandidate(dist),
      signingKey: readSigningKey(keys[teamOf[app]].privateKey, `${teamOf[app]}.key`),
      view,
      published: { publishedAt: new Date().toISOString(), commit: null },
    });
  }
  return `http://${view}.preview.localhost:${new URL(site.url).port}`;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Preview' });
/** What the bar says at this width. Its line for phones is hidden. */
const says = (page: Page, text: string | RegExp) => expect(bar(page)).toContainText(text, { useInnerText: true });

test('names both teams where two review together', async ({ page }) => {
  const address = await show('pr-7--orchard', ['orchard', 'mill']);
  const releases = ['mill 1.0.0-preview-pr-7', 'orchard 1.0.0-preview-pr-7'];
  for (const app of ['orchard', 'mill']) {
    await page.goto(`${address}/${app}`);
    await says(page, `Preview of ${releases.join(' and ')}, by the millers and pickers teams. This page is not live.`);
  }
  await page.goto(`${address}/about`);
  await says(page, 'This page is as it is live.');
  await bar(page).getByRole('button', { name: 'Details' }).click();
  await says(page, 'Releases of the millers and pickers teams, over everything else that is live.');
  for (const [index, release] of releases.entries())
    await expect(bar(page).getByRole('term').filter({ hasText: 'Release' }).nth(index).locator('..')).toHaveText(
      `Release${release}`,
    );
});

test('names a team once where all releases are its own', async ({ page }) => {
  const address = await show('pr-7--cellar', ['cellar', 'orchard']);
  await page.goto(`${address}/cellar`);
  await says(
    page,
    'Preview of cellar 1.0.0-preview-pr-7 and orchard 1.0.0-preview-pr-7, by the pickers team. This page is not live.',
  );
  await bar(page).getByRole('button', { name: 'Details' }).click();
  await says(page, 'Releases of the pickers team, over everything else that is live.');
});

test('lists three releases with commas', async ({ page }) => {
  const address = await show('pr-7--mill', ['mill', 'orchard', 'cellar']);
  await page.goto(`${address}/mill`);
  await says(page, /Preview of cellar \S+, mill \S+, and orchard \S+, by the pickers and millers teams\./);
});
