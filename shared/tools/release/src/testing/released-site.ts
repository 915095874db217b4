import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../domain/day';
import { accept, createEnvironment, followLive, promoteIn } from '../operations/environment';
import { promote, rollback } from '../operations/promote';
import { publish } from '../operations/publish';
import { watch } from '../operations/watch';
import { settingsFile } from '../domain/paths';
import { readCandidate } from '../store/candidate';
import { addToDay } from '../store/day-files';
import { memoryStorage } from '../store/memory-storage';
import type { OriginStorage } from '../store/storage';
import { type Fixture, siteShared, writeHost, writeRemote } from './fixture';

/*
 * A small site with a history of four weeks: releases of three teams, a canary that was withdrawn by its evidence, one
 * that became live, and one that is out. For tests of what shows a history.
 */

/** The end of the history: when the page for operators is written. */
export const writtenAt = new Date('2026-03-29T15:00:00.000Z');

/** Runs work as if it were this time. Tests of a history need many times, and commands take theirs from the clock. */
async function at<Result>(time: string, work: () => Promise<Result>): Promise<Result> {
  const clock = globalThis.Date;
  const now = clock.parse(time);
  const stopped = class extends clock {
    constructor(...given: [] | [string | number | Date]) {
      super(...((given.length === 0 ? [now] : given) as [number]));
    }
    static override now = () => now;
  };
  globalThis.Date = stopped as DateConstructor;
  try {
    return await work();
  } finally {
    globalThis.Date = clock;
  }
}

const kind = 'content';
const ownBudget = { html: 4000, css: 4000, js: 2600 };

/** How many bytes of code a page has. Text like this is hardly compressed. */
const code = (bytes: number) =>
  Array.from({ length: bytes / 4 }, (_, index) => ((index * 2_654_435_761) % 2 ** 32).toString(36).slice(0, 4)).join(
    '',
  );

/** @param siteStyles the style sheet that the host gives to foreign pages and to the page for operators */
export async function releasedSite(siteStyles = ''): Promise<OriginStorage> {
  const storage = memoryStorage();
  const budgets = {
    shell: { html: 9000, css: 9000, js: 120, fonts: 0 },
    [kind]: { css: 9000, js: 90_000, fonts: 0, own: ownBudget },
  };
  await storage.write(
    settingsFile,
    JSON.stringify({ url: 'https://farms.example', languages: ['en', 'es', 'pt'], budgets }),
  );
  const folder = await mkdtemp(join(tmpdir(), 'released-site-'));
  let count = 0;
  const put = async (
    time: string,
    app: string,
    version: string,
    options: Fixture & { waits?: boolean; bytes?: number },
  ) => {
    const { waits = false, bytes = 0, ...fixture } = options;
    const to = join(folder, String((count += 1)));
    const dist =
      app === 'host'
        ? await writeHost(to, { version, siteStyles: 'look.css', ...fixture })
        : await writeRemote(to, app, {
            version,
            ...fixture,
            routes: Object.entries(fixture.pages ?? {}).map(([pattern, pages]) => ({ pattern, pages, kind })),
          });
    if (app === 'host') await writeFile(join(to, 'look.css'), siteStyles);
    else await writeFile(join(to, 'page.js'), `/* ${version} */ ${code(bytes)}`);
    const published = { publishedAt: time, commit: null };
    await at(time, async () => {
      await publish({
        storage,
        candidate: await readCandidate(dist),
        published,
        promote: !waits,
        by: { actor: `${app} team` },
      });
    });
  };
  const shared = { ...siteShared, '@farms/charts~2': { version: '2.1.0', requiredVersion: '^2.0.0', singleton: true } };
  const shop = {
    pages: { '/buy-food': ['/buy-food'], '/lots/:lot': ['/lots/1', '/lots/2'] },
    translated: { es: { pages: { '/buy-food': 'Comprar comida' } } },
  };
  const dao = { pages: { '/votes': ['/votes'] }, shared };
  const offers = { badge: [{ count: 1, html: '<p>one</p>' }] };
  const giving = {
    offers,
    translated: { es: { offers } },
    pages: { '/campaigns': ['/campaigns'] },
    shared: { react: siteShared.react } as Fixture['shared'],
  };
  await put('2026-03-02T08:10:00.000Z', 'host', '1.0.0', {});
  await put('2026-03-02T09:00:00.000Z', 'shop', '1.0.0', { ...shop, bytes: 2400 });
  await put('2026-03-03T10:00:00.000Z', 'dao', '1.0.0', { ...dao, bytes: 1600 });
  await put('2026-03-04T10:00:00.000Z', 'giving', '1.0.0', { ...giving, bytes: 2600 });
  await put('2026-03-09T14:00:00.000Z', 'shop', '1.1.0', { ...shop, bytes: 2700, waits: true });
  await runCanary(storage, {
    app: 'shop',
    version: '1.1.0',
    live: '1.0.0',
    fails: 0.01,
    steps: [
      ['2026-03-09T14:10:00.000Z', 10],
      ['2026-03-10T08:00:00.000Z', 50],
      ['2026-03-11T09:30:00.000Z', 100],
    ],
  });
  await put('2026-03-12T11:00:00.000Z', 'giving', '1.1.0', { ...giving, bytes: 3000 });
  await put('2026-03-14T09:00:00.000Z', 'dao', '1.1.0', { ...dao, bytes: 1900 });
  await at('2026-03-14T12:20:00.000Z', () =>
    rollback({ storage, app: 'dao', by: { actor: 'ann', reason: 'the count of votes was wrong' } }),
  );
  await put('2026-03-17T08:00:00.000Z', 'host', '1.1.0', { translated: { es: {}, und: {} } });
  await put('2026-03-19T07:50:00.000Z', 'giving', '1.2.0', { ...giving, bytes: 3300, waits: true });
  await runCanary(storage, {
    app: 'giving',
    version: '1.2.0',
    live: '1.1.0',
    fails: 0.034,
    steps: [
      ['2026-03-19T08:00:00.000Z', 5],
      ['2026-03-20T10:00:00.000Z', 25],
      ['2026-03-22T17:30:00.000Z', 25],
    ],
  });
  await at('2026-03-22T17:30:00.000Z', () =>
    watch({
      storage,
      app: 'giving',
      maxErrorRate: 2,
      minVisits: 100,
      interval: 5,
      once: true,
      report: () => undefined,
    }),
  );
  await put('2026-03-26T13:00:00.000Z', 'shop', '1.2.0', { ...shop, bytes: 3100, waits: true });
  await runCanary(storage, {
    app: 'shop',
    version: '1.2.0',
    live: '1.1.0',
    fails: 0.012,
    slower: 0.14,
    steps: [
      ['2026-03-26T13:20:00.000Z', 10],
      ['2026-03-28T09:00:00.000Z', 30],
      ['2026-03-29T15:00:00.000Z', 30],
    ],
  });
  await rm(folder, { recursive: true });
  return storage;
}

/** The same site with an environment, which has shown a canary of it before it was one, and a release that was taken back. */
export async function stagedSite(siteStyles = ''): Promise<OriginStorage> {
  const storage = await releasedSite(siteStyles);
  const name = 'staging';
  const by = { actor: 'bea' };
  const next = { storage, name, app: 'shop', version: '1.2.0', by };
  await at('2026-03-09T12:00:00.000Z', () => createEnvironment({ storage, name, by }));
  await at('2026-03-13T16:00:00.000Z', () => promoteIn({ storage, name, app: 'dao', version: '1.1.0', by }));
  await at('2026-03-14T13:00:00.000Z', () => followLive({ storage, name, app: 'dao', by }));
  await at('2026-03-26T13:05:00.000Z', () => promoteIn(next));
  await at('2026-03-26T13:15:00.000Z', () => accept(next));
  return storage;
}

/** What the page for operators is told of that environment. */
export const staging = { name: 'staging', shows: [{ app: 'shop', version: '1.2.0' }] };

type Course = {
  app: string;
  version: string;
  live: string;
  fails: number;
  slower?: number;
  steps: (readonly [time: string, share: number])[];
};

/** Promotes a canary step by step and counts its visitors day by day; the last step is the end of what is counted. */
async function runCanary(
  storage: OriginStorage,
  { app, version, live, fails, slower = 0, steps }: Course,
): Promise<void> {
  for (const [index, [time, share]] of steps.entries()) {
    const next = steps[index + 1]?.[0];
    const before = steps[index - 1]?.[1];
    const traffic = share < 100 ? { traffic: share } : {};
    if (share !== before)
      await at(time, () => promote({ storage, app, version, ...traffic, by: { actor: `${app} team` } }));
    for (let since = time; next !== undefined && since < next; since = midnightAfter(since)) {
      const period = { run: 'a', since, share: share / 100 };
      const visits = { live: 900 - 9 * share, canary: 9 * share };
      const rows: Row[] = (['live', 'canary'] as const).map((kind) => {
        const failed = Math.round(visits[kind] * (kind === 'canary' ? fails : 0.01));
        return {
          app,
          version: kind === 'canary' ? version : live,
          cohort: kind === 'canary' ? 'canary' : `beside ${version}`,
          route: '/',
          period,
          visits: visits[kind],
          failures: failed > 0 ? [{ phase: 'error', error: 'TypeError: x is undefined', count: failed }] : [],
          waits: waitsOf(visits[kind], kind === 'canary' ? slower : 0),
        };
      });
      await addToDay(storage, since.slice(0, 10), rows);
    }
  }
}

const midnightAfter = (time: string) =>
  new Date(Date.parse(`${time.slice(0, 10)}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString();

/** Parts of visitors by how long they waited, in milliseconds: most shortly, few long. */
const usual = {
  lcp: { 800: 0.22, 1400: 0.34, 2100: 0.24, 3200: 0.13, 5200: 0.07 },
  inp: { 50: 0.42, 110: 0.3, 180: 0.15, 280: 0.09, 600: 0.04 },
};

/** @param slower the part of the visitors of each value that wait as long as those of the next longer one instead */
function waitsOf(visits: number, slower: number): Row['waits'] {
  const counted = Object.entries(usual).map(([vital, parts]) => {
    const values = Object.entries(parts);
    const counts = values.map(([value, part], index) => {
      const stays = index === values.length - 1 ? part : part * (1 - slower);
      return [value, Math.round((stays + (values[index - 1]?.[1] ?? 0) * slower) * visits)];
    });
    return [vital, Object.fromEntries(counts) as Record<string, number>];
  });
  return Object.fromEntries(counted) as Row['waits'];
}
