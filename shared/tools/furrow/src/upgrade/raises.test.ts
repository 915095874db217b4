import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideFile, stepsFor, stepsIn } from './guide';
import { furrowPackages, type Manifest, type Newest, raisesFor, withRaises } from './raises';

const manifests = new Map<string, Manifest>([
  [
    'package.json',
    { devDependencies: { '@furrow/furrow': '^1.0.0', '@furrow/lint': '1.0.0', jest: '^30.0.0', typescript: '~6.0.3' } },
  ],
  [
    'host/package.json',
    {
      dependencies: {
        '@furrow/engine': '^1.2.0',
        react: '^19.3.0',
        'farmstand-look': '1.0.0',
        '@furrow/ui': 'workspace:^',
      },
    },
  ],
]);
const newest = new Map<string, Newest>([
  ['@furrow/furrow', { version: '1.1.0', peers: { typescript: '>=6.0.0' } }],
  ['@furrow/lint', { version: '2.0.0', peers: { jest: '^31.0.0' } }],
  ['@furrow/engine', { version: '1.2.0', peers: { react: '^19.3.0' } }],
]);

it('asks for the packages that come from a registry', () => {
  expect(furrowPackages(manifests.values())).toEqual(['@furrow/engine', '@furrow/furrow', '@furrow/lint']);
});

it('raises what is older than the newest, and others only where the newest do not accept them', () => {
  expect(raisesFor(manifests, newest)).toEqual([
    { file: 'package.json', name: '@furrow/furrow', from: '^1.0.0', to: '^1.1.0' },
    { file: 'package.json', name: '@furrow/lint', from: '1.0.0', to: '2.0.0' },
    { file: 'package.json', name: 'jest', from: '^30.0.0', to: '^31.0.0' },
  ]);
});

it('changes the ranges in a package.json, and nothing else of it', () => {
  const text =
    '{\n\t"name": "farmstand",\n\t"devDependencies": {\n\t\t"jest": "^30.0.0",\n\t\t"a": "1.0.0"\n\t},\n\t"x": []\n}\n';
  const raise = { file: 'package.json', name: 'jest', from: '^30.0.0', to: '^31.0.0' };
  expect(withRaises(text, [raise])).toBe(text.replace('^30', '^31'));
});

describe('the guide', () => {
  const steps = stepsIn(
    '# Upgrading\n\nWords.\n\n## @furrow/ui 1.1.0\n\nOne.\n\n## @furrow/ui 2.0.0\n\nTwo.\n\n```sh\n# three\n```\n',
  );
  const raise = (from: string, to: string) => [{ file: 'package.json', name: '@furrow/ui', from, to }];

  it('says what is to be done between two versions', () => {
    const told = (from: string, to: string) => stepsFor(steps, raise(from, to)).map(({ version }) => version);
    expect(told('^1.0.0', '^2.0.0')).toEqual(['1.1.0', '2.0.0']);
    expect(told('^1.0.0', '^1.9.0')).toEqual(['1.1.0']);
    expect(told('^1.1.0', '^2.0.3')).toEqual(['2.0.0']);
    expect(told('^2.0.0', '^2.1.0')).toEqual([]);
    expect(steps[1]?.text).toContain('# three');
  });

  it('names a package and a version in each of its headings', () => {
    const guide = readFileSync(join(import.meta.dirname, '../..', guideFile), 'utf8');
    expect(stepsIn(guide)).toHaveLength(guide.match(/^## /gm)?.length ?? 0);
    expect(stepsIn(guide).length).toBeGreaterThan(0);
  });
});
