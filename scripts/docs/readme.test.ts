import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/process';

/** README.md is read in two screens, and its tree is that of the repository. */

const text = readFileSync(join(root, 'README.md'), 'utf8');
const [, tree = ''] = /^## The tree\n\n```\n([^]*?)^```$/m.exec(text) ?? [];
const rows = [...tree.matchAll(/^ *([\w<>/-]+\/\S*) /gm)].map(([, folder = '']) => folder);

it('has at most 120 lines', () => {
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

it('names each package of shared, and no folder that is not there', () => {
  const packages = readdirSync(join(root, 'shared'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'shared', entry.name, 'package.json')))
    .map(({ name }) => `shared/${name}/`);
  expect(rows.filter((folder) => folder.startsWith('shared/')).sort()).toEqual(packages.sort());
  const plain = rows.filter((folder) => !folder.includes('<') && !folder.startsWith('src/'));
  expect(plain.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});
