import type { Page } from '@playwright/test';
import { execa } from 'execa';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPackage } from '@furrow/bundler/workspace';
import { root, run } from '../../scripts/workspace/process';
import { pageFiles, withForms, withRoute } from 'create-furrow-remote/page-files';
import { newRemoteFiles } from '../../scripts/new/remote/remote-files';
import { expectFieldHints } from './field-hints';
import { copiedSite, liveFolder } from './origin';
import { expect, open, test } from './test';

/**
 * A remote as `pnpm new remote` makes it, with pages as `pnpm new page` adds them, one of which is a form, released to a site that runs
 * already. Nothing outside of the remote is touched.
 */

const name = 'calendar';
const checkout = join(import.meta.dirname, '../.cache/scaffold');
const folder = join(checkout, 'remotes', name);

let site: Awaited<ReturnType<typeof copiedSite>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await rm(checkout, { recursive: true, force: true });
  const model = join(root, 'remotes/dao');
  const { dependencies = {}, devDependencies } = readPackage(model) as ReturnType<typeof readPackage> & {
    devDependencies: Record<string, string>;
  };
  const routes = ['/harvest-calendar', '/harvest-calendar/tools'];
  for (const [path, content] of newRemoteFiles({ name, routes, port: 3199, dependencies, devDependencies })) {
    await mkdir(dirname(join(checkout, path)), { recursive: true });
    await writeFile(join(checkout, path), content);
  }
  const listed = join(folder, 'src/routes.ts');
  for (const [route, isForm] of [
    ['/harvest-calendar/days', false],
    ['/harvest-calendar/reminder', true],
  ] as const) {
    for (const [path, content] of pageFiles(route, { isForm })) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    await writeFile(listed, withRoute(await readFile(listed, 'utf8'), route, { isForm }));
  }
  const manifest = join(folder, 'package.json');
  await writeFile(manifest, withForms(await readFile(manifest, 'utf8')));
  await becomeLinked();
  await symlink(join(model, 'node_modules'), join(folder, 'node_modules'));
  const { code, output } = await run('rspack', ['build'], { folder, env: { NODE_ENV: 'production' } });
  expect(code, output).toBe(0);
  // A workspace of its own: the release command sees this remote and no host.
  await writeFile(join(checkout, 'pnpm-workspace.yaml'), 'packages: [remotes/*]\n');
  site = await copiedSite();
});

test.afterAll(async () => {
  await site.close();
  await rm(checkout, { recursive: true });
});

/** A link in a menu is a line beside the routes. */
async function becomeLinked(): Promise<void> {
  const listed = join(folder, 'src/routes.ts');
  const link = `{ menu: 'farmers', to: '/harvest-calendar', label: 'Harvest calendar' }`;
  const text = (await readFile(listed, 'utf8')).replace('{ defineRoutes }', '{ defineRoutes, type NavigationLinks }');
  await writeFile(listed, `${text}\nexport const navigation: NavigationLinks = [${link}];\n`);
}

async function release(...args: string[]): Promise<string> {
  const command = join(root, 'shared/release/bin/release.mjs');
  const { stdout } = await execa(process.execPath, [command, '--origin', site.folder, ...args], {
    cwd: checkout,
    stripFinalNewline: false,
  });
  return stdout;
}

test('a new remote goes live on the running site without a host build', async ({ page, context }) => {
  const tab = await context.newPage();
  await tab.clock.install();
  await open(tab, `${site.url}/about`);
  const links = (on: Page) => on.getByRole('navigation', { name: 'Farmers' }).getByRole('link');
  const ofFarmer = ['Farmer Portal', 'Apply for a loan', 'Start onboarding', 'Food bank partners'];
  await expect(links(tab)).toHaveText(ofFarmer);
  const host = () => readFile(join(liveFolder('host', site.folder), 'release.json'), 'utf8');
  const before = await host();
  expect((await page.request.get(`${site.url}/harvest-calendar`)).status()).toBe(404);

  expect(await release('publish', name, '--no-build', '--promote')).toBe(`${name}@1.0.0 is live.\n`);
  expect(await host()).toBe(before);

  for (const [path, heading] of [
    ['/harvest-calendar', 'Harvest calendar'],
    ['/harvest-calendar/tools', 'Harvest calendar tools'],
    ['/harvest-calendar/days', 'Harvest calendar days'],
    ['/harvest-calendar/reminder', 'Harvest calendar reminder'],
  ] as const) {
    expect((await page.request.get(site.url + path)).status()).toBe(200);
    expect(await (await page.request.get(`${site.url}/sitemap.xml`)).text()).toContain(`${path}</loc>`);
    await open(page, site.url + path);
    await expect(page.locator('h1')).toHaveText(heading);
  }
  await expectFieldHints(page, '/harvest-calendar/reminder', [folder]);
  await page.goto(`${site.url}/legal/privacy`);
  await expect(links(page)).toHaveText([...ofFarmer, 'Harvest calendar']);
  await tab.clock.fastForward(5000);
  await links(tab).getByText('Farmer Portal').click();
  await links(tab).getByText('Harvest calendar').click();
  await expect(tab.locator('h1')).toHaveText('Harvest calendar');
  await open(page, `${site.url}/harvest-calendar/reminder`);
  await page.getByLabel('Email').fill('iris@furrow.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('iris@furrow.example')).toBeVisible();

  expect(JSON.parse(await release('status', '--json'))).toContainEqual(
    expect.objectContaining({ app: name, version: '1.0.0', state: 'live', traffic: 100, routes: 4, pages: 4 }),
  );
  await page.keyboard.press('Alt+i');
  const inspector = page.getByRole('complementary', { name: 'Inspector' });
  const part = inspector.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(part).toContainText('this page');
  await expect(part).toContainText('1.0.0');

  expect(await release('retire', name)).toBe(`${name} is off the site.\n`);
  expect((await page.request.get(`${site.url}/harvest-calendar`)).status()).toBe(404);
  expect(await (await page.request.get(`${site.url}/sitemap.xml`)).text()).not.toContain('harvest-calendar');
  await page.goto(`${site.url}/about`);
  await expect(links(page)).toHaveText(ofFarmer);
});
