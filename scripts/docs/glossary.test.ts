import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../workspace/process';
import { sharedPackages } from '../workspace/shared-packages';
import { sourcesOf } from './exports-of';

const text = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const words = [...text.matchAll(/^\| ([a-z, ]+?) +\| (.+?) +\|$/gm)]
  .map(([, word = '', meaning = '']) => ({ word, meaning }))
  .filter(({ word }) => word !== 'word');

it('says the meaning of each word once', () => {
  expect(words.length).toBeGreaterThanOrEqual(40);
  const names = words.flatMap(({ word }) => word.split(', '));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const meanings = words.map(({ meaning }) => meaning);
  expect(meanings.filter((meaning, index) => meanings.indexOf(meaning) !== index)).toEqual([]);
});

it.each(sharedPackages().map((folder) => relative(root, folder)))(
  'gives an exported type of %s one meaning',
  (folder) => {
    const names = sourcesOf(join(root, folder)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:abstract )?(?:type|interface|class) (\w+)/gm)].map(
        ([, name]) => name,
      ),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);
