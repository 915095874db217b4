import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/process';

const folder = join(root, 'docs/decisions');
const records = readdirSync(folder);

it('gives each record a number of its own', () => {
  const numbers = records.map((file) => file.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

it.each(records)('names the number of %s in its title', (file) => {
  const [title] = readFileSync(join(folder, file), 'utf8').split('\n');
  expect(title).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `));
});
