import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '@furrow/release/operations/publish';
import { preview } from '@furrow/release/operations/preview';
import { promote } from '@furrow/release/operations/promote';
import { reconcile } from '@furrow/release/compose/apply/reconcile';
import { readCandidate, type Candidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import type { OriginStorage } from '@furrow/release/store/storage';
import { writeHost, writeRemote } from '@furrow/release/testing/fixture';

type Row = Record<string, string>;

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const rounds = Number(process.env.ROUNDS ?? 5);
const pages = { '/buy-food': ['/buy-food'], '/marketplace': ['/marketplace'], '/checkout': ['/checkout'] };

/**
 * What a change of one page of a shop with three costs from the command to its address, without the build and the check
 * in a browser, on sites of different sizes; and what a promotion costs beside one preview and beside many. The builds
 * are as small as they can be, so that documents count, and not the bytes of code.
 */
export async function measurePreviews(folder: string, remotes: readonly number[], many: number) {
  const previews: Record<string, Row> = {};
  for (const count of remotes) {
    const builds = join(folder, `builds-${count}`);
    const origin = join(folder, `origin-${count}`);
    const storage = folderStorage(origin);
    await makeSite(storage, builds, count);
    const times: number[] = [];
    let documents = 0;
    for (let round = 0; round < rounds; round += 1) {
      const candidate = await shopBuild(builds, `1.1.0-preview-round-${round}`);
      const began = performance.now();
      const shown = await preview({ storage, candidate, view: `round-${round}--shop`, published });
      times.push(performance.now() - began);
      documents = shown.written.filter((path) => path.endsWith('.html')).length;
    }
    const bytes = (await bytesIn(join(origin, '_views'))) + (await bytesIn(join(origin, '.furrow/views')));
    previews[`${count} remotes`] = {
      'best / median / worst, s': spread(times),
      'documents written': String(documents),
      'kB stored beside the release': (bytes / rounds / 1000).toFixed(0),
    };
  }
  return { previews, promotions: await measurePromotions(join(folder, 'promotions'), many) };
}

/**
 * The two sites in turn, so that other work on the machine slows both. The time of the processor does not count what other
 * work takes.
 */
async function measurePromotions(folder: string, many: number): Promise<Record<string, Row>> {
  const builds = join(folder, 'builds');
  const sites = [0, many].map((count) => ({ count, storage: folderStorage(join(folder, `origin-${count}`)) }));
  const times = new Map<number, { wall: number; processor: number }[]>();
  for (const { count, storage } of sites) {
    await makeSite(storage, builds, 5);
    await publish({ storage, candidate: await shopBuild(builds, '2.0.0'), published });
    for (let each = 0; each < count; each += 1) {
      const candidate = await shopBuild(builds, `1.1.0-preview-${each}`);
      await preview({ storage, candidate, view: `${each}--shop`, published });
    }
  }
  for (let round = 0; round < rounds * 4 + 1; round += 1)
    for (const { count, storage } of sites) {
      const [began, used] = [performance.now(), process.cpuUsage()];
      await promote({ storage, app: 'shop', version: round % 2 === 0 ? '2.0.0' : '1.0.0' });
      const { user, system } = process.cpuUsage(used);
      const took = { wall: performance.now() - began, processor: (user + system) / 1000 };
      // The first of each site reads code that the others have.
      if (round > 0) times.set(count, [...(times.get(count) ?? []), took]);
    }
  return Object.fromEntries(
    [...times].map(([count, taken]) => [
      `beside ${count} ${count === 1 ? 'preview' : 'previews'}`,
      {
        'best / median / worst, s': spread(taken.map(({ wall }) => wall)),
        'of a processor, s': spread(taken.map(({ processor }) => processor)),
      },
    ]),
  );
}

async function makeSite(storage: OriginStorage, builds: string, remotes: number): Promise<void> {
  const dists = [await writeHost(join(builds, 'host'))];
  for (let remote = 1; remote < remotes; remote += 1) {
    const path = `/team${remote}`;
    dists.push(await writeRemote(join(builds, `team${remote}`), `team${remote}`, { pages: { [path]: [path] } }));
  }
  for (const candidate of [...(await Promise.all(dists.map(readCandidate))), await shopBuild(builds, '1.0.0')])
    await publish({ storage, candidate, published, promote: true, compose: false });
  await reconcile(storage);
}

async function shopBuild(builds: string, version: string): Promise<Candidate> {
  return readCandidate(await writeRemote(join(builds, version), 'shop', { version, content: version, pages }));
}

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const shown = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return shown.map((time = 0) => (time / 1000).toFixed(3)).join(' / ');
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
