import { join } from 'node:path';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root } from '../../scripts/workspace/process';
import { fixtureSite, variants } from '../src/fixtures';
import { expect, leaveAndClose, test } from '../src/test';
import { goLive } from './checked-release';

/** The other direction is in embedding.spec.ts, whose page of Next.js shows the shop of this site. */
test('a component of a Next.js site is a page of this site, with the React of that site', async ({ page }) => {
  test.setTimeout(120_000);
  const site = await fixtureSite('next', [variants.host]);
  const storage = folderStorage(site.folder, { precompress: false });
  const published = await goLive(storage, join(root, 'e2e/fixtures/embed-next/dist/silo'));
  expect(published).toMatchObject({ app: 'silo', live: true, warnings: [] });

  await page.goto(`${site.url}/silo`);
  await page.getByRole('button', { name: 'React 19.2.9 counts 0' }).click();
  await expect(page.getByRole('button', { name: 'React 19.2.9 counts 1' })).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Silo');
  await leaveAndClose(site, page);
});
