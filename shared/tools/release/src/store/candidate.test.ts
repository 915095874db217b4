import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHost, writeRemote } from '../testing/fixture';
import { integrityOf } from '../domain/integrity';
import { readCandidate } from './candidate';

let folder: string;
let dist: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candidate-'));
  const offers = { campaigns: [{ count: 3, html: '<p>three</p>' }] };
  dist = await writeRemote(join(folder, 'dist'), 'giving', { pages: { '/giving': ['/giving'] }, offers });
});
afterEach(() => rm(folder, { recursive: true }));

/** The lists of the release's files: the one that browsers read, and the other. */
async function lists(): Promise<string[][]> {
  const { releaseText, files } = await readCandidate(dist);
  const others = Buffer.from(files.get('other-files.json') ?? []).toString();
  const all = { ...JSON.parse(releaseText).files, ...JSON.parse(others) };
  for (const [path, bytes] of files) expect(all[path]).toEqual({ integrity: integrityOf(bytes), bytes: bytes.length });
  return [Object.keys(JSON.parse(releaseText).files), Object.keys(JSON.parse(others))];
}

it('names in its release file what browsers ask for by a hash, and in another what they do not', async () => {
  for (const file of ['page.js.map', 'standalone/page.js', 'assets/honey.svg', 'static/june.json', 'site/feed.xml']) {
    await mkdir(join(dist, file, '..'), { recursive: true });
    await writeFile(join(dist, file), 'content');
  }
  expect(await lists()).toEqual([
    [
      'documents/0.json',
      'fragments/campaigns.json',
      'mf-manifest.json',
      'other-files.json',
      'page.css',
      'page.js',
      'remoteEntry.js',
      'site/feed.xml',
      'ui.js',
    ],
    ['assets/honey.svg', 'page.js.map', 'standalone/page.js', 'static/june.json'],
  ]);
});

it('is no build with a file of the name under which the other files are listed', async () => {
  await writeFile(join(dist, 'other-files.json'), '{}');
  await expect(readCandidate(dist)).rejects.toThrow(
    `The build in ${dist} has the file other-files.json, which is made when a release is stored. Give it another name.`,
  );
});

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
    `${join(dist, 'page.css')} is neither a file nor a folder. A release can contain only files. Replace the link with a copy of its target.`,
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

it.each([
  ['build.json', '{ "format": 1, "app": 5 }', 'app must be string'],
  ['build.json', '{', 'is not valid JSON'],
  ['mf-manifest.json', '{}', 'metaData must be object'],
  ['documents/0.json', '[]', 'must be object'],
])('refuses a %s that says %j, with a code', async (file, text, wrong) => {
  await writeFile(join(dist, file), text);
  const refused = await readCandidate(dist).catch((error: unknown) => error);
  expect(refused).toMatchObject({ reasons: [{ code: 'FUR-BUILD-MALFORMED', text: expect.stringContaining(wrong) }] });
  expect(String(refused)).toMatch(/[^.]\.$/);
});
