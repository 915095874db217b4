import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from '@furrow/formats/build.schema';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import { promote, rollback } from '@furrow/release/operations/promote';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root } from '../../scripts/workspace/process';
import { visitorOf } from './canary-visitors';
import { buildVariant, release } from './fixtures';
import { copiedSite, livePath, nextVersion, type TestSite } from './origin';
import { expect, open, test, type Page } from './test';

/** A team adds its part to the page of another team, which names none of them. */

const farm = '/farms/green-valley';
const canaryShare = 20;

const fragment = (button: string) => `import { useState } from 'react';

export default function PledgeFragment({ farm }: { farm: string }) {
  const [meals, setMeals] = useState(0);
  return (
    <section>
      <h2>Pledge a meal</h2>
      <p>For the food bank next to {farm}.</p>
      ${button}
      <output>{meals}</output>
    </section>
  );
}
`;
const whole = fragment('<button onClick={() => setMeals(meals + 1)}>Pledge one</button>');
/** It is prerendered like the other one, and no browser can hydrate it. */
const broken = whole.replace(
  '  return (',
  "  if (typeof window !== 'undefined') throw new Error('The pledge is broken.');\n  return (",
);
const schema = `import { object, string } from '@furrow/forms';

export const propsSchema = object({ farm: string() });
export const variants = [{ farm: 'green-valley' }];
`;

let site: TestSite;
let folder: string;
const next = nextVersion('giving');
const later = next.replace(/\.0$/, '.1');

/** A build of giving with one part more. */
async function givingWith(version: string, text: string): Promise<string> {
  const declared = await readFile(join(root, 'remotes/giving/src/fragments.ts'), 'utf8');
  const added = `  {
    name: 'pledge',
    module: () => import('./fragments/pledge/pledge.fragment'),
    schema: () => import('./fragments/pledge/pledge.schema'),
    hydrate: 'load',
    fills: [{ slot: 'content/farm', order: 25 }],
  },
]);`;
  expect(declared).toContain('\n]);');
  return buildVariant({
    folder: 'remotes/giving',
    version,
    files: {
      'src/fragments.ts': declared.replace('\n]);', `\n${added}`),
      'src/fragments/pledge/pledge.fragment.tsx': text,
      'src/fragments/pledge/pledge.schema.ts': schema,
    },
  });
}

/** The built content, as if its sources had no slot for parts of a farm anymore. */
async function contentWithoutSlot(): Promise<string> {
  const dist = join(folder, 'content');
  await cp(join(root, 'remotes/content/dist'), dist, { recursive: true });
  const build = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as Build;
  const slots = build.slots?.filter(({ name }) => name !== 'farm');
  const addressed = (text: string) =>
    text.replaceAll(`/content/${build.version}/`, `/content/${nextVersion('content')}/`);
  await writeFile(join(dist, 'build.json'), JSON.stringify({ ...build, version: nextVersion('content'), slots }));
  for (const name of await readdir(join(dist, 'documents'))) {
    const file = join(dist, 'documents', name);
    const page = JSON.parse(addressed(await readFile(file, 'utf8'))) as PageDocument;
    if (!page.slots?.some(({ name: slot }) => slot === 'farm')) {
      await writeFile(file, JSON.stringify(page));
      continue;
    }
    const html = page.fragment.replace(/<furrow-slot data-slot="farm"[^>]*><\/furrow-slot>/, '');
    expect(html, page.path).not.toBe(page.fragment);
    const kept = page.slots.filter((slot) => slot.name !== 'farm');
    await writeFile(file, JSON.stringify({ ...page, fragment: html, slots: kept }));
  }
  return dist;
}

const storage = () => folderStorage(site.folder, { precompress: false });
const others = ['host', 'content', 'shop', 'farmer', 'dao'];
const releases = () => others.map((app) => livePath(app, site.folder));

/** The parts on the farm's page, in the order of the document. */
const parts = (page: Page) =>
  page
    .locator('main furrow-slot[data-slot=farm] > furrow-fragment')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-fragment')));
const usual = ['shop/lot-card', 'giving/campaign-card', 'farmer/loan-status', 'dao/farm-votes', 'giving/food-given'];
const withPledge = usual.toSpliced(2, 0, 'giving/pledge');
const pledge = (page: Page) => page.locator('[data-fragment="giving/pledge"]');

// One story: each test goes on from what the one before has released.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  folder = await mkdtemp(join(tmpdir(), 'furrow-slots-'));
  site = await copiedSite();
});

test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

test('every slot gives its parts the room that it declares, in narrow windows and in wide ones', async ({ page }) => {
  const pages = {
    content: ['/', farm, '/blog/supply-chain-custody', '/blog/dao-governed-farms'],
    shop: ['/marketplace/lot/heirloom-tomatoes'],
  };
  for (const [app, paths] of Object.entries(pages)) {
    const { slots = [] } = JSON.parse(await readFile(join(root, `remotes/${app}/dist/build.json`), 'utf8')) as Build;
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
    expect([...measured].sort()).toEqual(slots.flatMap(({ name, width }) => (width ? [name] : [])).sort());
  }
});

test('the farm’s page holds the parts of four teams, which it does not name', async ({ page }) => {
  await page.goto(site.url + farm);
  expect(await parts(page)).toEqual(usual);
  const { slots } = JSON.parse(await readFile(join(root, 'remotes/content/dist/build.json'), 'utf8')) as Build;
  expect(slots?.map(({ name }) => name)).toEqual(expect.arrayContaining(['farm', 'farm-actions']));
  const document = await (await page.request.get(site.url + farm)).text();
  const released = await readFile(join(site.folder, livePath('content', site.folder), 'release.json'), 'utf8');
  expect(document).toContain('giving/campaign-card');
  expect(released).not.toContain('giving/campaign-card');
});

test('giving adds a part by its own release, first as a canary, and nobody else releases', async ({
  page,
  browser,
}) => {
  const before = releases();
  const live = await (await page.request.get(site.url + farm)).text();
  const candidate = await readCandidate(await givingWith(next, whole));
  const published = { publishedAt: new Date(0).toISOString(), commit: null };
  await publish({ storage: storage(), candidate, published });
  expect(await (await page.request.get(site.url + farm)).text()).toBe(live);

  await promote({ storage: storage(), app: 'giving', version: next, traffic: canaryShare });
  for (const isMeant of [true, false]) {
    const visitor = await visitorOf(browser, site.url, { app: 'giving', share: canaryShare, isMeant });
    await open(visitor, site.url + farm);
    await expect.poll(() => parts(visitor)).toEqual(isMeant ? withPledge : usual);
    await visitor.context().close();
  }

  await promote({ storage: storage(), app: 'giving', version: next, traffic: 100 });
  await open(page, site.url + farm);
  expect(await parts(page)).toEqual(withPledge);
  await pledge(page).getByRole('button', { name: 'Pledge one' }).click();
  await expect(pledge(page).getByRole('status')).toHaveText('1');
  expect(releases()).toEqual(before);

  // Where it has nothing to say it does not stand.
  await page.goto(`${site.url}/farms/prairie-bee`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(pledge(page)).toHaveCount(0);
});

test('a link to the page shows the part at once, and it comes to life', async ({ page }) => {
  await open(page, `${site.url}/farms`);
  await page.getByRole('main').locator(`a[href="${farm}"]`).first().click();
  await expect(page).toHaveURL(site.url + farm);
  await expect.poll(() => parts(page)).toEqual(withPledge);
  await pledge(page).getByRole('button', { name: 'Pledge one' }).click();
  await expect(pledge(page).getByRole('status')).toHaveText('1');
});

test.describe('with a part that throws', () => {
  test.use({ allowed: /The pledge is broken|failed at/ });

  test('its HTML stays, it is reported, the other parts work, and a rollback brings back the whole one', async ({
    page,
  }) => {
    await release(site.folder, [await givingWith(later, broken)]);
    const told = page.waitForEvent('console', (message) =>
      message.text().startsWith(`giving ${later} failed at ${farm}`),
    );
    await page.goto(site.url + farm);
    await told;
    await expect(pledge(page)).toContainText('For the food bank next to green-valley.');
    await page.getByRole('button', { name: 'Add to Cart, Heirloom tomatoes' }).first().click();
    await expect(page.getByText('Added to cart!')).toBeVisible();

    await rollback({ storage: storage(), app: 'giving' });
    await open(page, site.url + farm);
    await pledge(page).getByRole('button', { name: 'Pledge one' }).click();
    await expect(pledge(page).getByRole('status')).toHaveText('1');
  });
});

test('a rollback takes the part out of every page', async ({ page }) => {
  await rollback({ storage: storage(), app: 'giving' });
  await page.goto(site.url + farm);
  expect(await parts(page)).toEqual(usual);
});

test('content takes its slot away, which refuses nobody and is said, and brings it back', async ({ page }) => {
  await promote({ storage: storage(), app: 'giving', version: next });
  const candidate = await readCandidate(await contentWithoutSlot());
  const published = { publishedAt: new Date(0).toISOString(), commit: null };
  const { warnings } = await publish({ storage: storage(), candidate, published, promote: true });
  expect(warnings).toContainEqual(
    expect.stringMatching(/^Its slot farm is gone, and with it these parts: .*giving\/pledge/),
  );
  await page.goto(site.url + farm);
  expect(await parts(page)).toEqual([]);
  await rollback({ storage: storage(), app: 'content' });
  await page.goto(site.url + farm);
  expect(await parts(page)).toEqual(withPledge);
});
