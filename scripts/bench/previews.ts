import { countOf } from '@furrow/release/domain/count-of';
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
import { execa } from 'execa';
import { root } from '../workspace/process';

type Row = Record<string, string>;

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const rounds = Number(process.env.ROUNDS ?? 5);
const pages = { '/buy-food': ['/buy-food'], '/marketplace': ['/marketplace'], '/checkout': ['/checkout'] };

/**
 * What a change of one page of a shop with three costs from the press that starts the command to the address that it
 * prints, without the build and the check in a browser, on sites of different sizes, and how much of that is the work of
 * the command in a process that runs already; and what a promotion costs beside no preview and beside many. The builds
 * are as small as they can be, so that documents count, and not the bytes of code.
 */
export async function measurePreviews(folder: string, remotes: readonly number[], many: number) {
  const previews: Record<string, Row> = {};
  for (const count of remotes) {
    const builds = join(folder, `builds-${count}`);
    const origin = join(folder, `origin-${count}`);
    const storage = folderStorage(origin);
    await makeSite(storage, builds, count);
    const [commands, works]: [number[], number[]] = [[], []];
    let documents = 0;
    const before = await bytesIn(origin);
    for (let round = 0; round < rounds; round += 1) {
      const dist = await writeShop(builds, `1.1.0-preview-command-${round}`);
      commands.push(await timed(() => previewByCommand(origin, dist, `command-${round}`)));
      const candidate = await readCandidate(await writeShop(builds, `1.1.0-preview-work-${round}`));
      works.push(
        await timed(async () => {
          const shown = await preview({ storage, candidate, view: `work-${round}--shop`, published });
          documents = shown.written.filter((path) => path.endsWith('.html')).length;
        }),
      );
    }
    const perPreview = (bytes: number) => (bytes / (2 * rounds) / 1000).toFixed(0);
    const ofViews = (await bytesIn(join(origin, '_views'))) + (await bytesIn(join(origin, '.furrow/views')));
    previews[`${count} remotes`] = {
      'press to address, s: best / median / worst': spread(commands),
      'of it the work, s': spread(works),
      'documents written': String(documents),
      'kB stored': perPreview((await bytesIn(origin)) - before),
      'of it beside the release': perPreview(ofViews),
    };
  }
  return { previews, promotions: await measurePromotions(join(folder, 'promotions'), many) };
}

/** Runs the command as a team does, whose build is there. */
async function previewByCommand(origin: string, dist: string, name: string): Promise<void> {
  const command = join(root, 'shared/tools/release/bin/release.mjs');
  const flags = ['--dist', dist, '--name', name, '--no-browser'];
  await execa(process.execPath, [command, '--origin', origin, 'preview', 'shop', ...flags]);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
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
      `beside ${countOf(count, 'preview')}`,
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

const shopBuild = async (builds: string, version: string): Promise<Candidate> =>
  readCandidate(await writeShop(builds, version));

/** Writes a build of the shop. */
const writeShop = (builds: string, version: string) =>
  writeRemote(join(builds, version), 'shop', { version, content: version, pages });

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
