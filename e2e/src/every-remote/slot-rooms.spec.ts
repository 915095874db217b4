import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFile } from '@furrow/release/domain/paths';
import type { Release } from '@furrow/formats/release.schema';
import { checkedPages, liveFolder, originFolder } from '../origin';
import { expect, test } from '../test';

/** The slots in pages of each remote, with the parts of whoever fills them. */

const pages = checkedPages();

/** The pages of an app that together have each of its slots twice with parts in it, where there are two such pages. */
function pagesWithSlots(app: string): { paths: string[]; filled: Set<string> } {
  const counts = new Map<string, number>();
  const paths = pages.flatMap(({ owner: of, path }) => {
    if (of !== app) return [];
    const html = readFileSync(join(originFolder, documentFile(path)), 'utf8');
    const names = [...html.matchAll(/<furrow-slot data-slot="([^"]+)"[^>]*><furrow-fragment/g)].map(
      ([, name = '']) => name,
    );
    const isNew = names.some((name) => (counts.get(name) ?? 0) < 2);
    if (isNew) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return isNew ? path : [];
  });
  return { paths, filled: new Set(counts.keys()) };
}

test('every slot gives its parts the room that it declares, in narrow windows and in wide ones', async ({ page }) => {
  test.setTimeout(120_000);
  for (const app of new Set(pages.map((live) => live.owner))) {
    const { slots = [] } = JSON.parse(readFileSync(join(liveFolder(app), 'release.json'), 'utf8')) as Release;
    const { paths, filled } = pagesWithSlots(app);
    const measured = new Set<string>();
    for (const path of paths) {
      await page.goto(path);
      for (const width of [360, 390, 767, 768, 991, 992, 1200, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const rooms = await page.locator('main furrow-slot > furrow-fragment').evaluateAll((elements) =>
          elements.map((element) => ({
            name: element.parentElement?.dataset.slot ?? '',
            room: element.getBoundingClientRect().width,
          })),
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
        for (const { name, room } of rooms) {
          const declared = slots.find((slot) => slot.name === name)?.width;
          if (!declared) continue;
          measured.add(name);
          const where = `${app}/${name} on ${path} at ${width}`;
          expect(room, where).toBeGreaterThanOrEqual(declared.least);
          expect(room, where).toBeLessThanOrEqual(declared.most + 1);
        }
      }
    }
    const declared = slots.flatMap(({ name, width }) => (width && filled.has(name) ? [name] : []));
    expect([...measured].sort(), app).toEqual(declared.sort());
  }
});
