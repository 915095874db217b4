import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** docs/walkthrough.md leads through files that exist, to words that they hold. */

const document = join(__dirname, '../docs/walkthrough.md');
const walks = readFileSync(document, 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((walk) => {
    const [title = ''] = walk.split('\n');
    const steps = [...walk.matchAll(/^\| \[[^\]]+\]\(([^)]+)\) +\| (.+?) +\|$/gm)];
    return { title, steps: steps.map(([, file = '', told = '']) => ({ file: join(dirname(document), file), told })) };
  });

it('has four walks', () => {
  expect(walks).toHaveLength(4);
});

it.each(walks)('$title leads to every word where it says', ({ steps }) => {
  expect(steps.length).toBeGreaterThan(5);
  const missing = steps.flatMap(({ file, told }) => {
    const text = readFileSync(file, 'utf8');
    const words = [...told.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
    return words.filter((word) => !text.includes(word)).map((word) => `${basename(file)} does not hold ${word}`);
  });
  expect(missing).toEqual([]);
});
