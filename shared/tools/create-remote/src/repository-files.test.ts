import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './repository-files';

const { devDependencies: versions } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};
const made = (isPlain: boolean) =>
  new Map(
    repositoryFiles({
      name: 'calendar',
      routes: ['/harvests'],
      fragment: 'next-harvest',
      site: 'https://orchard.example',
      packages: undefined,
      isPlain,
      port: 3006,
      versions,
    }),
  );

it('uses the components and forms of this site only where the host shares them', () => {
  const ofThisSite = /@furrow\/(?:ui|forms)|\bon Furrow\b/;
  const naming = (isPlain: boolean) =>
    [...made(isPlain)].filter(([, text]) => ofThisSite.test(text)).map(([path]) => path);
  expect(naming(true)).toEqual([]);
  expect(naming(false)).toEqual(expect.arrayContaining(['package.json', 'src/pages/harvests/harvests.page.tsx']));
});

it('says in AGENTS.md only commands that the repository has', () => {
  const files = made(false);
  const { scripts } = JSON.parse(files.get('package.json') ?? '') as { scripts: Record<string, string> };
  const named = [...(files.get('AGENTS.md') ?? '').matchAll(/\bnpm (?:run )?([a-z]+)/g)].map(([, script]) => script);
  expect(named).toEqual(['start', 'types', 'lint', 'test']);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

it('names its site once for all commands, in furrow.config.json', () => {
  const files = made(false);
  expect(JSON.parse(files.get('furrow.config.json') ?? '')).toEqual({ site: 'https://orchard.example' });
  const { scripts } = JSON.parse(files.get('package.json') ?? '') as { scripts: Record<string, string> };
  expect(scripts).toMatchObject({ start: 'furrow dev', release: 'furrow publish calendar --promote' });
  expect(files.get('README.md')).not.toContain('--against');
});
