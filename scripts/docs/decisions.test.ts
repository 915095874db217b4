import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../workspace/process';

const folder = join(root, 'docs/decisions');
const records = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\d{4}-[^/]+$/.test(file));
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

it('gives each record a number of its own', () => {
  const numbers = records.map((file) => basename(file).slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

it.each(records)('names the number of %s in its title', (file) => {
  const [title] = textOf(file).split('\n');
  expect(title).toMatch(new RegExp(`^# ${Number(basename(file).slice(0, 4))}\\. `));
});

it('lists each record once in the index, with its title', () => {
  const listed = [...index.matchAll(/^- \[(.*?)\]\((.*?)\):/gm)].map(([, title, file]) => `${file}: ${title}`);
  const wanted = records.map((file) => `${file}: ${textOf(file).split('\n')[0]?.replace('# ', '')}`);
  expect(listed.sort()).toEqual(wanted.sort());
});

it.each(records)('has the date and the status of %s under its title', (file) => {
  expect(textOf(file)).toMatch(/^# .+\n\nDate: \d{4}-\d{2}-\d{2}\. Status: \w/);
});

it('says of a record in the index what it says itself, by which others it was changed', () => {
  const entries = [...index.matchAll(/^- \[.*?\]\((.*?)\):([^]*?)(?=^- |^#|(?![^]))/gm)];
  expect(entries).toHaveLength(records.length);
  const numbersIn = (text: string) => [...text.matchAll(/\]\([\w./]*?(\d{4})-/g)].map(([, number]) => number);
  const silent = entries.flatMap(([, file = '', status = '']) => {
    const [head = ''] = textOf(file).split('\n## ');
    return numbersIn(status).flatMap((number) => (numbersIn(head).includes(number) ? [] : `${file}: ${number}`));
  });
  expect(silent).toEqual([]);
});

it('orders the records of a topic by their numbers', () => {
  for (const topic of index.split('\n## ').slice(1)) {
    const numbers = [...topic.matchAll(/^- \[(\d+)\./gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  }
});

it('keeps those that others supersede in a folder of their own', () => {
  const superseded = records.filter((file) => /Status:\s+(?:superseded|replaced) by/.test(textOf(file)));
  expect(superseded.sort()).toEqual(records.filter((file) => file.startsWith('superseded/')).sort());
});
