import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../workspace/process';

/** The tree in docs/README.md is that of the repository: where it opens a folder, it names all folders in it. */

const text = readFileSync(join(root, 'docs/README.md'), 'utf8');
const [, tree = ''] = /^## The tree\n[^]*?```\n([^]*?)^```$/m.exec(text) ?? [];

/** In a package, the folders of its `src` are drawn. */
const insideOf = (folder: string) =>
  folder.includes('/src') || !existsSync(join(root, folder, 'src')) ? folder : `${folder}/src`;

const rows: string[] = [];
const open: string[] = [];
for (const [, indent = '', name = ''] of tree.matchAll(/^( *)([\w-]+)\/ +\S/gm)) {
  open.length = indent.length / 2;
  const parent = open.at(-1);
  const folder = parent === undefined ? name : `${insideOf(parent)}/${name}`;
  rows.push(folder);
  open.push(folder);
}

/** The packages whose folders a reader has to know. */
const opened = ['shared/page/engine', 'shared/page/remote', 'shared/tools/bundler', 'shared/tools/release'];

it('names every folder of what it opens, and none that is not there', async () => {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { folder: root });
  const folders = new Set<string>();
  for (const file of output.split('\n').filter((one) => existsSync(join(root, one)))) {
    const parts = file.split('/').slice(0, -1);
    for (const [index] of parts.entries()) folders.add(parts.slice(0, index + 1).join('/'));
  }
  const parentOf = (folder: string) => folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
  const shown = new Set(['', ...rows.filter((row) => rows.some((other) => parentOf(other) === insideOf(row)))]);
  const there = [...folders].filter(
    (folder) => !folder.startsWith('.') && [...shown].some((row) => parentOf(folder) === (row && insideOf(row))),
  );
  expect(rows.toSorted()).toEqual(there.sort());
  expect(opened.filter((folder) => !shown.has(folder))).toEqual([]);
});
