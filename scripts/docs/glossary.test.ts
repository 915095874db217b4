import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/process';

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
