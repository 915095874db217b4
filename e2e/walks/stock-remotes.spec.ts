import { folderStorage } from '@furrow/release/store/folder-storage';
import { fixtureSite, variants } from '../src/fixtures';
import { expect, leaveAndClose, markDocument, test, type Page } from '../src/test';
import { adapted } from './adapted-remote';
import { goLive } from './checked-release';

/** Remotes of Module Federation with React 18, of webpack, Rspack and Vite, of which `furrow adapt` makes releases. */
const remotes = ['pantry', 'cellar', 'larder'];
const fixture = 'stock-remotes';
const nameOf = (app: string) => `${app[0]?.toUpperCase()}${app.slice(1)}`;

// The components throw on purpose.
test.use({ allowed: /The shelf broke|No jars this year|(?:pantry|cellar|larder) 1\.1\.0 failed at/ });

test('components of existing remotes pass the gate, run with their own React, are navigated between, and stand in for versions that fail', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const site = await fixtureSite('stock', [variants.host]);
  const storage = folderStorage(site.folder, { precompress: false });
  for (const app of remotes) {
    const first = await adapted({ fixture, app });
    const published = await first.furrow('--origin', site.folder, 'publish', app, '--dist', 'dist', '--promote');
    await first.remove();
    expect(published).toEqual({ code: 0, told: `${app}@1.0.0 is live.` });
  }

  await page.goto(`${site.url}/pantry`);
  await usePage(page, 'pantry');
  const isSameDocument = await markDocument(page);
  for (const app of ['cellar', 'larder', 'pantry']) {
    await followLink(page);
    await usePage(page, app);
  }
  expect(await isSameDocument()).toBe(true);

  for (const app of remotes) {
    const broken = '(()=>{throw new Error("No jars this year.")})()';
    const next = await adapted({
      fixture,
      app,
      version: '1.1.0',
      change: (text) => text.replaceAll(/(["`])Add a jar\1/g, broken),
    });
    await goLive(storage, next.dist, false);
    await next.remove();
  }
  await page.goto(`${site.url}/pantry`);
  for (const app of ['pantry', 'cellar', 'larder']) {
    await usePage(page, app);
    await followLink(page);
  }

  // What fails later is replaced by a sentence, and the page of the site stays.
  await usePage(page, 'pantry');
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Add a jar' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('This part of the page has failed.');
  await expect(page.locator('h1')).toHaveText('Pantry');
  await leaveAndClose(site, page);
});

test('a build that cannot be shown is refused with what to change', async () => {
  const cases: [RegExp, string, string][] = [
    [
      /"publicPath":\s*"auto"/,
      '"publicPath": "https://cdn.example/"',
      'Build it with the publicPath auto. [FUR-ADAPT-ADDRESS]',
    ],
    [/"version":\s*"18\.3\.1"/g, '"version": "19.2.0"', 'react-dom/client, to what it shares. [FUR-ADAPT-REACT]'],
    [/\.\/App/g, './Other', 'The remote does not expose ./App. It exposes ./Other. [FUR-ADAPT-EXPOSE]'],
  ];
  for (const [text, changed, reason] of cases) {
    const { code, told, remove } = await adapted({
      fixture,
      app: 'pantry',
      change: (file) => file.replace(text, changed),
    });
    await remove();
    expect(told).toContain(reason);
    expect(code).toBe(1);
  }
});

const followLink = (page: Page) => page.getByRole('main').getByRole('link').click();

/** Uses the component on the page, which only the first version of its remote shows. */
async function usePage(page: Page, app: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('h1')).toHaveText(nameOf(app));
  await expect(page.locator(`[data-island=${app}]`)).toHaveAttribute('data-version', '1.0.0');
  await main.getByRole('button', { name: 'Add a jar' }).click();
  await expect(main.getByRole('status')).toHaveText('1');
  await expect(main.getByText('Stored with React 18.3.1')).toBeVisible();
  // The component counts on the root element how often it is shown, and takes that back when it is unmounted.
  await expect(page.locator('html')).toHaveAttribute('data-shown', '1');
  await expect(main.locator('.stock')).toHaveCSS('border-inline-start-width', '7px');
}
