/**
 * `pnpm walks [--part=2]` makes the long walks, which `npm test` leaves out: a team's own repository with each installer, other
 * toolchains and hosts, frozen contracts, other majors, builds that repeat, nginx, what developers do, journeys with
 * less motion, the pages and cases of which `npm test` takes a share, Lighthouse, unit tests of whole documents and
 * command lines, orderings of commands, and what the compiler of React says of the components. Told a part, it
 * makes that one of three parts of what runs in browsers, and everything else.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lighthouseScores } from './checks/lighthouse';
import { building, lintOfComponents, workFolder } from './checks/plan';
import { playwright } from './checks/playwright';
import { runStep, sumUp, type Step } from './checks/steps';
import { testsOfOrderings, unitTests, walkedTests } from './checks/unit-tests';
import { findBrowser } from './machine/browser';
import { findNginx } from './machine/nginx';
import { findPrometheus } from './machine/prometheus';
import { findShells } from './machine/shells';
import { findSystemd } from './machine/systemd';
import { fromPackages } from './packages/outside';
import { smallestRemote } from './workspace/apps';
import { fail } from './workspace/process';

const [part, ...others] = process.argv.slice(2);
if (part !== undefined && !(/^--part=[123]$/.test(part) && others.length === 0))
  fail(
    `There is no "${[part, ...others].join(' ')}". For one of the three parts enter --part=1, --part=2 or --part=3.`,
  );
/** The projects of e2e/walks.config.ts that are made. */
const projects = part ? `part ${part.slice(-1)}*` : 'part*';

// Some tools behave differently where CI is set. A check has the same result everywhere.
process.env.CI ??= 'true';
await mkdir(workFolder, { recursive: true });
const browser = await findBrowser(console.log).catch((error: Error) => fail(error.message));
const env = { CHROMIUM_PATH: browser };
const notRun = [
  ...(await findNginx(console.log)),
  ...(await findPrometheus(console.log)),
  ...(await findShells(console.log)),
  ...(await findSystemd(console.log)),
];

// First of all, because unit tests read the composed site as well. One remote stands for those that are not in the
// workspace: every walk over its pages is a test of the packages.
let built = false;
await runStep(building(() => (built = true), { [smallestRemote().name]: fromPackages }));
await runStep({ name: 'unit tests', work: () => unitTests(walkedTests) });
await runStep({ name: 'orderings', work: () => unitTests(testsOfOrderings, { SEQUENCES: '100' }) });
const walks: Step = {
  name: 'walks',
  work: () =>
    playwright({
      args: ['--config=walks.config.ts', `--project=${projects}`],
      reportFile: join(workFolder, 'walks.json'),
      env,
    }),
};
await Promise.all([...(built ? [runStep(walks)] : []), runStep(lintOfComponents)]);
if (built) await runStep({ name: 'Lighthouse', work: () => lighthouseScores(browser) });
for (const sentence of notRun) console.log(`– ${sentence}`);
await sumUp(join(workFolder, 'walks.txt'));
