import { fragmentFiles, type SlotToFill } from './fragment-files';
import { remoteFiles } from './remote-files';
import { type Pipelines, workflowFiles } from './workflow-files';

export type NewRepository = Pipelines & {
  /** Paths of its pages. */
  routes: readonly string[];
  /** The name of a fragment in kebab-case. */
  fragment?: string;
  /** The slot that this fragment fills. */
  fills?: SlotToFill;
  /** The registry with the packages of the site; undefined where that is the usual one. */
  packages: string | undefined;
  /** Whether the site has a look of its own, and none of the packages of this site. */
  isPlain?: boolean;
  /** The port of its development server. */
  port: number;
  /** Versions of packages by their names, as a package.json asks for them. */
  versions: Readonly<Record<string, string>>;
};

/** The port of its development server, if it is free: the one that the workspace gives to its first new remote. */
export const firstPort = 3006;

const usedByPages = ['@furrow/forms', '@furrow/remote', '@furrow/ui', 'effector', 'react', 'react-dom'];
const usedByPlainPages = ['@furrow/remote', 'effector', 'react', 'react-dom', 'zod'];
const usedByTheBuild = ['@furrow/bundler', '@furrow/furrow', '@types/react', '@types/react-dom', 'typescript'];
/** The packages that the tests and rules of a repository need. */
export const usedByTests = [
  '@furrow/lint',
  '@furrow/testing',
  '@playwright/test',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'eslint',
  'jest',
  'stylelint',
];

/**
 * Every file of a repository with one remote, by path.
 *
 * @throws Error when the version of a package is not known that the remote needs
 */
export function repositoryFiles(repository: NewRepository): [string, string][] {
  const { name, routes, fragment, fills, site, packages, isPlain = false, port, versions } = repository;
  const pick = (names: readonly string[]) => pickVersions(names, versions);
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    config: { port },
    scripts: {
      start: 'furrow dev',
      alone: 'furrow-bundler dev',
      test: 'jest && playwright test --pass-with-no-tests',
      lint: 'eslint . --max-warnings 0 && stylelint "src/**/*.css" --allow-empty-input',
      types: 'tsc',
      build: 'furrow-bundler build',
      release: `furrow publish ${name} --promote`,
    },
    dependencies: pick(isPlain ? usedByPlainPages : usedByPages),
    devDependencies: pick([...usedByTheBuild, ...usedByTests].sort()),
    allowScripts,
  };
  const sources = [
    ...remoteFiles(name, routes, { isPlain }),
    ...(fragment
      ? fragmentFiles({ remote: name, name: fragment, declared: undefined, isPlain, ...(fills && { fills }) })
      : []),
  ];
  return [
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['furrow.config.json', `${JSON.stringify({ site }, null, 2)}\n`],
    ['tsconfig.json', tsconfig],
    ...settingsFiles(packages),
    ...workflowFiles(repository),
    ['README.md', readme(repository)],
    ['AGENTS.md', agents(repository)],
    ['jest.config.js', "export { default } from '@furrow/testing/jest-config';\n"],
    ['eslint.config.js', eslintConfig],
    ['stylelint.config.js', stylelintConfig],
    ['playwright.config.ts', playwrightConfig],
    ['e2e/every-route.spec.ts', everyRoute(name)],
    ...sources,
  ];
}

/**
 * The settings of git and of the programs that install packages, by path.
 *
 * @param packages the registry with the packages of the site; undefined where that is the usual one
 * @param members the folders with packages of the repository, as patterns; none where it is one package
 */
export function settingsFiles(packages: string | undefined, members: readonly string[] = []): [string, string][] {
  const workspace = members.length > 0 ? `packages: ${JSON.stringify(members)}\n` : '';
  return [
    ['pnpm-workspace.yaml', pnpmSettings + workspace],
    ['.yarnrc.yml', packages === undefined ? yarnSettings : yarnSettings + yarnScope(packages)],
    ...(packages === undefined ? [] : [['.npmrc', `@furrow:registry=${packages}\n`] as [string, string]]),
    ['.gitattributes', '* text=auto eol=lf\n'],
    ['.gitignore', 'node_modules/\ndist/\n.cache/\n.origin/\n.yarn/install-state.gz\n'],
  ];
}

/**
 * The versions of some packages, for a package.json.
 *
 * @throws Error when one is not known
 */
export function pickVersions(names: readonly string[], versions: NewRepository['versions']): Record<string, string> {
  return Object.fromEntries(names.map((one) => [one, versionOf(one, versions)]));
}

function versionOf(name: string, versions: NewRepository['versions']): string {
  const version = versions[name];
  if (!version) throw new Error(`The version of ${name} is not known.`);
  return version;
}

const tsconfig = `{
  "extends": "@furrow/bundler/tsconfig.json",
  "compilerOptions": { "types": ["@furrow/bundler/ambient", "@furrow/testing/ambient"] },
  "include": ["src", "e2e", "types", "*.config.ts"]
}
`;

/** In package.json, for npm: packages whose scripts need not run, because each comes with what its script would build. */
export const allowScripts = { '@parcel/watcher': false, '@swc/core': false, esbuild: false };

/** pnpm stops where a package wants to run a script at its installation and nobody has said whether it may. */
const pnpmSettings = `# Settings of pnpm; npm and Yarn do not read them.
allowBuilds: # Each of these comes with what its script would build.
  '@parcel/watcher': false
  '@swc/core': false
  esbuild: false
minimumReleaseAgeExclude: # The packages of the site may be installed on the day on which they are published.
  - '@furrow/*'
`;

/** Yarn's Plug'n'Play has no folder `node_modules`, in which the bundler looks for packages. */
const yarnSettings = `# Settings of Yarn; npm and pnpm do not read them.
nodeLinker: node-modules
npmPreapprovedPackages: # The packages of the site may be installed on the day on which they are published.
  - '@furrow/*'
`;

const yarnScope = (packages: string) => `npmScopes:
  furrow:
    npmRegistryServer: '${packages}'
`;

const eslintConfig = `import { lintRemote } from '@furrow/lint/eslint';

export default lintRemote(import.meta.dirname);
`;

const stylelintConfig = `import { lintStyles } from '@furrow/lint/stylelint';

export default lintStyles(import.meta.dirname);
`;

const playwrightConfig = `import { testsOfRemote } from '@furrow/testing/playwright-config';

export default await testsOfRemote(import.meta.dirname);
`;

const everyRoute = (name: string) => `import { everyRoute, pagesOf } from '@furrow/testing/every-route';
import { developedAddress } from '@furrow/testing/playwright-config';
import { test } from '@furrow/testing/test';

/** Every page of ${name}, in the live site with the remote of this machine in it. */
const folder = process.cwd();
everyRoute(test, await pagesOf('${name}', developedAddress(folder)), [folder]);
`;

const readme = ({ name, site, port }: NewRepository) => `# ${name}

A remote of ${site}: its pages are part of that site and are released independently.

    npm start                    the site with the remote of this machine in it, on http://localhost:${port}/
    npm run alone                its pages alone
    npm test                     unit tests; every page in a browser, on the site that npm start shows
    npm run lint                 the rules of the site for code and styles
    npm run types                checks the types
    npm run build                builds the release into dist
    npm run release              builds, checks against the live site, and makes a version live there
    npx furrow lock              pins what is live in site.lock, which every command except release uses
    npx furrow check             types, rules, tests, and whether the build fits the site
    npx furrow types             writes the types of other teams' fragments
    npx furrow upgrade           raises the packages, and says what is left to change by hand

The commands of furrow read the address of the site from furrow.config.json. A field "key" there names the file with the
private key of the team; do not commit the key.
`;

const agents = ({ name, port }: NewRepository) => `# For those who change this remote, people and programs

## Commands

    npm start       the site with the remote of this machine in it, on http://localhost:${port}/
    npm run types   must pass
    npm run lint    must pass
    npm test        must pass: unit tests, and every page in a browser
    npx furrow check   all of these, and whether the build fits the site

## Where things are

- src/routes.ts lists the pages, and the links in the menus of the site; src/fragments.ts what pages of others can show.
- A page is src/pages/<page>/<page>.page.tsx, with its test beside it. Tests in a browser are in e2e.
- site.lock pins the site around ${name}, and types has the fragments of others. Commit both.

## What must hold before a release

- The first render of a page is the same in Node and in the browser: no window, clock, randomness or storage in it.
- Packages of the site come through @furrow/…; another remote is shown by <Fragment>, never imported.
- A published version never changes: raise "version" in package.json.
- Try it first: "npx furrow publish ${name} --dry-run" checks a release and stores nothing. "promote" and "rollback" take
  --dry-run, too, and say what they would change for visitors.
- A program releases with a key of its own. The operator of the site can limit it: with "canaries": 10 in the file of
  teams, its releases get at most 10% of the visitors. The key is a secret; never commit it.

## How to read a refusal

It says in one sentence what is wrong and what to do, and nothing was stored. It ends with a code, such as
[FUR-GATE-ROUTE-TAKEN], which "npx furrow explain FUR-GATE-ROUTE-TAKEN" explains. With --json, each command answers with
one JSON object. The exit status is 1; with 2 its arguments are wrong.
`;
