import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { allowScripts, pickVersions, settingsFiles, usedByTests } from 'create-furrow-remote/repository-files';

export type NewSite = {
  /** The name of the site: its folder, and the scope of its look. */
  name: string;
  /** The name of its first remote. */
  remote: string;
  /** The registry with the packages `@furrow/…`; undefined where that is the usual one. */
  packages: string | undefined;
  /** The port of `npm start`. */
  port: number;
  /** Versions of packages by their names, as a package.json asks for them. */
  versions: Readonly<Record<string, string>>;
  /** The folder with the files of a new site, each with `.tmpl` behind its name. */
  template: string;
  /** The folder that says how a site is run, which each site gets as it is. */
  deploy: string;
};

/** The packages of the repository, as patterns of folders. */
const members = ['host', 'look', 'remotes/*'];

const inBoth = ['@furrow/bundler', '@furrow/remote', 'effector', 'react', 'react-dom'];
const byHost = ['@furrow/engine', '@furrow/formats', '@furrow/router'];
const byTheBuild = ['@furrow/furrow', '@types/react', '@types/react-dom', 'typescript'];

/**
 * Every file of a repository with a host, its look and one remote, by path.
 *
 * @throws Error when the version of a package is not known that the site needs
 */
export function siteFiles(site: NewSite): [string, string][] {
  const { name, remote, packages, port, versions, template, deploy } = site;
  const pick = (names: readonly string[]) => pickVersions(names, versions);
  const look = lookOf(name);
  const app = (own: object, dependencies: Record<string, string>) => ({
    ...own,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { build: 'furrow-bundler build' },
    dependencies: { ...dependencies, [look]: '1.0.0' },
  });
  const root = {
    name,
    private: true,
    type: 'module',
    workspaces: members,
    config: { port },
    scripts: {
      start: `furrow site --port ${port}`,
      dev: `furrow dev ${remote}`,
      test: 'jest && playwright test',
      lint: 'eslint . --max-warnings 0 && stylelint "{host,look,remotes}/**/*.css"',
      types: 'tsc',
    },
    devDependencies: pick([...byTheBuild, ...usedByTests].sort()),
    allowScripts,
  };
  const manifests: [string, object][] = [
    ['package.json', root],
    ['host/package.json', app({ name: 'host', config: { port: port + 10 } }, pick([...inBoth, ...byHost]))],
    [`remotes/${remote}/package.json`, app({ name: remote, config: { port: port + 11 } }, pick([...inBoth, 'zod']))],
    [
      'look/package.json',
      {
        name: look,
        version: '1.0.0',
        private: true,
        type: 'module',
        sideEffects: ['**/*.css'],
        furrow: { styles: 'site.css' },
        exports: { './page-meta': './src/page-meta.tsx', './site.css': './src/site.css' },
        dependencies: pick(['react']),
      },
    ],
  ];
  return [
    ['furrow.config.json', `${JSON.stringify({ site: `http://localhost:${port}`, origin: '.origin' }, null, 2)}\n`],
    ...manifests.map(([path, content]): [string, string] => [path, `${JSON.stringify(content, null, 2)}\n`]),
    ...settingsFiles(packages, members),
    ...templateFiles(template).map(([path, text]): [string, string] => [named(path, site), named(text, site)]),
    ...filesIn(deploy).map((path): [string, string] => [`deploy/${path}`, readFileSync(join(deploy, path), 'utf8')]),
  ];
}

/** The name of the package with the look of a site. */
function lookOf(name: string): string {
  return `${name}-look`;
}

/** Puts the names of a site into the text or the path of a template. */
function named(text: string, { name, remote, port }: NewSite): string {
  return text
    .replaceAll('__site__', name)
    .replaceAll('__Site__', titleOf(name))
    .replaceAll('__remote__', remote)
    .replaceAll('__Remote__', titleOf(remote))
    .replaceAll('__port__', String(port));
}

/** `Green valley` for `green-valley`. */
function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

function templateFiles(folder: string): [path: string, text: string][] {
  return filesIn(folder)
    .filter((path) => path.endsWith('.tmpl'))
    .map((path) => [path.slice(0, -'.tmpl'.length), readFileSync(join(folder, path), 'utf8')]);
}

/** The files of a folder and of those in it, by paths with forward slashes. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
