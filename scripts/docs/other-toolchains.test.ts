import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostTerms } from '../../shared/page/engine/src/later/releases/host-terms';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import { writeHost } from '@furrow/release/testing/fixture';

/**
 * docs/other-toolchains.md shows a whole release that no program has built, the files of a fixture, and the description
 * of a remote that is adapted.
 */

const root = join(import.meta.dirname, '../..');
const fixture = join(root, 'e2e/fixtures/toolchain-plain');
const shown = ['build.json', 'mf-manifest.json', 'documents/mill.json', 'container.js', '../stock-remotes/pantry.json'];
const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolchain-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function release(dist: string) {
  const storage = memoryStorage();
  const host = await readCandidate(await writeHost(join(folder, 'host'), { ...hostTerms }));
  await publish({ storage, candidate: host, promote: true, published });
  return publish({ storage, candidate: await readCandidate(dist), promote: true, published });
}

it('shows the files as they are', async () => {
  const blocks = (await readFile(join(root, 'docs/other-toolchains.md'), 'utf8')).matchAll(/```\w+\n([^]*?)```/g);
  const files = await Promise.all(shown.map((file) => readFile(join(fixture, file), 'utf8')));
  expect([...blocks].map(([, text]) => text)).toEqual(files);
});

it('keeps to the types of the contract, as the fixtures of Vite and webpack do', () => {
  const checked = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', join(root, 'e2e/fixtures')], {
    encoding: 'utf8',
  });
  expect(checked).toMatchObject({ stdout: '', status: 0 });
});

it('shows a release that is accepted, without a warning', async () => {
  expect(await release(fixture)).toMatchObject({ app: 'mill', live: true, warnings: [] });
});

it.each([
  ['build.json', 'build.json is missing'],
  ['mf-manifest.json', 'is missing mf-manifest.json'],
  ['documents/mill.json', 'the page /mill was not prerendered'],
  ['container.js', 'mf-manifest.json names the file container.js, which is not in the build'],
  ['mill.css', '/mill names the file mill.css, which is not in the build'],
])('shows nothing that a release can do without: not %s', async (file, reason) => {
  const copy = join(folder, 'mill');
  await cp(fixture, copy, { recursive: true });
  await rm(join(copy, file));
  await expect(release(copy)).rejects.toThrow(reason);
});
