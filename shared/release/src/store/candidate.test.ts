import { mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHost, writeRemote } from '../testing/fixture';
import { readCandidate } from './candidate';

let folder: string;
let dist: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candidate-'));
  const offers = { campaigns: [{ count: 3, html: '<p>three</p>' }] };
  dist = await writeRemote(join(folder, 'dist'), 'giving', { pages: { '/giving': ['/giving'] }, offers });
});
afterEach(() => rm(folder, { recursive: true }));

/** Adds a field to a JSON file of the build. */
async function addTo(file: string, field: string, json: string): Promise<void> {
  const text = await readFile(join(dist, file), 'utf8');
  await writeFile(join(dist, file), text.replace('{', `{"${field}":${json},`));
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('is no build with a link in it, which would be left out of the release', async () => {
  await rename(join(dist, 'page.css'), join(folder, 'page.css'));
  await symlink(join(folder, 'page.css'), join(dist, 'page.css'));
  await expect(readCandidate(dist)).rejects.toThrow(
    `${join(dist, 'page.css')} is neither a file nor a folder. A release holds files alone: copy what it leads to in its place.`,
  );
});

it('is no build with a link to a folder in it', async () => {
  await symlink(folder, join(dist, 'images'));
  await expect(readCandidate(dist)).rejects.toThrow(`${join(dist, 'images')} is neither a file nor a folder.`);
});

it('may lie behind a link', async () => {
  await symlink(dist, join(folder, 'latest'));
  expect((await readCandidate(join(folder, 'latest'))).files.size).toBeGreaterThan(5);
});

it.each(['build.json', 'mf-manifest.json', 'documents/0.json', 'fragments/campaigns.json'])(
  'is no build when its %s is nested deeper than any command reads',
  async (file) => {
    await addTo(file, 'other', nested(99));
    await expect(readCandidate(dist)).resolves.toBeDefined();
    await addTo(file, 'more', nested(20_000));
    await expect(readCandidate(dist)).rejects.toThrow(`${join(dist, file)} is nested more than 100 levels deep`);
  },
);

it.each(['build.json', 'mf-manifest.json', 'documents/0.json', 'fragments/campaigns.json'])(
  'is no build when its %s is larger than any command reads',
  async (file) => {
    await addTo(file, 'other', `"${'x'.repeat(8_000_000)}"`);
    await expect(readCandidate(dist)).rejects.toThrow(`${join(dist, file)} has 8.0 MB, and no command reads more than`);
  },
);

it('is no build when the shell of a host is nested deeper than any command reads', async () => {
  dist = await writeHost(join(folder, 'host'));
  await addTo('shell.json', 'other', nested(20_000));
  await expect(readCandidate(dist)).rejects.toThrow('is nested more than 100 levels deep');
});
