import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root } from '../../scripts/workspace/process';
import { fixtureSite, variants } from '../src/fixtures';
import { releasedAs } from '../src/frozen';
import { changesSinceDocument, rememberDocument } from '@furrow/testing/hydration';
import { expect, leaveAndClose, markDocument, test, type Page } from '../src/test';
import { goLive } from './checked-release';

/**
 * Remotes without any code of ours, which link to each other in this order. docs/other-toolchains.md says what they
 * consist of.
 */
const remotes = [
  { app: 'mill', dist: 'toolchain-plain', button: 'Grind' },
  { app: 'dairy', dist: 'toolchain-vite/dist', button: 'Churn' },
  { app: 'smithy', dist: 'toolchain-webpack/dist', button: 'Forge' },
];
const folderOf = ({ dist }: (typeof remotes)[number]) => join(root, 'e2e/fixtures', dist);
const titled = (app: string) => `${app[0]?.toUpperCase()}${app.slice(1)}`;

// The test breaks the second version of each on purpose.
test.use({ allowed: /No code this year|(?:mill|dairy|smithy) 1\.1\.0 failed at/ });

test('a remote in plain JavaScript, one of Vite and one of webpack pass the gate, are navigated between, and stand in for versions that fail', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const site = await fixtureSite('toolchains', [variants.host]);
  const storage = folderStorage(site.folder, { precompress: false });
  for (const remote of remotes) {
    const checked = await goLive(storage, folderOf(remote));
    expect(checked).toMatchObject({ app: remote.app, live: true });
  }

  await rememberDocument(page);
  await page.goto(`${site.url}/mill`);
  await usePage(page, 0, '1.0.0');
  const changes = await changesSinceDocument(page);
  expect(changes.filter((change) => change.startsWith('page'))).toEqual(['page <output> text came: 1']);
  const isSameDocument = await markDocument(page);
  for (const index of [1, 2, 0]) {
    await page.getByRole('main').getByRole('link').click();
    await usePage(page, index, '1.0.0');
  }
  expect(await isSameDocument()).toBe(true);

  for (const remote of remotes) {
    const copy = await releasedAs(folderOf(remote), remote.app, '1.1.0');
    await writeFile(join(copy, 'container.js'), 'throw new Error("No code this year.");');
    await goLive(storage, copy, false);
    await rm(copy, { recursive: true });
  }
  await page.goto(`${site.url}/mill`);
  await usePage(page, 0, '1.0.0');
  for (const index of [1, 2]) {
    await page.getByRole('main').getByRole('link').click();
    await usePage(page, index, '1.0.0');
  }
  await leaveAndClose(site, page);
});

/** Presses the button of the page on screen, which counts, until its code is there. */
async function usePage(page: Page, index: number, version: string): Promise<void> {
  const { app, button } = remotes[index]!;
  await expect(page).toHaveTitle(`${titled(app)} | Furrow`);
  await expect(page.locator('h1')).toHaveText(titled(app));
  await expect(page.locator(`[data-island=${app}]`)).toHaveAttribute('data-version', version);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1');
}
