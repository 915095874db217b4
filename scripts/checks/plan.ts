import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { EnginePaths } from '../machine/engines';
import type { App } from '../workspace/apps';
import type { OtherBuilds } from '../workspace/build';
import { composeCheckedSite } from '../workspace/composed-site';
import { root, run } from '../workspace/process';
import { markup } from './markup';
import { messages, variantsIn } from './messages';
import { packages } from './packages';
import { playwright } from './playwright';
import { withRaisedRefusals } from './raised-refusals';
import { asResult, type Step } from './steps';
import { structuredData } from './structured-data';
import { quickTests, unitTests } from './unit-tests';
import { words } from './words';

/** Where the steps write their reports and the projects that they check. */
export const workFolder = join(root, '.cache/check');

const strict = ['--max-warnings', '0'];

/**
 * ESLint without the rules that run the compiler of React on each component. They take a fifth of its processor time and
 * rarely find anything; the long walks have them, and so have editors.
 */
const withoutCompiler = [
  ...strict,
  ...['purity', 'set-state-in-render', 'static-components'].flatMap((rule) => ['--rule', `react-hooks/${rule}: off`]),
];

/** What the compiler of React says of the components. It runs beside the walks. */
export const lintOfComponents = beside('lint of components', 'eslint', [
  ...['--config', 'scripts/checks/eslint-components.js'],
  ...['{host,remotes,shared}/**/*.tsx', ...strict],
]);

/** What browsers the machine has: the one for the tests, or why there is none, and the engines besides Chromium by name. */
export type Tools = { browser: string | Error; engines: EnginePaths };

/**
 * The steps that read the sources of one app, or of the workspace.
 *
 * @param onceBuilt is called when the site has been built and composed
 * @returns those that come first, and those that can wait: they run beside the browser tests, which leave the cores idle for
 *   moments, and at a low priority, so that no test is slowed down
 */
export async function stepsOfSources(
  app: App | undefined,
  onceBuilt: () => void,
): Promise<{ first: Step[]; beside: Step[] }> {
  const scope = scopeOf(app);
  const variants = await variantsIn(scope ?? '.');
  const languages = [...new Set(variants.map(({ language }) => language))];
  const types = async (language?: string) => ['--noEmit', '-p', await typesProject(scope, language)];
  return {
    first: [
      {
        name: 'unit tests',
        work: () =>
          scope
            ? unitTests(quickTests(scope))
            : withRaisedRefusals(join(workFolder, 'refusals.txt'), (env) => unitTests(quickTests(), env)),
      },
      building(onceBuilt),
      { name: 'types', work: async () => asResult(await run('tsc', await types())) },
      { name: 'messages', work: () => messages(scope) },
      { name: 'lint', work: async () => asResult(await run('eslint', [scope ?? '.', ...withoutCompiler])) },
    ],
    beside: [
      ...languages.map((language) => beside(`types in ${language}`, 'tsc', () => types(language))),
      beside('formatting', 'prettier', ['--check', '--log-level', 'warn', scope ?? '.']),
      beside('styles', 'stylelint', [`${scope ? `${scope}/` : ''}**/*.css`, '--allow-empty-input']),
      beside('dependency rules', 'depcruise', scope ? [scope] : ['host', 'remotes', 'shared', 'e2e', 'scripts']),
      beside('unused code', 'knip', scope ? ['--workspace', scope] : []),
      ...(scope ? [] : [{ name: 'packages', work: packages }]),
    ],
  };
}

/**
 * The step that builds and composes the site of checks.
 *
 * @param onceBuilt is called when that has been done
 */
export function building(onceBuilt: () => void, otherwise?: OtherBuilds): Step {
  const work = async () => {
    const lines: string[] = [];
    await composeCheckedSite((line) => lines.push(line), otherwise);
    onceBuilt();
    return { passed: 1, failed: 0, details: lines.join('\n') };
  };
  return { name: 'build', work };
}

/** The steps that read the composed site, or open the pages of one app or of all apps in it. */
export function stepsOfSite(app: App | undefined, { browser, engines }: Tools): Step[] {
  return [
    {
      name: 'end to end',
      work: async () => {
        if (browser instanceof Error) throw browser;
        return playwright({
          args: specsOf(app),
          reportFile: join(workFolder, 'playwright.json'),
          env: { CHROMIUM_PATH: browser, FURROW_OWNER: app?.name ?? '' },
        });
      },
    },
    { name: 'markup', work: () => markup(app?.name) },
    { name: 'structured data', work: () => structuredData(app?.name) },
    { name: 'words', work: () => words(app?.name) },
    ...(concernsHost(app) ? journeysIn(engines) : []),
  ];
}

/** The folder of an app, relative to the root of the workspace; undefined for the whole workspace. */
export function scopeOf(app: App | undefined): string | undefined {
  return app && relative(root, app.folder);
}

/** Whether a check of one app, or of everything, is one of the host. The host concerns every test. */
export function concernsHost(app: App | undefined): boolean {
  return !app || app.name === 'host';
}

/** A step that is a command of its own and can wait. */
function beside(name: string, bin: string, args: string[] | (() => Promise<string[]>)): Step {
  const given = async () => (typeof args === 'function' ? args() : args);
  return { name, work: async () => asResult(await run(bin, await given(), { canWait: true })) };
}

/**
 * The TypeScript project to check. For one app it holds the app's files and what they import, so that a mistake of
 * another team cannot fail the check.
 *
 * @param language that of a build in which variants such as `words.es.ts` take the places of others; then without the
 *   tests, which are about the sources
 */
async function typesProject(scope: string | undefined, language: string | undefined): Promise<string> {
  if (!scope && !language) return 'tsconfig.json';
  const file = join(workFolder, language ? `tsconfig.${language}.json` : 'tsconfig.json');
  const include = [
    ...(scope ? [scope] : ['host', 'remotes', 'shared/page', 'shared/site']),
    'shared/tools/bundler/src/ambient.d.ts',
  ];
  const excluded = ['**/node_modules', '**/dist', '**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts'];
  await writeFile(
    file,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      include: include.map((path) => join(root, path)),
      ...(language && {
        exclude: excluded.map((path) => join(root, path)),
        compilerOptions: { moduleSuffixes: [`.${language}`, ''] },
      }),
    }),
  );
  return file;
}

/** The journeys in these engines, as a step of the check. */
function journeysIn(paths: EnginePaths): Step[] {
  const engines = Object.keys(paths);
  if (engines.length === 0) return [];
  const args = ['--config=engines.config.ts', ...engines.map((name) => `--project=${name}*`)];
  const env = { FURROW_ENGINES: JSON.stringify(paths) };
  const work = () => playwright({ args, reportFile: join(workFolder, 'engines.json'), env });
  return [{ name: `journeys in ${engines.join(' and ')}`, work }];
}

/** The tests that a new version of a remote can break: its own, and those that visit the pages of every remote. */
function specsOf(app: App | undefined): string[] {
  return concernsHost(app) ? [] : [`${scopeOf(app)}/e2e/`, 'e2e/src/every-remote/'];
}
