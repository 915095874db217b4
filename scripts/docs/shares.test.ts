import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickTests, testsOfOrderings, walkedTests } from '../checks/unit-tests';
import { root } from '../workspace/process';

const folder = join(root, 'e2e/src');
const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.spec.ts'));
const config = readFileSync(join(root, 'e2e/walks.config.ts'), 'utf8');
const [, shared = ''] = /const shared = \{([^]*?)\n\};/.exec(config) ?? [];
const names = [...shared.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);

it('has the long walks run each spec of which npm test makes a share', () => {
  const asking = specs.filter((file) => readFileSync(join(folder, file), 'utf8').includes("/share'"));
  const walked = specs.filter((file) => names.some((name) => `/${file}`.endsWith(`/${name}.spec.ts`)));
  expect(asking.length).toBeGreaterThan(0);
  expect(walked.sort()).toEqual(asking.sort());
  expect(names).toEqual([...new Set(names)]);
});

it('has every project of the walks in a part that pnpm walks can be told', () => {
  const projects = [...config.matchAll(/name: '(.*?)'/g)].map(([, name = '']) => name);
  expect(projects.length).toBeGreaterThan(3);
  expect(projects.filter((name) => !/^part [123]: /.test(name))).toEqual([]);
});

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
const files = `${listed}`
  .split('\n')
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join(root, file));

it('has the long walks run each unit test of which npm test tries some orderings', () => {
  const asking = files.filter((file) => /env\.SEQUENCES|testing\/orderings'/.test(readFileSync(file, 'utf8')));
  expect(asking.length).toBeGreaterThan(0);
  expect(files.filter((file) => new RegExp(testsOfOrderings).test(file))).toEqual(asking);
});

it('leaves each unit test to either npm test or the long walks', () => {
  const walked = files.filter((file) => new RegExp(walkedTests).test(file));
  expect(walked.length).toBeGreaterThan(0);
  expect(files.filter((file) => new RegExp(quickTests()).test(file))).toEqual(
    files.filter((file) => !walked.includes(file)),
  );
  const ofShop = files.filter((file) => new RegExp(quickTests('remotes/shop')).test(file));
  expect(ofShop).toEqual(files.filter((file) => file.includes('/remotes/shop/') && !walked.includes(file)));
});
