import { join } from 'node:path';
import { hydrationProblems } from '@furrow/release/check/hydration';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root } from '../../scripts/workspace/process';
import { fixtureSite, variants } from '../src/fixtures';
import { expect, leaveAndClose, test } from '../src/test';

/** The other direction is in embedding.spec.ts, whose page of Next.js shows the shop of this site. */
test('a component of a Next.js site is a page of this site, with the React of that site', async ({ page }) => {
  test.setTimeout(120_000);
  const site = await fixtureSite('next', [variants.host]);
  const published = await publish({
    storage: folderStorage(site.folder, { precompress: false }),
    candidate: await readCandidate(join(root, 'e2e/fixtures/embed-next/dist/silo')),
    promote: true,
    published: { publishedAt: new Date(0).toISOString(), commit: null },
    checks: [(preview, { release }) => hydrationProblems(preview, release, {})],
  });
  expect(published).toMatchObject({ app: 'silo', live: true, warnings: [] });

  await page.goto(`${site.url}/silo`);
  await page.getByRole('button', { name: 'React 19.2.9 counts 0' }).click();
  await expect(page.getByRole('button', { name: 'React 19.2.9 counts 1' })).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Silo');
  await leaveAndClose(site, page);
});
