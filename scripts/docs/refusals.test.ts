import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/process';
import { refusalPages, refusalsFolder } from './refusal-pages';

it('has the pages about refusals that the table of codes makes: after a change of it, run pnpm refusals', () => {
  const pages = refusalPages();
  expect(readdirSync(join(root, refusalsFolder)).sort()).toEqual([...pages.keys()].sort());
  for (const [file, text] of pages) expect(readFileSync(join(root, refusalsFolder, file), 'utf8')).toBe(text);
});
