import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/process';

const folder = join(root, 'e2e/src');
const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.spec.ts'));
const config = readFileSync(join(root, 'e2e/walks.config.ts'), 'utf8');
const [, names = ''] = /const shared = \/\\\/\((.*?)\)/.exec(config) ?? [];

it('has the long walks run each spec of which npm test makes a share', () => {
  const asking = specs.filter((file) => readFileSync(join(folder, file), 'utf8').includes("/share'"));
  const walked = specs.filter((file) => names.split('|').some((name) => `/${file}`.endsWith(`/${name}.spec.ts`)));
  expect(asking.length).toBeGreaterThan(0);
  expect(walked.sort()).toEqual(asking.sort());
});
