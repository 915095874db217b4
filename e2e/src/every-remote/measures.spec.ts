import { htmlOf } from '../document-text';
import { brokenOut } from '../measures';
import { checkedPages } from '../origin';
import { shareOfPages } from '../share';
import { expect, open, test } from '../test';

/** A measure that styles show in one unit or in another is part of its line in each. */

const measured = checkedPages()
  .map(({ path }) => path)
  .filter((path) => htmlOf(path).includes('fw-metric'));

/** What measures stand in, on a page: the three tags before each, without their texts. */
const placesOf = (html: string) =>
  [...html.matchAll(/(?:<[^>]+>[^<]*){3}<span class="fw-metric"/g)].map(([tags]) => tags.replaceAll(/>[^<]*</g, '><'));

for (const path of shareOfPages(measured, placesOf))
  test(`each measure on ${path} is part of its line`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      expect(await brokenOut(page)).toEqual([]);
    }
  });
