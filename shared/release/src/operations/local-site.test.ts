import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsFile } from '../domain/paths';
import { readCandidate } from '../store/candidate';
import { writeHost, writeRemote } from '../testing/fixture';
import { folderStorage } from '../store/folder-storage';
import { teamsFile } from '../domain/paths';
import { releaseLocalSite } from './local-site';
import { rollback } from './promote';
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

  it('lets a version that nobody else has seen get other content', async () => {
    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.0.0', 'one') });
    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.0.0', 'two') });
    expect(await page()).toContain('shop /buy-food two');
    expect((await verify(folderStorage(origin))).problems).toEqual([]);
  });

  it('loses nothing when it cannot be read, and says how to start afresh', async () => {
    await releaseLocalSite({ origin, keepOthers: true, dists: await build('1.0.0', 'one') });
    const held = { '.furrow/ledger.json': '{ "sch', [settingsFile]: '{"sourceMaps":true}', [teamsFile]: '{}' };
    for (const [path, text] of Object.entries(held)) await writeFile(join(origin, path), text);
    const start = releaseLocalSite({ origin, keepOthers: true, dists: await build('1.0.0', 'one') });
    await expect(start).rejects.toThrow(/ledger\.json holds no valid JSON.*To start afresh, move the folder away/s);
    for (const [path, text] of Object.entries(held)) expect(await readFile(join(origin, path), 'utf8')).toBe(text);
    expect(await page()).toContain('shop /buy-food one');
  });

  it('is made anew when it cannot be read and nothing in it is to be kept', async () => {
    await releaseLocalSite({ origin, dists: await build('1.0.0', 'one') });
    await writeFile(join(origin, '.furrow/ledger.json'), '{ "sch');
    await releaseLocalSite({ origin, dists: await build('1.0.0', 'two') });
    expect(await page()).toContain('shop /buy-food two');
  });
});
