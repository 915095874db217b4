import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressIn } from '@furrow/formats/language-address';
import { parseRelease } from '@furrow/formats/release.schema';
import { linksOut } from '@furrow/release/compose/document/links-in';
import { changesSinceDocument, rememberDocument } from '@furrow/testing/hydration';
import { expectedChanges } from '../expected-changes';
import { htmlOf } from '../document-text';
import { brokenOut } from '../measures';
import { checkedPages, liveFolder, livePages } from '../origin';
import { expectLife, fullPast, remember } from '../past';
import { expect, test } from '../test';

/** Pages that their teams have translated come to life as those in the language of the sources do. */

const apps = [...new Set(checkedPages().map(({ owner }) => owner))];

/** The translated pages of each app. Of pages of one route, which differ in their data only, the first one. */
const translated = apps.flatMap((app) => {
  const release = parseRelease(JSON.parse(readFileSync(join(liveFolder(app), 'release.json'), 'utf8')), app);
  const firsts = release.routes.flatMap(({ pages }) => pages.slice(0, 1));
  return (release.translated ?? [])
    .filter(({ path }) => firsts.includes(path))
    .map(({ path, language }) => ({ app, path, language, address: addressIn(path, language) }));
});

test('no link of a document leads to a page without the prefix of its language, but for those that change it', () => {
  const pages = new Set(livePages().map(({ path }) => path));
  const languages = [...new Set(translated.map(({ language }) => language))];
  const leading = languages.flatMap((language) =>
    [...pages].flatMap((path) =>
      linksOut(htmlOf(addressIn(path, language)), (to) => pages.has(to)).map(
        (to) => `${addressIn(path, language)}: ${to}`,
      ),
    ),
  );
  expect(leading).toEqual([]);
});

// A page says on the console what a server would be told.
test.use({ allowed: /^console\.log: / });

for (const { path, address } of translated)
  test(`${address} hydrates as it was sent`, async ({ page }) => {
    await rememberDocument(page);
    await page.goto(address);
    await expectLife(page, address);
    const changed = (await changesSinceDocument(page)).filter(
      (change) => !/aria-current="(page|true)"/.test(change) && !expectedChanges[path]?.test(change),
    );
    expect(changed).toEqual([]);
  });

for (const { address } of translated.filter((one) => htmlOf(one.address).includes('fw-metric')))
  test(`each measure on ${address} is part of its line`, async ({ page }) => {
    await page.goto(address);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenOut(page), `${width} px`).toEqual([]);
    }
  });

for (const app of new Set(translated.map((page) => page.app)))
  test(`translated pages of ${app} come to life, for a first visit and with a past`, async ({ page, baseURL }) => {
    test.slow();
    const past = await fullPast(baseURL);
    for (const { address } of translated.filter((one) => one.app === app)) {
      for (const kept of [[], past]) {
        await page.goto('/robots.txt');
        await remember(page, kept);
        await page.goto(address);
        await expectLife(page, `${address} with ${kept.length} entries`);
        await expect(page.locator('html')).toHaveAttribute('lang', /^(?!en)/);
      }
    }
  });
