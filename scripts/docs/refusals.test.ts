import { answerJsonSchema, resultSchemas } from '@furrow/release/domain/answer.schema';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/process';
import { answerSchemaFile, refusalPages, refusalsFolder } from './refusal-pages';

it('has the pages about refusals that the table of codes makes: after a change of it, run pnpm refusals', () => {
  const pages = refusalPages();
  expect(readdirSync(join(root, refusalsFolder)).sort()).toEqual([...pages.keys()].sort());
  for (const [file, text] of pages) expect(readFileSync(join(root, refusalsFolder, file), 'utf8')).toBe(text);
});

it('has the schema of what commands answer in JSON: after a change of it, run pnpm refusals', () => {
  expect(readFileSync(join(root, answerSchemaFile), 'utf8')).toBe(answerJsonSchema());
});

it('describes the result of each command that has one', () => {
  const [, text = ''] = readFileSync(join(root, 'docs/answers.md'), 'utf8').split(/^\| kind .*$/m);
  const described = [...text.matchAll(/^\| `([a-z ]+)` +\|/gm)].map(([, kind]) => kind);
  expect(described.sort()).toEqual(Object.keys(resultSchemas).sort());
});
