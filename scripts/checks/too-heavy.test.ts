import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createScale, sumOf } from '@furrow/release/check/weigh';
import { reconcile } from '@furrow/release/compose/apply/reconcile';
import { settingsFile } from '@furrow/release/domain/paths';
import { publish } from '@furrow/release/operations/publish';
import type { Refused } from '@furrow/release/domain/refused';
import { siteChecks } from '@furrow/release/operations/site-checks';
import { type Candidate, readCandidate } from '@furrow/release/store/candidate';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import type { OriginStorage } from '@furrow/release/store/storage';
import { writeHost, writeRemote } from '@furrow/release/testing/fixture';
import { tooHeavy } from './too-heavy';

/** The gate and `pnpm check` say the same about the same release. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const pages = { '/buy-food': ['/buy-food'] };
const plenty = { html: 9000, css: 9000, js: 9000, fonts: 9000 };
let folder: string;

beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'budgets-'))));
afterEach(() => rm(folder, { recursive: true }));

const hostWith = async (version: string, content: string) =>
  readCandidate(await writeHost(join(folder, `host-${version}`), { version, content }));
const shop = async () => readCandidate(await writeRemote(join(folder, 'shop'), 'shop', { pages }));

async function siteOf(budgets: object, ...candidates: Candidate[]): Promise<OriginStorage> {
  const storage = memoryStorage();
  for (const candidate of candidates) await publish({ storage, candidate, published, promote: true });
  await storage.write(settingsFile, JSON.stringify({ budgets }));
  await reconcile(storage);
  return storage;
}

/** What the gate of the site says of the weight of a release. */
async function gateSays(storage: OriginStorage, candidate: Candidate): Promise<string[]> {
  const checks = await siteChecks(storage, () => undefined);
  const refusal = await publish({ storage, candidate, published, checks, dryRun: true }).then(
    () => '',
    (error: Refused) => error.withCodes(),
  );
  return refusal
    .split('\n')
    .filter((line) => line.startsWith('  - '))
    .map((line) => line.slice(4));
}

it.each<[string, object, RegExp[]]>([
  ['fits its own budget, in a page that is heavy by others', { ...plenty, js: 1, own: plenty }, []],
  ['is heavier than its own budget', { ...plenty, own: { ...plenty, js: 1 } }, [/of js of its own, over the content/]],
  [
    'leaves a few bytes of its own budget',
    { ...plenty, own: { ...plenty, css: brotliCompressSync('h1 { color: green }').length + 20 } },
    [],
  ],
  [
    'is heavier than the budget of whole pages, where there is no other',
    { ...plenty, js: 1 },
    [/of js, over the content/],
  ],
  ['does not name any kind', {}, []],
])('of a remote that %s', async (_, content, expected) => {
  const budgets = Object.keys(content).length > 0 ? { content } : { form: plenty };
  const host = await hostWith('1.0.0', 'one');
  const said = await gateSays(await siteOf(budgets, host), await shop());
  expect(said).toEqual(expected.map((words) => expect.stringMatching(words)));
  expect(await tooHeavy(await siteOf(budgets, host, await shop()), 'shop')).toEqual(said);
});

it('of a host, which answers for whole pages, and of the shell, for which every release answers', async () => {
  const [now, next] = [await hostWith('1.0.0', 'one'), await hostWith('1.1.0', randomBytes(2000).toString('hex'))];
  const lately = await siteOf({}, now, await shop());
  const weigh = createScale(lately);
  const bytes = async (path: string, kind: string) => sumOf((await weigh(path)).filter((file) => file.kind === kind));
  const budgets = {
    content: { ...plenty, js: (await bytes('/buy-food', 'js')) + 10, own: plenty },
    shell: { ...plenty, html: (await bytes('/404', 'html')) + 10 },
  };
  expect(await gateSays(await siteOf(budgets, now, await shop()), now)).toEqual([]);
  const said = await gateSays(await siteOf(budgets, now, await shop()), next);
  expect(said).toEqual([
    expect.stringMatching(/^the page \/buy-food weighs .* of js, over the content budget/),
    expect.stringMatching(/^the page \/404 weighs .* of html, over the shell budget/),
  ]);
  expect(await tooHeavy(await siteOf(budgets, next, await shop()), 'host')).toEqual(said);
  expect(await tooHeavy(await siteOf(budgets, next, await shop()), 'shop')).toEqual(said.slice(1));
});
