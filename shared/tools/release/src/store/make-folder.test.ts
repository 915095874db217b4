import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder';

let folder = '';
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'make-folder-'))));
afterEach(() => rm(folder, { recursive: true }));

it('makes a folder and those above it, also when others make them at the same time', async () => {
  const wanted = ['a/b/c', 'a/b/d', 'a/b/c', 'a/e'].map((path) => join(folder, path));
  await Promise.all(wanted.map(makeFolder));
  for (const path of wanted) expect((await stat(path)).isDirectory()).toBe(true);
});

it('fails where a link on the way leads nowhere', async () => {
  await symlink(join(folder, 'nowhere'), join(folder, 'link'));
  await expect(makeFolder(join(folder, 'link/a'))).rejects.toThrow('link');
  await expect(makeFolder(join(folder, 'link'))).rejects.toThrow('link');
});

it('fails where a file is in the way', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(makeFolder(join(folder, 'file'))).rejects.toThrow('file');
  await expect(makeFolder(join(folder, 'file/a'))).rejects.toThrow('file');
});
