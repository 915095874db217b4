import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsFile } from '../domain/paths';
import { readCandidate } from '../store/candidate';
import { writeHost, writeRemote } from '../testing/fixture';
import { folderStorage } from '../store/folder-storage';
import { readLedger } from '../store/ledger-file';
import { liveVersion } from '../domain/versions';
import { teamsFile } from '../domain/paths';
import { releaseLocalSite } from './local-site';
import { log, tellEvent } from './log';
import { promote, rollback } from './promote';
import { publish } from './publish';
import { status } from './status';
import { verify } from '../check/verify';

let folder: string;
let origin: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-site-'));
  origin = join(folder, 'origin');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pages = { '/buy-food': ['/buy-food'] };
const build = async (version: string, content: string, given: Record<string, string[]> = pages) => [
  await writeHost(join(folder, 'host')),
  await writeRemote(join(folder, `${version} ${content}`), 'shop', { version, content, pages: given }),
];
const states = async () =>
  (await status(folderStorage(origin)))
    .filter(({ app }) => app === 'shop')
    .map(({ version, traffic }) => `${version} ${traffic}`);
const page = () => readFile(join(origin, 'buy-food.html'), 'utf8');

describe('the site of this machine', () => {
  it('keeps what was published into it when it is started again', async () => {
    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.0.0', 'one') });
    const [, next = ''] = await build('1.1.0', 'two');
    const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
    const storage = folderStorage(origin);
    await publish({ storage, candidate: await readCandidate(next), promote: true, published });

    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.1.0', 'two') });
    expect(await states()).toEqual(['1.1.0 100', '1.0.0 0']);
    await rollback({ storage, app: 'shop' });
    expect(await page()).toContain('shop /buy-food one');
  });

  it('shows the builds it is given, though an older version has routes they lack', async () => {
    await releaseLocalSite({
      origin,
      keepOthers: true,
      dists: await build('1.0.0', 'one', { ...pages, '/garden': ['/garden'] }),
    });
    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.1.0', 'two') });
    expect(await page()).toContain('shop /buy-food two');
    expect(await states()).toEqual(['1.1.0 100', '1.0.0 0']);
  });

  it('names each place that shows its fallback, because nobody has the fragment', async () => {
    const told: string[] = [];
    const embeds = [{ of: 'giving/campaigns', props: {} }];
    const shop = await writeRemote(join(folder, 'embedding'), 'shop', { pages, embeds });
    const dists = [await writeHost(join(folder, 'host')), shop];
    await releaseLocalSite({ origin, dists, report: (line) => told.push(line) });
    expect(told).toContain(
      'The page /buy-food of shop shows its fallback instead of giving/campaigns: giving has no live version.',
    );
  });

  it('lets a version that nobody else has seen get other content', async () => {
    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.0.0', 'one') });
    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.0.0', 'two') });
    expect(await page()).toContain('shop /buy-food two');
    expect((await verify(folderStorage(origin))).problems).toEqual([]);
  });

  it('leaves what waits waiting, whether it is the build or another one with its number', async () => {
    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.0.0', 'one') });
    const [, next = ''] = await build('1.1.0', 'two');
    const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
    await publish({ storage: folderStorage(origin), candidate: await readCandidate(next), published });

    for (const [content, said] of [
      [
        'two',
        'shop@1.1.0 is published and not live here; 1.0.0 stays. To make it live, run: pnpm release promote shop@1.1.0',
      ],
      [
        'three',
        'shop@1.1.0 is published here with different content and not live; 1.0.0 stays. Raise its version to see this build.',
      ],
    ] as const) {
      const steps: string[] = [];
      const report = (step: string) => void steps.push(step);
      await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.1.0', content), report });
      expect(steps).toContain(said);
      expect(await states()).toEqual(['1.1.0 0', '1.0.0 100']);
      expect(await page()).toContain('shop /buy-food one');
    }
    await promote({ storage: folderStorage(origin), app: 'shop', version: '1.1.0' });
    expect(await page()).toContain('shop /buy-food two');
  });

  it('does not bring back what was rolled back', async () => {
    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.0.0', 'one') });
    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.1.0', 'two') });
    await rollback({ storage: folderStorage(origin), app: 'shop' });
    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.1.0', 'two') });
    expect(await page()).toContain('shop /buy-food one');
  });

  it('is the site of before at each step until everything is stored, wherever it is interrupted', async () => {
    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.0.0', 'one') });
    const ledger = async () => {
      const { apps } = await readLedger(folderStorage(origin));
      return Object.fromEntries(
        Object.entries(apps).map(([app, { versions }]) => [app, liveVersion(versions)?.facts.extras.release]),
      );
    };
    const before = await ledger();
    const seen: Promise<unknown>[] = [];
    const report = (step: string) => void (step === 'Composing documents' || seen.push(ledger()));
    const next = await build('1.0.0', 'two');
    await writeHost(join(folder, 'host'), { content: 'two' });
    await releaseLocalSite({ origin, keepOthers: true, dists: next, report, settings: { sourceMaps: true } });
    expect(seen.length).toBeGreaterThan(1);
    for (const one of await Promise.all(seen)) expect(one).toEqual(before);
    expect(await ledger()).not.toEqual(before);
    expect((await verify(folderStorage(origin))).problems).toEqual([]);
  });

  it('stays unchanged, file by file, when the builds do not fit together', async () => {
    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.0.0', 'one') });
    const files = async () => {
      const storage = folderStorage(origin);
      const paths = await storage.list('');
      return Promise.all(paths.map(async (path) => [path, (await storage.read(path))?.etag]));
    };
    const before = await files();
    const other = await writeRemote(join(folder, 'dao'), 'dao', { pages });
    const start = releaseLocalSite({
      origin,
      keepOthers: true,
      dists: [...(await build('1.0.0', 'two')), other],
      settings: { sourceMaps: true },
    });
    await expect(start).rejects.toThrow(/\/buy-food/);
    expect(await files()).toEqual(before);
  });

  it('loses nothing when it cannot be read, and says how to start over', async () => {
    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.0.0', 'one') });
    const held = { '.furrow/ledger.json': '{ "sch', [settingsFile]: '{"sourceMaps":true}', [teamsFile]: '{}' };
    for (const [path, text] of Object.entries(held)) await writeFile(join(origin, path), text);
    const start = releaseLocalSite({ origin, keepOthers: true, dists: await build('1.0.0', 'one') });
    await expect(start).rejects.toThrow(/ledger\.json is not valid JSON.*To start over, move the folder away/s);
    for (const [path, text] of Object.entries(held)) expect(await readFile(join(origin, path), 'utf8')).toBe(text);
    expect(await page()).toContain('shop /buy-food one');
  });

  it.each([false, true])(
    'says of an app that was deleted that nobody gets it, and nothing is wrong with that (others kept: %s)',
    async (keepOthers) => {
      const [host = '', shop = ''] = await build('1.0.0', 'one');
      const calendar = await writeRemote(join(folder, 'calendar'), 'calendar', { pages: { '/days': ['/days'] } });
      await releaseLocalSite({ origin, keepOthers, dists: [host, shop, calendar] });
      await releaseLocalSite({ origin, keepOthers, dists: [host, shop] });

      const storage = folderStorage(origin);
      expect((await verify(storage)).problems).toEqual([]);
      const left = (await status(storage)).filter(({ app }) => app === 'calendar');
      expect(left.map(({ traffic }) => traffic)).toEqual(keepOthers ? [0] : []);
      for (const about of [{ app: 'calendar' }, { app: 'calendar', version: '1.0.0' }]) {
        const told = (await log(storage, about)).map((event) => tellEvent(event, 'calendar'));
        expect(told).toEqual([
          expect.stringMatching(/: local site, visitors get 1\.0\.0$/),
          expect.stringMatching(/: local site, visitors get nothing$/),
        ]);
      }
    },
  );

  it('is as its journal says after an app got another version, and after its first one came back', async () => {
    for (const [version, content] of [
      ['1.0.0', 'one'],
      ['1.1.0', 'two'],
      ['1.0.0', 'three'],
    ] as const) {
      await releaseLocalSite({ origin, dists: await build(version, content) });
      expect((await verify(folderStorage(origin))).problems).toEqual([]);
      expect(await states()).toEqual([`${version} 100`]);
    }
  });

  it('is made again when it cannot be read and nothing in it is to be kept', async () => {
    await releaseLocalSite({ origin, dists: await build('1.0.0', 'one') });
    await writeFile(join(origin, '.furrow/ledger.json'), '{ "sch');
    await releaseLocalSite({ origin, dists: await build('1.0.0', 'two') });
    expect(await page()).toContain('shop /buy-food two');
  });
});
