import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../workspace/process';

it('keeps the items of a list in a comment apart', async () => {
  const { output } = await run('git', ['ls-files', '--', '*.ts', '*.tsx', '*.js', '*.mjs', '*.cjs', '*.css'], {
    folder: root,
  });
  const files = output
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)) && !file.endsWith('comments.test.ts'));
  expect(files.length).toBeGreaterThan(500);
  // Spaces separate the columns of a list, and within a paragraph these say that its lines were joined.
  const joined = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ *\* \S.*?\w {4,}\w.*$/gm)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect(joined).toEqual([]);
});
