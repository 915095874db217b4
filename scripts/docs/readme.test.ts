import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../workspace/process';
import { sharedPackages } from '../workspace/shared-packages';

/** README.md is read in two screens, and its tree is that of the repository. */

const text = readFileSync(join(root, 'README.md'), 'utf8');
const [, tree = ''] = /^## The tree\n\n```\n([^]*?)^```$/m.exec(text) ?? [];
/** The folders of the rows. One that is indented is below the last that is not. */
const rows = [...tree.matchAll(/^( *)([\w<>/-]+\/\S*) /gm)].reduce<{ outer: string; folders: string[] }>(
  ({ outer, folders }, [, indent, folder = '']) =>
    indent ? { outer, folders: [...folders, outer + folder] } : { outer: folder, folders: [...folders, folder] },
  { outer: '', folders: [] },
).folders;

it('has at most 120 lines', () => {
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

it('names each package of shared, and no folder that is not there', () => {
  const packages = sharedPackages().map((folder) => `${relative(root, folder)}/`);
  const inGroups = rows.filter((folder) => /^shared\/\w+\/./.test(folder));
  expect(inGroups.sort()).toEqual(packages.sort());
  const plain = rows.filter((folder) => !folder.includes('<'));
  expect(plain.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});
