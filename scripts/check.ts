/**
 * `pnpm check [app | bucket]` runs every check and test of the workspace, those that concern one app, or those of an
 * origin in a real bucket.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { namedApps } from './workspace/apps';
import { budgets } from './checks/budgets';
import { checkBucket } from './checks/bucket';
import { findBrowser } from './machine/browser';
import { findEngines, type EnginePaths } from './machine/engines';
import { markup } from './checks/markup';
import { messages, variantsIn } from './checks/messages';
import { packages } from './checks/packages';
import { playwright } from './checks/playwright';
import { fail, inParallel, root, run } from './workspace/process';
import { composeCheckedSite } from './workspace/composed-site';
import { asResult, runStep, sumUp, type Step } from './checks/steps';
import { structuredData } from './checks/structured-data';
import { quickTests, unitTests } from './checks/unit-tests';
import { words } from './checks/words';

const [name, ...others] = process.argv.slice(2);
if (others.length > 0) fail(`One app is checked at a time. Check ${name}, then ${others.join(', then ')}.`);
if (name === 'bucket') {
  await checkBucket();
  process.exit();
}
const [app] = name ? namedApps([name]) : [];
const scope = app ? relative(root, app.folder) : undefined;
const workFolder = join(root, '.cache/check');

// Some tools behave differently where CI is set, e.g. the parser of ESLint. A check has the same result everywhere.
process.env.CI ??= 'true';
await mkdir(workFolder, { recursive: true });
console.log(scope ? `Checking what concerns ${scope}` : 'Checking everything');

const concernsHost = !app || app.name === 'host';
// Browsers and servers are looked for, and installed, while the sources are checked.
const tools = findTools();
let built = false;
const ofTheSources: Step[] = [
  { name: 'unit tests', work: () => unitTests(quickTests(scope)) },
  {
    name: 'build',
    work: async () => {
      const lines: string[] = [];
      await composeCheckedSite((line) => lines.push(line));
      built = true;
      return { passed: 1, failed: 0, details: lines.join('\n') };
    },
  },
  { name: 'types', work: async () => asResult(await run('tsc', ['--noEmit', '-p', await typesProject()])) },
  ...(await languages()).map((language) => ({
    name: `types in ${language}`,
    work: async () => asResult(await run('tsc', ['--noEmit', '-p', await typesProject(language)])),
  })),
  { name: 'messages', work: () => messages(scope) },
  command('lint', 'eslint', [scope ?? '.', '--max-warnings', '0']),
  command('formatting', 'prettier', ['--check', '--log-level', 'warn', scope ?? '.']),
  command('styles', 'stylelint', [`${scope ? `${scope}/` : ''}**/*.css`, '--allow-empty-input']),
  command('dependency rules', 'depcruise', scope ? [scope] : ['host', 'remotes', 'shared', 'e2e', 'scripts']),
  ...(scope ? [] : [{ name: 'packages', work: packages }]),
  command('unused code', 'knip', scope ? ['--workspace', scope] : []),
];
await inParallel(ofTheSources, availableParallelism(), (step) => runStep(step));

if (built) {
  // Weighing uses one core.
  const weighed = runStep({ name: 'byte budgets', work: () => budgets(app?.name) }, { details: true });
  const { browser, engines, notRun } = await tools;
  // The journeys spend most of their time waiting, so they run beside the end-to-end tests.
  const ofTheSite: Step[] = [
    {
      name: 'end to end',
      work: async () => {
        if (browser instanceof Error) throw browser;
        return playwright({
          args: specs(),
          reportFile: join(workFolder, 'playwright.json'),
          env: { CHROMIUM_PATH: browser, FURROW_OWNER: app?.name ?? '' },
        });
      },
    },
    { name: 'markup', work: () => markup(app?.name) },
    { name: 'structured data', work: () => structuredData(app?.name) },
    { name: 'words', work: () => words(app?.name) },
  ];
  const steps = [...ofTheSite, ...journeysIn(engines)];
  await Promise.all([weighed, inParallel(steps, availableParallelism(), (step) => runStep(step))]);
  for (const sentence of notRun) console.log(`– ${sentence}`);
}

if (!scope && !process.env.FURROW_TEST_BUCKET)
  console.log('– nothing was checked on a bucket that others serve: "pnpm check bucket" does that');
await sumUp(join(workFolder, 'check.txt'));

function command(stepName: string, bin: string, args: string[]): Step {
  return { name: stepName, work: async () => asResult(await run(bin, args)) };
}

/**
 * The TypeScript project to check. For one app it holds the app's files and what they import, so that a mistake of
 * another team cannot fail the check.
 *
 * @param language that of a build in which variants such as `words.es.ts` take the places of others; then without the
 *   tests, which are about the sources
 */
async function typesProject(language?: string): Promise<string> {
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

/** The languages in which what is checked has anything. */
async function languages(): Promise<string[]> {
  return [...new Set((await variantsIn(scope ?? '.')).map(({ language }) => language))];
}

/** The browsers for the tests, the engines besides Chromium by name, and a sentence for each test that cannot run here. */
async function findTools() {
  const browser = await findBrowser(console.log).catch((error: Error) => error);
  if (!concernsHost) return { browser, engines: {}, notRun: [] };
  const { paths, notRun } = await findEngines(console.log);
  return { browser, engines: paths, notRun: notRun };
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

/**
 * The tests that a new version of a remote can break: its own, and those that visit the pages of every remote. The host
 * concerns every test, so for the host nothing is left out.
 */
function specs(): string[] {
  return app && app.name !== 'host' ? [`${scope}/e2e/`, 'e2e/src/every-remote/'] : [];
}
