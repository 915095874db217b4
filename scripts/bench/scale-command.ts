import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { verify } from '@furrow/release/check/verify';
import { reconcile } from '@furrow/release/compose/apply/reconcile';
import { all } from '@furrow/release/domain/all';
import { promote, rollback } from '@furrow/release/operations/promote';
import { prune } from '@furrow/release/operations/prune';
import { publish } from '@furrow/release/operations/publish';
import { repair } from '@furrow/release/operations/repair';
import { faultsOf, status } from '@furrow/release/operations/status';
import { readCandidate, type Candidate } from '@furrow/release/store/candidate';
import { isWorthCompressing } from '@furrow/release/store/compressed-copies';
import { folderStorage } from '@furrow/release/store/folder-storage';
import type { OriginStorage } from '@furrow/release/store/storage';
import { writeHost, writeRemote } from '@furrow/release/testing/fixture';

/*
 * One command on a generated site, as a program of its own: its memory is that of the process. The arguments are the
 * origin, the command, and the number of documents.
 */

/**
 * What a command took. The processor's time is that of all its threads: other work on the machine changes it little,
 * unlike the seconds that pass. Starting the program is not counted.
 */
export type Measured = { seconds: number; processor: number; megabytes: number };

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
/** Pages of a remote, as long as the site has fewer remotes than this. */
const pagesEach = 25;
const mostRemotes = 1000;

const [origin = '', command = '', documents = ''] = process.argv.slice(2);
// A site is made faster with copies that are compressed less.
const storage = folderStorage(origin, { precompress: command !== 'make' });
const builds = await mkdtemp(join(tmpdir(), 'scale-'));
const next = command === 'publish' ? await remoteBuild(0, '2.0.0') : undefined;

const runs: Record<string, () => Promise<unknown>> = {
  make: () => makeSite(storage, Number(documents)),
  publish: () => release(next, false),
  promote: () => promote({ storage, app: 'team0', version: '2.0.0' }),
  rollback: () => rollback({ storage, app: 'team0' }),
  'promote host': () => promote({ storage, app: 'host', version: '2.0.0' }),
  'rollback host': () => rollback({ storage, app: 'host' }),
  status: () => Promise.all([status(storage), faultsOf(storage)]),
  verify: async () => {
    const { problems } = await verify(storage);
    if (problems.length > 0) throw new Error(problems.slice(0, 5).join('\n'));
  },
  repair: () => repair(storage),
  prune: () => prune({ storage, keep: 1 }),
};

const run = runs[command];
if (!run) throw new Error(`There is no command "${command}".`);
const began = performance.now();
const before = process.cpuUsage();
await run();
const { user, system } = process.cpuUsage(before);
const measured: Measured = {
  seconds: (performance.now() - began) / 1000,
  processor: (user + system) / 1_000_000,
  megabytes: process.resourceUsage().maxRSS / 1024,
};
await rm(builds, { recursive: true });
console.log(JSON.stringify(measured));

async function makeSite(site: OriginStorage, count: number): Promise<void> {
  const remotes = Math.min(mostRemotes, Math.ceil(count / pagesEach));
  for (const version of ['1.0.0', '2.0.0']) {
    const dist = await writeHost(join(builds, version), { version, content: textOf(version, 2000) });
    await publish({
      storage: site,
      candidate: await readCandidate(dist),
      published,
      promote: version === '1.0.0',
      compose: false,
    });
  }
  for (let remote = 0; remote < remotes; remote += 1) await release(await remoteBuild(remote, '1.0.0'), true, false);
  await reconcile(site);
  await all(await site.list(''), async (path) => {
    const bytes = await readFile(join(origin, path));
    if (!isWorthCompressing(path, bytes.length)) return;
    await writeFile(join(origin, `${path}.gz`), gzipSync(bytes, { level: 1 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
    await writeFile(join(origin, `${path}.br`), brotliCompressSync(bytes, { params }));
  });
}

async function release(candidate: Candidate | undefined, live: boolean, compose = true): Promise<void> {
  if (!candidate) throw new Error('There is no build to release.');
  await publish({ storage, candidate, published, promote: live, compose });
}

async function remoteBuild(remote: number, version: string): Promise<Candidate> {
  const name = `team${remote}`;
  // The remote that is released is equally large on each site, so that only the site makes a difference.
  const count = remote === 0 ? pagesEach : Math.max(pagesEach, Math.ceil(Number(documents) / mostRemotes));
  const paths = Array.from({ length: count }, (_, page) => `/places/${name}/page-${page}`);
  const pages = { [`/places/${name}/:page`]: paths };
  const dist = join(builds, `${name}-${version}`);
  await writeRemote(dist, name, { version, pages, content: textOf(`${name} ${version}`, 20_000) });
  const candidate = await readCandidate(dist);
  await rm(dist, { recursive: true });
  return candidate;
}

/** Words in an order that depends on `seed` alone, about as long as told and as hard to compress as a page. */
function textOf(seed: string, length: number): string {
  let state = [...seed].reduce((sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0, 7);
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += `<p>${(state >>> 12).toString(36)} of the field</p>`;
  }
  return text;
}
