import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyNamedAssets } from './named-assets';

let folder: string;
const at = (...path: string[]) => join(folder, ...path);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-assets-'));
  await mkdir(at('built/assets'), { recursive: true });
  await mkdir(at('release'));
  for (const crop of ['rye', 'oats', 'corn']) await writeFile(at('built/assets', `${crop}.0a1b2c3d.svg`), crop);
});
afterEach(() => rm(folder, { recursive: true }));

const copied = (files: Record<string, string | Uint8Array>) =>
  copyNamedAssets(files, '/field/1.0.0/', { built: at('built'), release: at('release') });

const entries = (...art: string[]) => ({
  'site/search/field.json': JSON.stringify(art.map((each) => ({ art: each }))),
});

it('copies the pictures that the files of a release name, and no others', async () => {
  await copied(entries('/field/1.0.0/assets/rye.0a1b2c3d.svg', '/field/1.0.0/assets/oats.0a1b2c3d.svg'));
  expect(await readdir(at('release/assets'))).toEqual(['oats.0a1b2c3d.svg', 'rye.0a1b2c3d.svg']);
  expect(await readFile(at('release/assets/rye.0a1b2c3d.svg'), 'utf8')).toBe('rye');
});

it('leaves what the build for browsers has written, and copies no picture that another release has', async () => {
  await mkdir(at('release/assets'));
  await writeFile(at('release/assets/rye.0a1b2c3d.svg'), 'written before');
  await copied(entries('/field/1.0.0/assets/rye.0a1b2c3d.svg', '/field/2.0.0/assets/corn.0a1b2c3d.svg'));
  expect(await readdir(at('release/assets'))).toEqual(['rye.0a1b2c3d.svg']);
  expect(await readFile(at('release/assets/rye.0a1b2c3d.svg'), 'utf8')).toBe('written before');
});

it('cannot leave the folder of the assets', async () => {
  await writeFile(at('built/secret.txt'), 'key');
  await copied(entries('/field/1.0.0/assets/../secret.txt', '/field/1.0.0/assets/..'));
  expect(await readdir(at('release'))).toEqual([]);
});
