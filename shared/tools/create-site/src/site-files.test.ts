import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesIn } from 'create-furrow-remote/testing/sentences';
import { siteFiles } from './site-files';

const { devDependencies: versions } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};
const made = siteFiles({
  name: 'green-valley',
  remote: 'produce',
  packages: undefined,
  port: 3000,
  versions,
  template: join(__dirname, '../template'),
  deploy: join(__dirname, '../../../../deploy'),
});
const files = new Map(made);

it('names the site and its remote in every file, and leaves no name of the template', () => {
  for (const [path, text] of made)
    expect(`${path}\n${text}`).not.toMatch(/__\w+__(?<!__APP_VERSION__|__OUTLET_HTML__)/);
  expect(files.get('host/src/site.data.ts')).toContain("siteName = 'Green valley'");
  expect(files.get('remotes/produce/src/routes.ts')).toContain("defineRoutes('produce'");
});

it('has every file by which docs/production.md runs a site', () => {
  const document = readFileSync(join(__dirname, '../../../../docs/production.md'), 'utf8');
  const named = [...document.matchAll(/(?<![\w/.])deploy\/[\w@./-]+\.\w+/g)].map(([path]) => path);
  expect(new Set(named).size).toBeGreaterThan(10);
  expect([...files.keys()]).toEqual(expect.arrayContaining(named));
  expect(files.get('deploy/nginx/furrow.conf')).toContain('/srv/furrow');
});

it('names in the files by which it is run no command but that of sites, and no page of this repository as its own', () => {
  const deployed = made.filter(([path]) => path.startsWith('deploy/'));
  const said = (wanted: RegExp) =>
    deployed.flatMap(([path, text]) => [...text.matchAll(wanted)].map(([words]) => `${path}: ${words}`));
  const pages = said(
    /(?<![\w/.-])(?:docs|e2e|host|remotes|scripts|shared)\/[\w./-]*\w\.[a-z]+\b(?: of Furrow's repository)?/g,
  );
  const elsewhere = pages.filter((page) => !page.endsWith(" of Furrow's repository"));
  expect([...said(/["`'](?:pnpm )?release [a-z-]+/g), ...elsewhere]).toEqual([]);
  expect(said(/["`']furrow [a-z-]+/g).length).toBeGreaterThan(9);
  expect(pages.length).toBeGreaterThan(4);
});

it('says to npm which scripts of packages need not run', () => {
  expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({ allowScripts: { esbuild: false } });
});

it('has no word of the marketplace', () => {
  const packages = /@furrow\/(?:ui|forms|cart|you|proof)\b|\bantd\b|\| Furrow|Sample data/;
  expect(made.filter(([, text]) => packages.test(text)).map(([path]) => path)).toEqual([]);
});

it('says in messages what its pages and its shell say', () => {
  const components = made.filter(([path]) => /\/src\/.*(?<!\.test)\.tsx$/.test(path) && !path.startsWith('look/'));
  expect(components.length).toBeGreaterThan(6);
  expect(components.flatMap(([path, text]) => sentencesIn(text).map((said) => `${path}: ${said}`))).toEqual([]);
  const messages = made.filter(([path]) => path.endsWith('words.ts')).map(([path]) => path);
  expect(messages.sort()).toEqual([
    'host/src/shell/words.ts',
    'remotes/produce/src/fragments/featured/words.ts',
    'remotes/produce/src/pages/ask/words.ts',
    'remotes/produce/src/pages/home/words.ts',
  ]);
});

it('has columns of one width in the tables of its documents, whatever its names are', () => {
  const rows = made.flatMap(([path, text]) =>
    path.endsWith('.md') ? [...text.matchAll(/^\|.*\|$/gm)].map(([row]) => row.replaceAll(/[^|]/g, ' ')) : [],
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(new Set(rows)).toEqual(new Set([rows[0]]));
});

it('says in AGENTS.md only commands that the repository has', () => {
  const { scripts } = JSON.parse(files.get('package.json') ?? '') as { scripts: Record<string, string> };
  for (const document of ['AGENTS.md', 'README.md']) {
    const named = [...(files.get(document) ?? '').matchAll(/\bnpm (?:run )?([a-z]+)/g)].map(([, script]) => script);
    expect(named.length).toBeGreaterThan(3);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  }
});

it('tells in AGENTS.md who tries a command first, and with which key a program releases', () => {
  for (const told of ['publish produce --dry-run', '`"canaries": 10`', 'never commit it'])
    expect(files.get('AGENTS.md')).toContain(told);
});

it('gives each package a version that is known, and every app a port of its own', () => {
  const ports = ['.', 'host', 'remotes/produce'].map((folder) => {
    const text = files.get(join(folder, 'package.json')) ?? '';
    return (JSON.parse(text) as { config: { port: number } }).config.port;
  });
  expect(new Set(ports).size).toBe(3);
});

it('has as many tokens of its own, and others that follow them, as docs/own-site.md says', () => {
  const document = readFileSync(join(__dirname, '../../../../docs/own-site.md'), 'utf8');
  const said = /: (\d+) values for .+ are its own, (\d+) of the (\d+) others follow them/.exec(document)?.slice(1);
  const [own = [], others = []] = (/:root \{([^}]*)\}/.exec(files.get('look/src/site.css') ?? '')?.[1] ?? '')
    .split('/*')
    .map((part) => part.match(/^ +--fw-.*$/gm) ?? []);
  const following = others.filter((line) => line.includes(': var('));
  expect(said?.map(Number)).toEqual([own.length, following.length, others.length]);
});

it('names its address and its origin once for all commands, in furrow.config.json', () => {
  const named = { site: 'http://localhost:3000', origin: '.origin' };
  expect(JSON.parse(files.get('furrow.config.json') ?? '')).toEqual(named);
});
