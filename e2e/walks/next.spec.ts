import { folderStorage } from '@furrow/release/store/folder-storage';
import { fixtureSite, variants } from '../src/fixtures';
import { expect, leaveAndClose, test } from '../src/test';
import { adapted } from './adapted-remote';
import { goLive } from './checked-release';

/** The other direction is in embedding.spec.ts, whose page of Next.js shows the shop of this site. */
test('a component of a Next.js site is a page of this site, with the React of that site', async ({ page }) => {
  test.setTimeout(120_000);
  const site = await fixtureSite('next', [variants.host]);
  const storage = folderStorage(site.folder, { precompress: false });
  const release = await adapted({ fixture: 'embed-next', app: 'silo' });
  const published = await goLive(storage, release.dist);
  await release.remove();
  expect(published).toMatchObject({ app: 'silo', live: true, warnings: [] });

  await page.goto(`${site.url}/silo`);
  await page.getByRole('button', { name: 'React 19.2.9 counts 0' }).click();
  await expect(page.getByRole('button', { name: 'React 19.2.9 counts 1' })).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Silo');
  await leaveAndClose(site, page);
});
