import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cohort } from '../../domain/day';
import { toJson } from '../../domain/json';
import { settingsFile } from '../../domain/paths';
import { readCandidate } from '../../store/candidate';
import { memoryStorage } from '../../store/memory-storage';
import { siteOverHttp } from '../../store/site-over-http';
import { folderStorage } from '../../store/folder-storage';
import { folderFiles } from '../../server/files';
import { startServer } from '../../server/serve';
import type { OriginStorage } from '../../store/storage';
import { countVisits } from '../../testing/days';
import { offeredSlot, writeHost, writeRemote } from '../../testing/fixture';
import { createEnvironment, promoteIn } from '../environment';
import { promote } from '../promote';
import { publish } from '../publish';
import { status } from '../status';
import { watch } from '../watch';
import { dashboardPage } from './dashboard';
import { quoted } from './html';

const live = { app: 'shop', version: '1.0.0' };
const canary = { app: 'shop', version: '1.1.0' };
const hostile = `</script><img src=x onerror="alert('1')">`;
let folder: string;
let storage: OriginStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dashboard-'));
  storage = memoryStorage();
  await release(storage);
});
afterEach(() => rm(folder, { recursive: true }));

/** A host, a shop that is live and shows its own fragment in the host's shell, and a next version of it that waits. */
async function release(to: OriginStorage) {
  const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
  const pages = { '/buy-food': ['/buy-food'] };
  const offers = { deals: [{ count: 3, html: '<p>three</p>' }] };
  const embeds = [{ of: 'shop/deals', props: { count: 3 } }];
  for (const dist of [
    await writeRemote(join(folder, 'one'), 'shop', { pages, offers }),
    await writeHost(join(folder, 'host'), { embeds }),
  ])
    await publish({ storage: to, candidate: await readCandidate(dist), published, promote: true });
  const next = await writeRemote(join(folder, 'two'), 'shop', { version: '1.1.0', content: 'two', pages, offers });
  await publish({ storage: to, candidate: await readCandidate(next), published });
}

const pageOf = (of: OriginStorage) =>
  dashboardPage(of, {
    now: new Date('2026-01-02T16:42:00Z'),
    program: 'pnpm release',
    again: 'pnpm release dashboard',
  });
/** What a reader of the page is told, without its styles and its script. */
const textOf = (page: string) =>
  page
    .replaceAll(/<(style|script)[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const met = (of: typeof live, cohort: Cohort, visits: number, failures: number, error = 'TypeError: lots') => ({
  ...of,
  cohort,
  visits,
  failures: failures > 0 ? [{ phase: 'error', error, count: failures }] : [],
  waits: { inp: { 120: visits } },
});

it('says that no canary is out, and how to have figures, where no reports are collected', async () => {
  const text = textOf(await pageOf(storage));
  expect(text).toContain('There is no canary.');
  expect(text).toContain('Written Jan 2, 2026, 16:42 UTC, after event 3');
  expect(text).toContain('pnpm release serve --reports');
  expect(text).toContain('1 fragment, 1 use');
  expect(text).toContain('deals every page');
});

it('shows which app fills the slots of which', async () => {
  const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
  const offering = await writeRemote(join(folder, 'content'), 'content', {
    pages: { '/farm': ['/farm'] },
    places: [{ name: 'farm', props: { count: 3 } }],
    slots: [offeredSlot('farm')],
  });
  const filling = await writeRemote(join(folder, 'dao'), 'dao', {
    pages: { '/votes': ['/votes'] },
    offers: { votes: [{ count: 3, html: '<p>three</p>' }] },
    fills: { votes: [{ slot: 'content/farm', order: 1 }] },
  });
  for (const dist of [offering, filling])
    await publish({ storage, candidate: await readCandidate(dist), published, promote: true });
  const text = textOf(await pageOf(storage));
  expect(text).toContain('2 fragments, 2 uses');
  expect(text).toMatch(/content votes slot farm /);
  await storage.write(settingsFile, toJson({ slots: { 'content/farm': { apps: ['shop'] } } }));
  expect(textOf(await pageOf(storage))).toContain('2 fragments, 1 use');
  const added = { add: [{ of: 'shop/deals', order: 5 }] };
  await storage.write(settingsFile, toJson({ slots: { 'content/farm': added } }));
  expect(textOf(await pageOf(storage))).toMatch(/content votes slot farm deals slot farm, by the settings /);
});

it('says which canary is worse in the words of watch, with the command that takes it back', async () => {
  await promote({ storage, ...canary, traffic: 10 });
  await countVisits(storage, met(canary, 'canary', 300, 60), met(live, 'beside 1.1.0', 900, 9));
  const text = textOf(await pageOf(storage));
  const [row] = (await status(storage)).filter(({ version }) => version === '1.1.0');
  expect(row?.measured).toMatchObject({ visits: 300, errors: 60, inp: 120 });
  expect(text).toContain('The canary is worse than the live version.');
  expect(text).toContain('1,200 visits');
  expect(text).toContain('10.0 200.0 canary');
  expect(text).toContain('Errors up');
  expect(text).toContain('60 times TypeError: lots error on /buy-food');
  const options = { maxErrorRate: 2, minVisits: 100, interval: 5, once: true, report: () => undefined };
  const watched = await watch({ storage, app: 'shop', ...options });
  const reason = watched.outcome === 'withdrawn' ? watched.reason : '';
  expect(text).toContain(`pnpm release rollback shop@1.1.0 --reason &#39;${reason}&#39;`);
  expect(textOf(await pageOf(storage))).toContain(`shop 1.1.0 ${reason} watch (not verified) rolled back`);
});

it.each([
  ['Better', [met(canary, 'canary', 100, 1), met(live, 'beside 1.1.0', 900, 180)]],
  ['No worse', [met(canary, 'canary', 300, 3), met(live, 'beside 1.1.0', 900, 9)]],
  ['Too few visits', [met(canary, 'canary', 99, 90), met(live, 'beside 1.1.0', 900, 9)]],
])('says "%s" of a canary that is', async (word, rows) => {
  await promote({ storage, ...canary, traffic: 10 });
  await countVisits(storage, ...rows);
  const text = textOf(await pageOf(storage));
  expect(text).toContain('No canary is worse than the live version.');
  expect(text).toContain(` ${word} `);
  expect(text).toContain('pnpm release promote shop@1.1.0 --traffic 50');
});

it('shows what others wrote as text, and allows only its own styles and script', async () => {
  await promote({ storage, ...canary, traffic: 10, by: { actor: hostile, reason: hostile } });
  await countVisits(storage, { ...met(canary, 'canary', 100, 1, hostile), route: hostile });
  const page = await pageOf(storage);
  expect(page).not.toContain('<img src=x');
  expect(page.split('&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;')).toHaveLength(6);
  for (const name of ['style', 'script']) {
    const [, text = ''] = new RegExp(`<${name}[^>]*>([^]*?)</${name}>`).exec(page) ?? [];
    expect(text).not.toBe('');
    expect(page).toContain(`${name}-src &#39;sha256-${createHash('sha256').update(text).digest('base64')}&#39;`);
  }
  expect(page).not.toMatch(/\s(?:on\w+|style)="/);
});

it('is written of a site that is read over HTTP as well, without what its servers keep to themselves', async () => {
  const origin = join(folder, 'origin');
  await release(folderStorage(origin, { precompress: false }));
  const server = await startServer({ files: folderFiles(origin), port: 0 });
  const text = textOf(await pageOf(siteOverHttp(server.url)));
  await server.close();
  expect(text).toContain('The journal is private.');
  expect(text).toContain('reports are not collected here, or they are hidden');
  expect(text).toMatch(/shop 1\.0\.0/);
});

it('is written of an environment: what it shows, its journal, and the commands that move its releases', async () => {
  await createEnvironment({ storage, name: 'staging' });
  await promoteIn({ storage, name: 'staging', ...canary, by: { actor: 'ann' } });
  await countVisits(storage, met(live, 'live', 1200, 9));
  const page = await dashboardPage(storage, {
    now: new Date('2026-01-02T16:42:00Z'),
    program: 'pnpm release',
    again: 'pnpm release dashboard --env staging',
    environment: { name: 'staging', shows: [canary] },
  });
  const text = textOf(page);
  expect(page).toContain('<title>staging shows shop 1.1.0. Furrow operations</title>');
  expect(text).toContain('What does staging show?');
  expect(text).toContain('Pages of staging report nothing.');
  expect(text).toMatch(/shop 1\.1\.0 ann \(not verified\) shown/);
  expect(text).toContain('staging unknown (not verified) create');
  expect(text).toContain('pnpm release promote shop@1.1.0 --from staging');
  expect(text).toContain('pnpm release env follow staging shop');
  expect(text).toContain('pnpm release dashboard --env staging');
  expect(text).not.toContain('release rollback');
  expect(text).toMatch(/kB \/buy-food/);
});

it('a text becomes one word of a shell', () => {
  expect(quoted('s3://furrow-site/a')).toBe('s3://furrow-site/a');
  expect(quoted(`it's $HOME`)).toBe(`'it'\\''s $HOME'`);
});
