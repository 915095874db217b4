/**
 * `pnpm check [app | bucket]` runs every check and test of the workspace, those that concern one app, or those of an
 * origin in a real bucket.
 */
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { namedApps } from './workspace/apps';
import { budgets } from './checks/budgets';
import { builtMessages } from './checks/built-messages';
import { checkBucket } from './checks/bucket';
import { findBrowser } from './machine/browser';
import { findEngines } from './machine/engines';
import { findTerraform } from './machine/terraform';
import { concernsHost, scopeOf, stepsOfSite, stepsOfSources, workFolder, type Tools } from './checks/plan';
import { fail, inParallel } from './workspace/process';
import { runStep, sumUp } from './checks/steps';

const [name, ...others] = process.argv.slice(2);
if (others.length > 0) fail(`One app is checked at a time. Check ${name}, then ${others.join(', then ')}.`);
if (name === 'bucket') {
  await checkBucket();
  process.exit();
}
const [app] = name ? namedApps([name]) : [];

// Some tools behave differently where CI is set, e.g. the parser of ESLint. A check has the same result everywhere.
process.env.CI ??= 'true';
await mkdir(workFolder, { recursive: true });
console.log(app ? `Checking what concerns ${scopeOf(app)}` : 'Checking everything');

// Browsers and servers are looked for, and installed, while the sources are checked.
const tools = findTools();
let built = false;
const { first, beside } = await stepsOfSources(app, () => (built = true));
await inParallel(first, availableParallelism(), (step) => runStep(step));

const { notRun, ...found } = await tools;
// Weighing uses one core. The journeys spend most of their time waiting, so they run beside the end-to-end tests, and
// after them whatever can wait.
const weigh = () => runStep({ name: 'byte budgets', work: () => budgets(app?.name) }, { details: true });
const messagesOfBuilds = () => runStep({ name: 'messages of builds', work: () => builtMessages(app?.name) });
const rest = [...(built ? stepsOfSite(app, found) : []), ...beside];
await Promise.all([
  ...(built ? [weigh().then(messagesOfBuilds)] : []),
  inParallel(rest, availableParallelism(), (step) => runStep(step)),
]);

if (built) for (const sentence of notRun) console.log(`– ${sentence}`);
if (!app) for (const sentence of findTerraform()) console.log(`– ${sentence}`);

if (!app && !process.env.FURROW_TEST_BUCKET)
  console.log('– nothing was checked on a bucket that others serve: "pnpm check bucket" does that');
await sumUp(join(workFolder, 'check.txt'));

/** The browsers for the tests, and a sentence for each test that cannot run here. */
async function findTools(): Promise<Tools & { notRun: string[] }> {
  const browser = await findBrowser(console.log).catch((error: Error) => error);
  if (!concernsHost(app)) return { browser, engines: {}, notRun: [] };
  const { paths, notRun } = await findEngines(console.log);
  return { browser, engines: paths, notRun };
}
