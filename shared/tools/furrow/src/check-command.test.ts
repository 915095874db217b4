import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { budgetsFile } from '@furrow/formats/site-file';
import { Command } from 'commander';
import { viewOf } from '@furrow/release/domain/ledger';
import { lockOf } from '@furrow/release/domain/site-lock';
import type { Refused } from '@furrow/release/domain/refused';
import { lockedSite } from '@furrow/release/operations/locked-site';
import { publish } from '@furrow/release/operations/publish';
import { storageFiles } from '@furrow/release/server/files';
import { startServer } from '@furrow/release/server/serve';
import { readLedger } from '@furrow/release/store/ledger-file';
import { siteOverHttp } from '@furrow/release/store/site-over-http';
import { readCandidate, type Candidate } from '@furrow/release/store/candidate';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import { writeHost, writeRemote } from '@furrow/release/testing/fixture';
import { addCheckCommand, fitsSite, runScript } from './check-command';

// Jest reads modules in TypeScript already.
jest.mock('./typescript-modules', () => ({ allowTypeScript: () => Promise.resolve() }));

/** Whether a remote in a repository of its own can be released, before anything is sent. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };

let folder: string;
let storage: ReturnType<typeof memoryStorage>;

beforeEach(async () => {
  warn.mockReset();
  folder = await mkdtemp(join(tmpdir(), 'check-'));
  storage = memoryStorage();
  const host = await readCandidate(await writeHost(join(folder, 'host')));
  await publish({ storage, candidate: host, published, promote: true });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function allow(js: number): Promise<void> {
  const rest = { html: 100_000, css: 100_000, fonts: 100_000 };
  const budgets = { content: { ...rest, js: 1_000_000, own: { ...rest, js } } };
  await storage.write(budgetsFile, new TextEncoder().encode(JSON.stringify(budgets)));
}

const calendar = async () => {
  const pages = { '/calendar': ['/calendar'] };
  return readCandidate(await writeRemote(join(folder, 'calendar'), 'calendar', { version: '1.0.0', pages }));
};
const warn = jest.fn<void, [string]>();
const check = async (candidate: Candidate) => fitsSite({ storage, candidate, report: () => undefined, warn });

it('says that a build fits, without storing anything', async () => {
  const before = await storage.list('');
  expect(await check(await calendar())).toBe('fits');
  expect(await storage.list('')).toEqual(before);
});

it('says what the gate warns of, which refuses nothing', async () => {
  const pages = { '/calendar': ['/calendar'] };
  const translated = { es: { pages: { '/calendar': '<a href="/calendar">Calendario</a>' } } };
  const dist = await writeRemote(join(folder, 'calendar'), 'calendar', { version: '1.0.0', pages, translated });
  expect(await check(await readCandidate(dist))).toBe('fits');
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('calendar@1.0.0 has links that lead out of es: /calendar in its page /calendar.')],
  ]);
});

it('names the page that uses most of its budget, with its own JavaScript alone', async () => {
  await allow(30_000);
  const candidate = await calendar();
  const own =
    candidate.pages[0]?.assets.scripts.map((file) => brotliCompressSync(candidate.files.get(file)!).length) ?? [];
  const bytes = own.reduce((total, each) => total + each, 0);
  expect(await check(candidate)).toBe(`fits; ${(bytes / 1000).toFixed(1)} kB used of 30 (/calendar)`);
});

it('refuses a build that is over its budget', async () => {
  await allow(1);
  await expect(check(await calendar())).rejects.toThrow(/kB of js of its own, over the content budget/);
});

it('judges by the pinned site, which others cannot change', async () => {
  const server = await startServer({ files: storageFiles(storage), port: 0 });
  const pinned = await lockedSite(siteOverHttp(server.url), lockOf(viewOf(await readLedger(storage))));
  const pages = { '/calendar': ['/calendar'] };
  const rival = await readCandidate(await writeRemote(join(folder, 'rival'), 'rival', { version: '1.0.0', pages }));
  await publish({ storage, candidate: rival, published, promote: true });
  const candidate = await calendar();
  await expect(check(candidate)).rejects.toThrow('it claims /calendar, which rival owns');
  expect(await fitsSite({ storage: pinned, candidate, report: () => undefined, warn })).toBe('fits');
  await server.close();
});

it('names the messages that a translation lacks, and those that nobody asks for', async () => {
  await mkdir(join(folder, 'src'));
  const passing = { types: 'exit', lint: 'exit', test: 'exit' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'calendar', scripts: passing }));
  await writeFile(join(folder, 'rspack.config.ts'), '');
  const put = (file: string, text: string) => writeFile(join(folder, 'src', file), text);
  await put('languages.json', JSON.stringify({ es: { pages: ['/calendar'] } }));
  await put('words.ts', "export const title = 'Calendar';");
  await put('words.es.ts', "export const heading = 'Calendario';");
  const program = new Command().option('--against <url>');
  addCheckCommand(program);
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const refused = await program
    .parseAsync(['check', '--against', 'https://furrow.example'], { from: 'user' })
    .catch((error: Refused) => error.withCodes());
  expect(refused).toContain('src/words.es.ts: title is missing. [FUR-MESSAGES-DIFFERENT]');
  expect(refused).toContain('src/words.es.ts: Nobody asks for heading. [FUR-MESSAGES-DIFFERENT]');
});

it('says which script of the remote has failed', async () => {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'calendar', scripts: { lint: 'exit 1' } }));
  await expect(runScript(folder, 'lint', {})).rejects.toThrow('npm run lint failed; see above.');
});
