import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from '@furrow/formats/build.schema';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import { promote, rollback } from '@furrow/release/operations/promote';
import { publish } from '@furrow/release/operations/publish';
import { repair } from '@furrow/release/operations/repair';
import { settingsFile } from '@furrow/release/domain/paths';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root } from '../../../scripts/workspace/process';
import { visitorOf } from '../../../e2e/src/canary-visitors';
import { buildVariant, release, variants, type Variant } from '../../../e2e/src/fixtures';
import { copiedSite, livePages, livePath, nextVersion, type TestSite } from '../../../e2e/src/origin';
import { agree, openShadowRoots } from '../../../e2e/src/override-page';
import { expect, open, test, type Page } from '../../../e2e/src/test';

/** Made-up teams, the almanac and the orchard, add their parts to the page of a farm, which names none of them. */

const farm = '/farms/green-valley';
const canaryShare = 20;

/** A part with a button that counts. */
const fragment = (name: string, button: string) => `import { useState } from 'react';

export default function Part({ farm }: { farm: string }) {
  const [count, setCount] = useState(0);
  return (
    <section>
      <h2>${name}</h2>
      <p>${name} of {farm}.</p>
      ${button}
      <output>{count}</output>
    </section>
  );
}
`;
const whole = fragment('Pledge', '<button onClick={() => setCount(count + 1)}>Pledge one</button>');
/** It is prerendered like the other one, and no browser can hydrate it. */
const broken = whole.replace(
  '  return (',
  "  if (typeof window !== 'undefined') throw new Error('The pledge is broken.');\n  return (",
);
const tally = fragment('Tally', '<button onClick={() => setCount(count + 1)}>Count one</button>');
const schema = `import { object, string } from '@furrow/forms';

export const propsSchema = object({ farm: string() });
export const variants = [{ farm: 'green-valley' }];
`;

/** A part that holds a slot for parts of others. */
const holding = whole
  .replace('import { useState }', "import { Slot } from '@furrow/remote/slot';\nimport { useState }")
  .replace(
    '    </section>',
    '      <Slot name="more" props={{ farm }}>\n        <p>Nothing more.</p>\n      </Slot>\n    </section>',
  );
const slotMore = `import { object, string } from '@furrow/forms';
import { defineSlots } from '@furrow/remote/slots';

export const slots = defineSlots('almanac', [
  { name: 'more', propsSchema: object({ farm: string() }), max: 1, bytes: { html: 2000, css: 2000, js: 60000 } },
]);
`;

/** A build of a made-up team that has one part. With an order it stands behind those of the teams of the site. */
const withPart = (
  team: 'almanac' | 'orchard',
  name: string,
  version: string,
  text: string,
  order?: number,
  slot = 'content/farm',
): Variant => ({
  folder: `e2e/fixtures/${team}`,
  version,
  files: {
    'src/fragments.ts': `import { defineFragments } from '@furrow/remote/fragments';

export const fragments = defineFragments('${team}', [
  {
    name: '${name}',
    module: () => import('./fragments/${name}.fragment'),
    schema: () => import('./fragments/${name}.schema'),
    hydrate: 'load',
    ${order === undefined ? '' : `fills: [{ slot: '${slot}', order: ${order} }],`}
  },
]);
`,
    [`src/fragments/${name}.fragment.tsx`]: text,
    [`src/fragments/${name}.schema.ts`]: schema,
  },
});
const withPledge = (version: string, text: string) => buildVariant(withPart('almanac', 'pledge', version, text, 1000));

let site: TestSite;
let folder: string;
/** The parts of the page without the pledge. */
let usual: (string | null)[];

/** The built content, as if its sources had no slot for parts of a farm anymore. */
async function contentWithoutSlot(): Promise<string> {
  const dist = join(folder, 'content');
  await cp(join(root, 'remotes/content/dist'), dist, { recursive: true });
  const build = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as Build;
  const slots = build.slots?.filter(({ name }) => name !== 'farm');
  const addressed = (text: string) =>
    text.replaceAll(`/content/${build.version}/`, `/content/${nextVersion('content')}/`);
  await writeFile(join(dist, 'build.json'), JSON.stringify({ ...build, version: nextVersion('content'), slots }));
  for (const language of ['', 'es/']) {
    const search = join(dist, `site/${language}search/content.json`);
    await writeFile(search, addressed(await readFile(search, 'utf8')));
  }
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
const others = new Set(['host', 'orchard', ...livePages().map(({ owner }) => owner)]);
/** What the other teams and the host have released: the folder of each live version, and a hash of all bytes in it. */
function releases(): Promise<{ path: string; bytes: string }[]> {
  const paths = [...others].map((app) => livePath(app, site.folder));
  return Promise.all(paths.map(async (path) => ({ path, bytes: await bytesIn(join(site.folder, path)) })));
}
/** Those before the almanac releases its part. */
let before: Awaited<ReturnType<typeof releases>>;

async function bytesIn(path: string): Promise<string> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/** The parts on the farm's page, in the order of the document. */
const parts = (page: Page) =>
  page
    .locator('main furrow-slot[data-slot=farm] > furrow-fragment')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-fragment')));
const and = (part: string) => [...usual, part];
const pledge = (page: Page) => page.locator('[data-fragment="almanac/pledge"]');

/** Each part on the farm's page begins with a heading of the level that the slot declares, and has the room of it. */
async function standAsDeclared(page: Page): Promise<void> {
  const { slots } = JSON.parse(await readFile(join(root, 'remotes/content/dist/build.json'), 'utf8')) as Build;
  const { heading, width } = slots?.find(({ name }) => name === 'farm') ?? {};
  if (!heading || !width) throw new Error('The slot farm declares neither a heading nor a width.');
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const window of [360, 1440]) {
    await page.setViewportSize({ ...size, width: window });
    const found = await page.locator('main furrow-slot[data-slot=farm] > furrow-fragment').evaluateAll((elements) =>
      elements.map((element) => ({
        of: element.getAttribute('data-fragment'),
        level: element.querySelector('h1,h2,h3,h4,h5,h6')?.tagName,
        room: element.getBoundingClientRect().width,
      })),
    );
    expect(found.map(({ of, level }) => `${of} ${level}`)).toEqual(found.map(({ of }) => `${of} H${heading}`));
    for (const { of, room } of found) {
      expect(room, `${of} at ${window}`).toBeGreaterThanOrEqual(width.least);
      expect(room, `${of} at ${window}`).toBeLessThanOrEqual(width.most + 1);
    }
  }
  await page.setViewportSize(size);
}

// One story: each test goes on from what the one before has released.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(400_000);
  folder = await mkdtemp(join(tmpdir(), 'furrow-slots-'));
  site = await copiedSite();
  const orchard = withPart('orchard', 'tally', '1.1.0', tally, 900);
  const builds = [variants.almanac, variants.orchard, orchard];
  await release(site.folder, await Promise.all(builds.map(buildVariant)));
  const page = await browser.newPage();
  await page.goto(site.url + farm);
  usual = await parts(page);
  await page.close();
  before = await releases();
});

test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

test('the farm’s page holds the parts of several teams, which it does not name', async ({ page }) => {
  expect(usual.length).toBeGreaterThan(1);
  expect(usual.at(-1)).toBe('orchard/tally');
  const { slots } = JSON.parse(await readFile(join(root, 'remotes/content/dist/build.json'), 'utf8')) as Build;
  expect(slots?.map(({ name }) => name)).toEqual(expect.arrayContaining(['farm', 'farm-actions']));
  const document = await (await page.request.get(site.url + farm)).text();
  const released = await readFile(join(site.folder, livePath('content', site.folder), 'release.json'), 'utf8');
  for (const part of usual) {
    expect(document).toContain(`data-fragment="${part}"`);
    expect(released).not.toContain(part);
  }
});

test('a team adds a part by its own release, first as a canary, and nobody else releases', async ({
  page,
  browser,
}) => {
  const live = await (await page.request.get(site.url + farm)).text();
  const candidate = await readCandidate(await withPledge('1.1.0', whole));
  const published = { publishedAt: new Date(0).toISOString(), commit: null };
  await publish({ storage: storage(), candidate, published });
  expect(await (await page.request.get(site.url + farm)).text()).toBe(live);

  await promote({ storage: storage(), app: 'almanac', version: '1.1.0', traffic: canaryShare });
  for (const isMeant of [true, false]) {
    const visitor = await visitorOf(browser, site.url, { app: 'almanac', share: canaryShare, isMeant });
    await open(visitor, site.url + farm);
    await expect.poll(() => parts(visitor)).toEqual(isMeant ? and('almanac/pledge') : usual);
    await visitor.context().close();
  }

  await promote({ storage: storage(), app: 'almanac', version: '1.1.0', traffic: 100 });
  await open(page, site.url + farm);
  expect(await parts(page)).toEqual(and('almanac/pledge'));
  await pledge(page).getByRole('button', { name: 'Pledge one' }).click();
  await expect(pledge(page).getByRole('status')).toHaveText('1');
  expect(await releases()).toEqual(before);

  // Where it has nothing to say it does not stand.
  await page.goto(`${site.url}/farms/prairie-bee`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(pledge(page)).toHaveCount(0);
});

test('a link to the page shows the part at once, and it comes to life', async ({ page }) => {
  await open(page, `${site.url}/farms`);
  await page.getByRole('main').locator(`a[href="${farm}"]`).first().click();
  await expect(page).toHaveURL(site.url + farm);
  await expect.poll(() => parts(page)).toEqual(and('almanac/pledge'));
  await standAsDeclared(page);
  await pledge(page).getByRole('button', { name: 'Pledge one' }).click();
  await expect(pledge(page).getByRole('status')).toHaveText('1');
  await standAsDeclared(page);
});

test.describe('with a part that throws', () => {
  test.use({ allowed: /The pledge is broken|failed at/ });

  test('its HTML stays, it is reported, the other parts work, and a rollback brings back the whole one', async ({
    page,
  }) => {
    await release(site.folder, [await withPledge('1.2.0', broken)]);
    const told = page.waitForEvent('console', (message) =>
      message.text().startsWith(`almanac 1.2.0 failed at ${farm}`),
    );
    await page.goto(site.url + farm);
    await told;
    await expect(pledge(page)).toContainText('Pledge of green-valley.');
    await standAsDeclared(page);
    await page.getByRole('button', { name: 'Count one' }).click();
    await expect(page.locator('[data-fragment="orchard/tally"]').getByRole('status')).toHaveText('1');

    await rollback({ storage: storage(), app: 'almanac' });
    await open(page, site.url + farm);
    await pledge(page).getByRole('button', { name: 'Pledge one' }).click();
    await expect(pledge(page).getByRole('status')).toHaveText('1');
    expect(await releases()).toEqual(before);
  });
});

test('a rollback takes the part out of every page', async ({ page }) => {
  await rollback({ storage: storage(), app: 'almanac' });
  await page.goto(site.url + farm);
  expect(await parts(page)).toEqual(usual);
  expect(await releases()).toEqual(before);
});

test('content takes its slot away, which refuses nobody and is said, and brings it back', async ({ page }) => {
  await promote({ storage: storage(), app: 'almanac', version: '1.1.0' });
  const candidate = await readCandidate(await contentWithoutSlot());
  const published = { publishedAt: new Date(0).toISOString(), commit: null };
  const { warnings } = await publish({ storage: storage(), candidate, published, promote: true });
  expect(warnings).toContainEqual(
    expect.stringMatching(/^Its slot farm is gone, and with it these parts: .*almanac\/pledge/),
  );
  await page.goto(site.url + farm);
  expect(await parts(page)).toEqual([]);
  await rollback({ storage: storage(), app: 'content' });
  await page.goto(site.url + farm);
  expect(await parts(page)).toEqual(and('almanac/pledge'));
  expect(await releases()).toEqual(before);
});

test.describe('with a part that the settings of the site add', () => {
  // The document preloads code that is not of the version that the visitor gets.
  test.use({ allowed: /was preloaded using link preload but not used/ });

  test('it stands there for a visitor who gets another version, too, and after a page change', async ({ page }) => {
    await release(site.folder, [await buildVariant(withPart('almanac', 'pledge', '1.3.0', whole))]);
    await page.goto(site.url + farm);
    expect(await parts(page)).toEqual(usual);

    const file = join(site.folder, settingsFile);
    const settings = JSON.parse(await readFile(file, 'utf8')) as object;
    const slots = { 'content/farm': { add: [{ of: 'almanac/pledge', order: 1000 }] } };
    await writeFile(file, JSON.stringify({ ...settings, overrides: true, slots }));
    await repair(storage());
    await page.goto(site.url + farm);
    expect(await parts(page)).toEqual(and('almanac/pledge'));

    await page.addInitScript(openShadowRoots);
    await agree(page, `${site.url}${farm}?mf=orchard@1.0.0`);
    const others = usual.filter((part) => part !== 'orchard/tally');
    await expect.poll(() => parts(page)).toEqual([...others, 'almanac/pledge']);
    await pledge(page).getByRole('button', { name: 'Pledge one' }).click();
    await expect(pledge(page).getByRole('status')).toHaveText('1');

    await open(page, `${site.url}/farms`);
    await page.getByRole('main').locator(`a[href="${farm}"]`).first().click();
    await expect.poll(() => parts(page)).toEqual([...others, 'almanac/pledge']);
  });
});

test('a part in a part stands in the document, after a link, and in a slot that code has drawn', async ({ page }) => {
  const almanac = withPart('almanac', 'pledge', '1.4.0', holding, 1000);
  const withSlot = { ...almanac, files: { ...almanac.files, 'src/slots.ts': slotMore } };
  const orchard = withPart('orchard', 'tally', '1.2.0', tally, 10, 'almanac/more');
  await release(site.folder, [await buildVariant(withSlot)]);
  await release(site.folder, [await buildVariant(orchard)]);

  const inner = pledge(page).locator('furrow-slot[data-slot=more] > [data-fragment="orchard/tally"]');
  const counts = async (within: typeof inner) => {
    await expect(within).toContainText('Tally of green-valley.');
    await within.getByRole('button', { name: 'Count one' }).click();
    await expect(within.getByRole('status')).toHaveText('1');
  };
  await open(page, site.url + farm);
  await counts(inner);

  await open(page, `${site.url}/farms`);
  await page.getByRole('main').locator(`a[href="${farm}"]`).first().click();
  await expect(page).toHaveURL(site.url + farm);
  await counts(inner);

  // As the code of a page does it that shows a slot later.
  await page.locator('main furrow-slot[data-slot=farm]').evaluate((slot) => {
    const drawn = slot.cloneNode() as Element;
    drawn.setAttribute('data-unfilled', '');
    slot.replaceWith(drawn);
  });
  await counts(inner);
});
