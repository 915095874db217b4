import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './repository-files';

const { devDependencies: versions } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};
const made = (isPlain: boolean, packages?: string) =>
  new Map(
    repositoryFiles({
      name: 'calendar',
      routes: ['/harvests'],
      fragment: 'next-harvest',
      site: 'https://orchard.example',
      packages,
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

it('tells in AGENTS.md who tries a command first, and with which key a program releases', () => {
  const text = made(false).get('AGENTS.md') ?? '';
  for (const told of ['npx furrow publish calendar --dry-run', '"canaries": 10', 'never commit it'])
    expect(text).toContain(told);
});

it('names its site once for all commands, in furrow.config.json', () => {
  const files = made(false);
  expect(JSON.parse(files.get('furrow.config.json') ?? '')).toEqual({ site: 'https://orchard.example' });
  const { scripts } = JSON.parse(files.get('package.json') ?? '') as { scripts: Record<string, string> };
  expect(scripts).toMatchObject({ start: 'furrow dev', release: 'furrow publish calendar --promote' });
});

it('says to npm of the same packages as to pnpm that their scripts need not run', () => {
  const files = made(true);
  const { allowScripts } = JSON.parse(files.get('package.json') ?? '') as { allowScripts: object };
  const [, settings = ''] = /^allowBuilds:[^\n]*\n((?: .*\n)+)/m.exec(files.get('pnpm-workspace.yaml') ?? '') ?? [];
  expect(Object.entries(allowScripts).map(([name, may]) => `${name}: ${may}`)).toEqual(
    settings.replaceAll("'", '').trim().split(/\n\s*/),
  );
  expect(files.get('README.md')).not.toContain('--against');
});

it('has both pipelines, and the same ends of lines in every checkout', () => {
  const files = made(false);
  expect([...files.keys()].filter((path) => path.startsWith('.github/'))).toEqual([
    '.github/workflows/release.yml',
    '.github/workflows/nightly.yml',
  ]);
  expect(files.get('.gitattributes')).toBe('* text=auto eol=lf\n');
});

it('names the registry of the site, where it has one, to each program that installs packages', () => {
  const files = made(false, 'https://packages.orchard.example/');
  expect(files.get('.npmrc')).toBe('@furrow:registry=https://packages.orchard.example/\n');
  expect(files.get('.yarnrc.yml')).toContain('https://packages.orchard.example/');
  expect(made(false).get('.npmrc')).toBeUndefined();
  expect(made(false).get('.yarnrc.yml')).not.toContain('packages.');
});
