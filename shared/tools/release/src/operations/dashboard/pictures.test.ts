import { oddsNeeded } from '../../domain/judgement';
import { releasedSite, stagedSite, staging, writtenAt } from '../../testing/released-site';
import { memoryStorage, overlayStorage } from '../../store/memory-storage';
import type { OriginStorage } from '../../store/storage';
import { statusNotes } from '../../cli/status-table';
import { settingsFile } from '../../domain/paths';
import { siteIn } from '../environment';
import { log } from '../log';
import { readReports } from '../reports';
import { budgetPicture } from './budget-section';
import { canaryRuns, countedRun, type CountedRun } from './canary-runs';
import { evidencePicture, partsOf, vitalPicture } from './canary-section';
import { dashboardPage } from './dashboard';
import { dashboardData } from './dashboard-data';
import { overSameTime } from '../../domain/judgement';
import { languagePicture } from './language-section';
import { sharedPackages, sharedPicture } from './shared-section';
import { timelinePicture, momentsIn } from './timeline-section';
import type { Picture } from './pictures/picture';

let site: OriginStorage;
beforeAll(async () => void (site = await releasedSite()));

/** The values of attributes of all elements of a class, in the order of the drawing. */
function drawn({ drawing }: Picture, kind: string, ...attributes: string[]): (number | undefined)[][] {
  const elements = drawing.text.match(/<(?:svg|line|rect|circle|text)\b[^>]*>/g) ?? [];
  const valueOf = (element: string, name: string) => {
    const value = new RegExp(`\\s${name}="([\\d.-]+)%?"`).exec(element)?.[1];
    return value === undefined ? undefined : Number(value);
  };
  return elements
    .filter((element) => new RegExp(`class="(?:[^"]* )?${kind}[ "]`).test(element))
    .map((element) => attributes.map((name) => valueOf(element, name)));
}

const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const rowsOf = ({ twin }: Picture) =>
  twin?.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : textOf(cell.text).trim())));

async function runsOf(storage: OriginStorage): Promise<CountedRun[]> {
  const reports = await readReports(storage);
  return canaryRuns(await log(storage)).map((run) => countedRun(run, reports, writtenAt));
}

/** A canary with this evidence at each midnight from March 2 on. */
function runWith(...odds: number[]): CountedRun {
  const at = (index: number) => new Date(Date.UTC(2026, 2, 2 + index)).toISOString();
  return {
    app: 'shop',
    version: '1.1.0',
    shares: [
      { at: at(0), share: 10 },
      { at: at(1), share: 50 },
    ],
    end: { at: at(odds.length - 1), how: 'withdrawn' },
    periods: [],
    metric: 'errors',
    needed: 400,
    evidence: odds.map((one, index) => ({ at: at(index), odds: one })),
  };
}

describe('the evidence about a canary', () => {
  it('is drawn at its time, and equal ratios are equally high', () => {
    const picture = evidencePicture(runWith(1, 20, 400, 8000), writtenAt);
    const marks = [...drawn(picture, 'of-seen', 'x', 'y'), ...drawn(picture, 'of-withdrawn', 'x', 'y')];
    expect(marks.map(([x]) => x)).toEqual([12, 41, 70, 99]);
    const [, threshold] = [0, drawn(picture, 'limit', 'y1')[0]?.[0]];
    const heights = marks.map(([, y = 0]) => y);
    expect(heights[2]).toBe(threshold);
    const rises = heights.slice(1).map((y, index) => (heights[index] ?? 0) - y);
    expect(Math.max(...rises) - Math.min(...rises)).toBeLessThan(0.2);
    expect(Math.min(...rises)).toBeGreaterThan(20);
    // The steps of its share are as long as they lasted and as high as the share.
    const steps = drawn(picture, 'fill-share', 'x', 'width', 'height');
    expect(steps).toEqual([
      [12, 29, 3.4],
      [41, 58, 17],
    ]);
  });

  it('crosses the threshold where the judge withdrew the canary, and not before', async () => {
    const run = (await runsOf(site)).find(({ app }) => app === 'giving');
    if (!run) throw new Error('There is no such canary.');
    const event = (await log(site)).findLast(({ command }) => command === 'rollback');
    expect(run.end).toMatchObject({ at: event?.at, how: 'withdrawn', metric: 'errors' });
    const picture = evidencePicture(run, writtenAt);
    const [[threshold = 0] = []] = drawn(picture, 'limit', 'y1');
    const [[x, y = 0] = []] = drawn(picture, 'of-withdrawn', 'x', 'y');
    expect(x).toBe(99);
    expect(y).toBeLessThan(threshold);
    const before = drawn(picture, 'of-seen', 'y').map(([place = 0]) => place);
    expect(before).toHaveLength(run.periods.length);
    expect(before.filter((place) => place < threshold)).toHaveLength(
      run.evidence.slice(0, -1).filter(({ odds }) => odds >= 400).length,
    );
    // The table says the same numbers.
    const { evidence, metric } = event?.figures as { evidence: number; metric: string };
    expect(run.evidence.at(-1)?.odds).toBe(evidence);
    expect(oddsNeeded[metric]).toBe(400);
    const words = `${new Intl.NumberFormat('en-US').format(Math.round(evidence))} : 1`;
    expect(rowsOf(picture)?.at(-1)?.slice(0, 4)).toEqual(['Mar 22, 2026, 17:30', words, '25%', '225']);
    expect(picture.label).toContain(`${words} at the end, above the 400 : 1`);
  });

  it('is that of canaries that are out first, then of those that ended last, each with its end', async () => {
    const told = (await runsOf(site)).map(({ app, version, end, shares }) => [
      app,
      version,
      end?.how,
      shares.map(({ share }) => share),
    ]);
    expect(told).toEqual([
      ['shop', '1.2.0', undefined, [10, 30]],
      ['giving', '1.2.0', 'withdrawn', [5, 25]],
      ['shop', '1.1.0', 'live', [10, 50]],
    ]);
  });
});

describe('vitals', () => {
  it('are the parts of visitors between the bounds of the judge', async () => {
    expect(partsOf('cls', new Map([[0.02, 1], [0.03, 2], [0.9, 1]]))).toEqual([0.25, 0.5, 0, 0, 0, 0.25]); // prettier-ignore
    const [run] = await runsOf(site);
    const both = overSameTime(run?.periods ?? []);
    const picture = vitalPicture('lcp', both);
    for (const [kind, values] of [
      ['live', both.live.lcp],
      ['canary', both.canary.lcp],
    ] as const) {
      // prettier-ignore
      const heights = drawn(picture, `fill-${kind}`, 'height').map(([height = 0]) => height);
      const parts = partsOf('lcp', values);
      const most = Math.max(...partsOf('lcp', both.live.lcp), ...partsOf('lcp', both.canary.lcp));
      expect(heights.map((height) => (height / 74) * most)).toEqual(
        parts.map((part) => expect.closeTo(part, 2) as number),
      );
    }
    expect(picture.label).toContain('three quarters of visitors had at most 2.1 s with the live version');
  });
});

it('the time line has each release at its time, by its kind, and the canaries as long as they were out', async () => {
  const moments = momentsIn(await log(site).then((events) => events.toReversed()), writtenAt);
  const live = new Map([['shop', '1.1.0']]);
  const picture = timelinePicture(moments, live, writtenAt);
  const count = (kind: string) => drawn(picture, kind, 'x').length;
  expect([count('of-live'), count('of-seen'), count('of-withdrawn'), count('of-published')]).toEqual([8, 6, 2, 3]);
  const first = Date.parse('2026-03-02T08:10:00.000Z');
  const x = (time: string) => 1 + ((Date.parse(time) - first) / (writtenAt.getTime() - first)) * 97.5;
  expect(drawn(picture, 'of-withdrawn', 'x')).toEqual(
    expect.arrayContaining([[expect.closeTo(x('2026-03-22T17:30:00.000Z'), 1)]]),
  );
  const spans = drawn(picture, 'fill-share', 'x', 'width').map(([from = 0, width = 0]) => [from, from + width]);
  expect(spans).toContainEqual([
    expect.closeTo(x('2026-03-19T08:00:00.000Z'), 1),
    expect.closeTo(x('2026-03-22T17:30:00.000Z'), 1),
  ]);
  expect(spans).toContainEqual([expect.closeTo(x('2026-03-26T13:20:00.000Z'), 1), 98.5]);
  expect(rowsOf(picture)).toHaveLength(moments.length);
  expect(rowsOf(picture)?.[0]).toEqual(['Mar 28, 2026, 09:00', 'shop', '1.2.0', 'canary', 'shop team (not verified)']);
});

describe('of an environment', () => {
  it('the time line is its own: what it showed instead of the live release, and how long', async () => {
    const events = (await log(await siteIn(await stagedSite(), staging.name))).toReversed();
    const drawing = timelinePicture(momentsIn(events, writtenAt), new Map([['shop', '1.2.0']]), writtenAt);
    expect(rowsOf(drawing)).toEqual([
      ['Mar 26, 2026, 13:15', 'shop', '1.2.0', 'accepted', 'bea (not verified)'],
      ['Mar 26, 2026, 13:05', 'shop', '1.2.0', 'shown', 'bea (not verified)'],
      ['Mar 14, 2026, 13:00', 'dao', '–', 'follows live', 'bea (not verified)'],
      ['Mar 13, 2026, 16:00', 'dao', '1.1.0', 'shown', 'bea (not verified)'],
    ]);
    // The dao's release was there for 21 of 383 hours, which are 97.5 percent of the width; the one of the shop still is.
    const [shop, dao] = drawn(drawing, 'fill-share', 'x', 'width');
    expect(dao).toEqual([1, expect.closeTo((97.5 * 21) / 383, 1)]);
    expect((shop?.[0] ?? 0) + (shop?.[1] ?? 0)).toBeCloseTo(98.5, 1);
  });

  it('canaries are those of the releases that it shows, as visitors of the site met them', async () => {
    const storage = await stagedSite();
    const data = await dashboardData(await siteIn(storage, staging.name), writtenAt, storage);
    const ofSite = await dashboardData(storage, writtenAt);
    const shop = ofSite.canaries?.filter(({ version }) => version === '1.2.0').slice(0, 1);
    expect(shop?.map(({ app, evidence }) => [app, evidence.length])).toEqual([['shop', 6]]);
    expect(data.canaries).toEqual(shop);
    expect(ofSite.canaries?.length).toBeGreaterThan(1);
  });

  it('all are on its page, in its words, and each place in the menu is there', async () => {
    const options = { now: writtenAt, program: 'release', again: 'release dashboard --env staging' };
    const page = await dashboardPage(await stagedSite(), { ...options, environment: staging });
    expect(textOf(page)).toContain('How did releases in staging do as canaries of the site?');
    expect(textOf(page)).toContain('Who changed what staging shows, when?');
    const menu = [...page.matchAll(/<a href="#([a-z]+)">/g)].map(([, id]) => id);
    expect(menu.filter((id) => !page.includes(`<section id="${id}"`))).toEqual([]);
    expect(menu.length).toBeGreaterThan(5);
  });
});

it('budgets are bars as long as the part that is used, with the releases before', async () => {
  const { apps } = await dashboardData(site, writtenAt);
  const budgeted = apps.flatMap((app) => app.budgeted ?? []);
  const giving = budgeted.find(({ app }) => app === 'giving');
  expect(giving?.releases.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0']);
  const [before, now] = giving?.releases.map(({ bytes }) => bytes) ?? [];
  expect(now).toBeGreaterThan(before ?? Infinity);
  const picture = budgetPicture(budgeted);
  const row = budgeted.findIndex(({ app }) => app === 'giving');
  const [bar = 0] = drawn(picture, 'fill-live', 'width')[row] ?? [];
  expect(bar / 58).toBeCloseTo((now ?? 0) / 2600, 2);
  expect(rowsOf(picture)?.[row]).toEqual([
    'giving',
    '/campaigns',
    'content',
    '2.6',
    `1.0.0: ${((before ?? 0) / 1000).toFixed(1)}, 1.1.0: ${((now ?? 0) / 1000).toFixed(1)}`,
  ]);
  const over = budgetPicture([
    { app: 'dao', path: '/', kind: 'form', budget: 100, releases: [{ version: '1.0.0', bytes: 200 }] },
  ]);
  expect(drawn(over, 'fill-over', 'width')).toEqual([[58]]);
  expect(over.label).toBe('Budgets used: dao 200%.');
});

it('shared packages are those of the host, and what remotes bring along because it lacks them', async () => {
  const { shared } = await dashboardData(site, writtenAt);
  expect(shared).toEqual([
    { key: 'react', version: '19.3.1', provider: 'host', users: ['dao', 'giving', 'shop'] },
    { key: 'effector', version: '23.4.4', provider: 'host', users: ['dao', 'shop'] },
    { key: '@farms/charts~2', version: '2.1.0', provider: 'dao', users: ['dao'] },
  ]);
  const picture = sharedPicture(shared, () => 1);
  expect(drawn(picture, 'tie', 'x1')).toHaveLength(6);
  expect(rowsOf(picture)?.[2]).toEqual(['@farms/charts 2', '2.1.0', 'dao', 'dao']);
  const wordsOf = (kind: string) =>
    [...picture.drawing.text.matchAll(new RegExp(`<text class="${kind}"[^>]*>([^<]*)`, 'g'))].map(([, words]) => words);
  expect(wordsOf('if-wide')).toEqual(['19.3.1 of host, 3 of 3', '23.4.4 of host, 2 of 3', '2.1.0 of dao, 1 of 3']);
  // A phone has no room for that beside the name.
  expect(wordsOf('if-narrow')).toEqual(['19.3.1 of host', '23.4.4 of host', '2.1.0 of dao']);
  const below = drawn(picture, 'if-narrow', 'x', 'y');
  const names = drawn(picture, 'strong', 'x', 'y').slice(0, 3);
  for (const [index, [x, y = 0]] of below.entries()) {
    expect(x).toBe(0);
    expect(y - (names[index]?.[1] ?? 0)).toBe(14);
    expect(y).toBeLessThan(picture.height);
  }
  expect(
    sharedPackages([
      { app: 'host', shared: { react: { version: '19.3.1', requiredVersion: false, singleton: true } } },
    ]),
  ).toEqual([]);
});

it('languages are bars as long as the part of the pages that is translated, in the words of status', async () => {
  const { apps, languages } = await dashboardData(site, writtenAt);
  expect(languages).toEqual(['es', 'pt']);
  const live = apps.flatMap(({ live: one }) => (one ? [one.row] : []));
  const picture = languagePicture(live, 'es');
  expect(rowsOf(picture)).toEqual([
    ['host', '1.1.0', 'the shell'],
    ['dao', '1.0.0', '0 of 1 pages'],
    ['giving', '1.1.0', 'all fragments'],
    ['shop', '1.1.0', '1 of 3 pages'],
  ]);
  expect(drawn(picture, 'fill-live', 'width')).toEqual([[100], [0], [0], [33.33]]);
  expect(picture.label).toBe('In Spanish: host the shell, dao 0 of 1 pages, giving all fragments, shop 1 of 3 pages.');
  for (const [app, , said] of rowsOf(picture)?.filter(([app]) => app !== 'dao') ?? [])
    expect(statusNotes(live)).toMatch(new RegExp(`^${app}@\\S+ has ${said} in es\\.$`, 'm'));
  expect(languagePicture(live, 'pt').label).toMatch(/^In Portuguese: host a shell for any language, dao 0 of 1 pages/);
});

it('a language that a release has and the settings do not name is shown as well', async () => {
  const unnamed = overlayStorage(site);
  await unnamed.write(settingsFile, JSON.stringify({ url: 'https://farms.example' }));
  expect((await dashboardData(unnamed, writtenAt)).languages).toEqual(['es']);
});

it('says what there is not on a site without canaries, releases, budgets, shared packages and languages', async () => {
  const page = textOf(
    await dashboardPage(memoryStorage(), { now: writtenAt, program: 'release', again: 'release dashboard' }),
  );
  for (const words of [
    'No canary has run yet.',
    'Nothing was released in the last 30 days.',
    'The site has no budgets for scripts of a page’s own.',
    'No remote uses a shared package.',
    'The site has the language of its sources only.',
  ])
    expect(page).toContain(words);
});
