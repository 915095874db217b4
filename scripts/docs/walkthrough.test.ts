import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** docs/walkthrough.md leads through files that exist, to words that they hold. */

const document = join(__dirname, '../../docs/walkthrough.md');
const text = readFileSync(document, 'utf8');
const walks = text
  .split(/^## /m)
  .slice(1)
  .map((walk) => {
    const [title = ''] = walk.split('\n');
    const steps = [...walk.matchAll(/^\| \[[^\]]+\]\(([^)]+)\) +\| (.+?) +\|$/gm)];
    return { title, steps: steps.map(([, file = '', text = '']) => ({ file: join(dirname(document), file), text })) };
  });

it('has five walks', () => {
  expect(walks).toHaveLength(5);
});

it('says of each walk through how many files it leads', () => {
  const tables = [...text.matchAll(/leads\s+through\s+(\d+)\s+files\.\n\n((?:\|.*\n)+)/g)].map(
    ([, count, table = '']) => {
      const files = [...table.matchAll(/^\| \[([^\]]+)\]\(([^)]+)\)/gm)];
      expect(files.filter(([, label = '', file = '']) => basename(file) !== label)).toEqual([]);
      return { count: Number(count), files: new Set(files.map(([, , file]) => file)).size };
    },
  );
  expect(tables).toHaveLength(text.match(/^\| file /gm)?.length ?? 0);
  expect(tables.map(({ count }) => count)).toEqual(tables.map(({ files }) => files));
});

it.each(walks)('$title names files that hold the words which it quotes', ({ steps }) => {
  expect(steps.length).toBeGreaterThan(5);
  const missing = steps.flatMap(({ file, text }) => {
    const source = readFileSync(file, 'utf8');
    const words = [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
    return words.filter((word) => !source.includes(word)).map((word) => `${basename(file)} does not hold ${word}`);
  });
  expect(missing).toEqual([]);
});
