import { livePages } from '../../../e2e/src/origin';
import { expect, test } from '../../../e2e/src/test';
import { farmCount, head } from './farms-page';

/** What is in season: the year of all farms, and what the shop, the lots and the campaigns say of it. */

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the season shows the farms of one month after the other', async ({ page }) => {
    await page.goto('/season');
    const month = page.getByRole('status').filter({ hasText: 'harvest' });
    await expect(month).toHaveText('September22 farms, 32 harvests');
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(month).toHaveText(/^October20 farms/);
    await expect(page).toHaveURL('/season?month=october');
    const year = page.getByRole('region', { name: 'The year, farm by farm' });
    await expect(year.getByRole('listitem').filter({ hasText: 'Tallgrass Fields' })).toBeVisible();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(year.getByRole('listitem').filter({ hasText: 'Tallgrass Fields' })).toBeHidden();
  });
});

test('the season leads to the map of what is ripe, and opens as a table', async ({ page }) => {
  await page.goto('/season');
  await expect(page.getByRole('img', { name: /^Farms harvesting by month: January 8, .*September 22/ })).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await page.getByRole('button', { name: 'Show as a Table' }).click();
  await expect(page.getByRole('row', { name: /Oysters September 1 April 30/ })).toBeVisible();
  const first = page.getByRole('region', { name: 'The year, farm by farm' }).getByRole('listitem').first();
  await expect(first).toBeHidden();
  await page.getByRole('button', { name: 'Show as a Chart' }).click();
  await expect(first).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await page.getByRole('button', { name: 'Show as a Table' }).click();
  await page.getByRole('button', { name: 'Fruit' }).click();
  await expect(page).toHaveURL('/season?crop=fruit');
  await expect(page.getByRole('rowheader')).toHaveText([
    'Blue Ridge Berries',
    'Hollow Hill Orchard',
    'Maple Row Orchard',
    'Cherry Bend Farm',
  ]);
  await page.getByRole('link', { name: 'See Them on the Map' }).click();
  await expect(head(page)).toHaveText('22 farms in season');
});

for (const path of ['/farms', '/season'])
  test(`${path} ends with lots that are ripe and in stock and with campaigns that are open, by the teams that have them`, async ({
    page,
  }) => {
    await page.goto(path);
    const parts = page.locator('main furrow-slot > furrow-fragment');
    expect(await parts.evaluateAll((all) => all.map((part) => part.dataset.fragment))).toEqual([
      'shop/ripe-lots',
      'giving/open-campaigns',
    ]);
    await expect(parts.getByRole('heading', { level: 2 })).toHaveText(['In season and on sale', 'Open campaigns']);
    const linked = (of: string, start: string) =>
      page
        .locator(`[data-fragment="${of}"] li a[href^="${start}"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const lots = await linked('shop/ripe-lots', '/marketplace/lot/');
    expect(lots).toHaveLength(6);
    for (const lot of lots) {
      const html = await (await page.request.get(lot)).text();
      expect(html, lot).toMatch(/<span>In season (until [^<]+|all year)<\/span>/);
      expect(html, lot).toContain('https://schema.org/InStock');
    }
    const open = await linked('giving/open-campaigns', '/farm-details/');
    expect(open).toHaveLength(6);
    for (const campaign of open) {
      const html = await (await page.request.get(campaign)).text();
      const gift = campaign.replace('farm-details', 'donate-farm');
      expect(html, campaign).toContain(`"DonateAction","target":"https://furrow.example${gift}"`);
    }
    // What ends first stands first.
    await expect(parts.first().getByRole('listitem').first()).toContainText('4 more days');
    await expect(parts.last().getByRole('listitem').first()).toContainText('3 days left');
    await page.emulateMedia({ media: 'print' });
    await expect(parts.filter({ visible: true })).toHaveCount(0);
  });

test('the shop shows what is in season, as the season does, and leads there', async ({ page }) => {
  await page.goto('/buy-food');
  const strip = page.getByRole('region', { name: 'In season now' });
  await expect(strip.getByRole('listitem')).toHaveCount(5);
  await expect(strip.getByRole('listitem').first()).toHaveText(/Heirloom tomatoes until October 8/);
  await expect(page.getByRole('article').filter({ hasText: 'Heirloom tomatoes' })).toContainText(
    'SeasonUntil October 8',
  );
  await strip.getByRole('link', { name: 'The whole season' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^\\d+ of ${farmCount} farms are harvesting\\.$`),
  );
});

test('a lot is in season for as long as its farm harvests it', async ({ page }) => {
  await page.goto('/season');
  const ends = await page
    .locator('table tbody')
    .evaluateAll((farms) =>
      farms.map((farm) => [
        farm.querySelector('a')?.getAttribute('href') ?? '',
        [...farm.querySelectorAll('tr > :last-child')].map(({ textContent }) => textContent),
      ]),
    );
  expect(ends).toHaveLength(farmCount);
  const until = new Map(ends as [string, string[]][]);
  const lots = livePages().filter(({ path }) => /^\/marketplace\/lot\/[\w-]+$/.test(path));
  expect(lots).toHaveLength(17);
  const said: string[] = [];
  for (const { path } of lots) {
    const html = await (await page.request.get(path)).text();
    const [, words] = /<span>(In season [^<]*|Kept from the harvest of [^<]*|Next in [^<]*)<\/span>/.exec(html) ?? [];
    if (!words) continue;
    said.push(words);
    const [, farm = ''] = /href="(\/farms\/[\w-]+)"/.exec(html) ?? [];
    const day = words === 'In season all year' ? 'December 31' : /^In season until (.*)$/.exec(words)?.[1];
    if (day) expect(until.get(farm), path).toContain(day);
  }
  expect(said).toHaveLength(16);
});
