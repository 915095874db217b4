import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
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

/** The exported types that a source declares itself. */
function typesOf(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements
    .filter((one) => ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one) || ts.isClassDeclaration(one))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ name }) => name?.text ?? []);
}

it('gives an exported type of the packages in shared one meaning', () => {
  const places = new Map<string, string[]>();
  for (const file of sharedPackages().flatMap(sourcesOf))
    for (const name of typesOf(file)) places.set(name, [...(places.get(name) ?? []), relative(root, file)]);
  expect(places.size).toBeGreaterThan(500);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});
