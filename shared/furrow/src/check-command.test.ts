import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { budgetsFile } from '@furrow/formats/site-file';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate, type Candidate } from '@furrow/release/store/candidate';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import { writeHost, writeRemote } from '@furrow/release/testing/fixture';
import { fitsSite, remoteIn } from './check-command';

/** Whether a remote in a repository of its own can be released, before anything is sent. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };

let folder: string;
let storage: ReturnType<typeof memoryStorage>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'));
  storage = memoryStorage();
  const host = await readCandidate(await writeHost(join(folder, 'host')));
  await publish({ storage, candidate: host, published, promote: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function allow(js: number): Promise<void> {
  const rest = { html: 100_000, css: 100_000, fonts: 100_000 };
  const budgets = { content: { ...rest, js: 1_000_000, own: { ...rest, js } } };
  await storage.write(budgetsFile, new TextEncoder().encode(JSON.stringify(budgets)));
}

const calendar = async () => {
  const pages = { '/calendar': ['/calendar'] };
  return readCandidate(await writeRemote(join(folder, 'calendar'), 'calendar', { version: '1.0.0', pages }));
};
const check = async (candidate: Candidate) => fitsSite({ storage, candidate, report: () => undefined });

it('says that a build fits, without storing anything', async () => {
  const before = await storage.list('');
  expect(await check(await calendar())).toBe('calendar@1.0.0 fits the site.');
  expect(await storage.list('')).toEqual(before);
});

it('names the page that uses most of its budget, with its own JavaScript alone', async () => {
  await allow(30_000);
  const candidate = await calendar();
  const own =
    candidate.pages[0]?.assets.scripts.map((file) => brotliCompressSync(candidate.files.get(file)!).length) ?? [];
  const bytes = own.reduce((total, each) => total + each, 0);
  expect(await check(candidate)).toBe(
    `calendar@1.0.0 fits the site. /calendar has ${(bytes / 1000).toFixed(1)} kB of JavaScript of your own, of 30.0.`,
  );
});

it('refuses a build that is over its budget', async () => {
  await allow(1);
  await expect(check(await calendar())).rejects.toThrow(/kB of js of its own, over the content budget/);
});

it('says where it has to be run', async () => {
  await expect(remoteIn(folder)).rejects.toThrow('is no repository of a remote');
  await writeFile(join(folder, 'rspack.config.ts'), '');
  await writeFile(join(folder, 'package.json'), '{ "name": "calendar",');
  await expect(remoteIn(folder)).rejects.toThrow('package.json holds no valid JSON');
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'calendar', scripts: { test: 'jest' } }));
  await expect(remoteIn(folder)).rejects.toThrow(
    'package.json has no script "types", "lint". In the workspace of the site, run: pnpm check calendar',
  );
  const all = { name: 'calendar', scripts: { types: 'tsc', lint: 'eslint', test: 'jest' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(all));
  await expect(remoteIn(folder)).resolves.toBe('calendar');
});
