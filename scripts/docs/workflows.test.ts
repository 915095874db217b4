import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { remoteFolders } from '@furrow/bundler/workspace';
import { parse } from 'yaml';
import { root } from '../workspace/process';
import { templateOf } from './github-workflow';

type Workflow = {
  on: { schedule?: { cron: string }[]; pull_request?: unknown; push?: unknown };
  jobs: Record<string, Job>;
};
type Job = {
  'timeout-minutes'?: number;
  needs?: string | string[];
  strategy?: { matrix: { app: string } };
  'runs-on': unknown;
  steps: Step[];
};
type Step = { uses?: string; with?: Record<string, string>; run?: string };

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
const jobs = workflows.flatMap(([file, text]) =>
  Object.entries((parse(text) as Workflow).jobs).map(([name, job]) => [`${file}: ${name}`, job] as const),
);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const commands = jobs.flatMap(([, { steps }]) => steps.flatMap(({ run }) => run?.split('\n') ?? []));

/** What a workflow says. */
const workflow = (name: string) => parse(readFileSync(join(folder, name), 'utf8')) as Workflow;

it.each(workflows)('%s is a workflow, with the jobs that wait for others', async (file, text) => {
  const { jobs: read } = await templateOf(file, text);
  expect(read.map(({ id }) => id.value)).toEqual(Object.keys((parse(text) as Workflow).jobs));
});

it.each(workflows)('%s pins each action by its hash and names its version', (_, text) => {
  const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action);
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

it.each(jobs)('%s ends on its own', (_, job) => {
  expect(job['timeout-minutes']).toBeGreaterThan(0);
});

describe('runs on each change what npm test and npm run test:walks run', () => {
  const { on, jobs } = workflow('ci.yml');

  it('whatever files it has, and for whatever branch it is asked', () => {
    expect(on).toMatchObject({ pull_request: null });
    expect(on.push).toEqual({ branches: ['main'] });
  });

  it.each(['npm test', 'npm run test:walks'])('%s: under no condition, and in a job that waits for no other', (run) => {
    const running = Object.values(jobs).filter(({ steps }) => steps.some((step) => step.run?.includes(run)));
    expect(running).toEqual([
      { 'runs-on': 'ubuntu-latest', 'timeout-minutes': expect.any(Number), steps: expect.arrayContaining([{ run }]) },
    ]);
  });
});

/** A machine of the site's own keeps what it has downloaded. */
const onMachinesOfGitHub = jobs.filter(([, job]) => ![job['runs-on']].flat().includes('self-hosted'));

it.each(onMachinesOfGitHub)('%s downloads no package that an earlier run has downloaded', (_, { steps }) => {
  const installs = steps.findIndex(({ run = '' }) => /\b(?:npm|npx) |bootstrap\.mjs/.test(run));
  expect(installs).toBeGreaterThan(0);
  const caches = steps
    .slice(0, installs)
    .filter(({ uses = '', with: given = {} }) =>
      steps[installs]?.run?.startsWith('npx ')
        ? uses.startsWith('actions/setup-node@') && given['cache'] === 'npm'
        : uses.startsWith('actions/cache@') &&
          given['path'] === '~/.local/share/pnpm/store' &&
          given['key']?.includes("hashFiles('pnpm-lock.yaml')"),
    );
  expect(caches).toHaveLength(1);
});

it('runs only scripts that package.json has', () => {
  const named = commands.flatMap((line) => {
    const [, script] =
      /node scripts\/bootstrap\.mjs ([\w:-]+)|npm (?:run )?(test[\w:]*)/.exec(line)?.filter(Boolean) ?? [];
    return script ?? [];
  });
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

it('checks and releases each app that the site lacks in a job of its own, which waits for no other app but the host', () => {
  const { jobs } = workflow('ci.yml');
  const apps = '${{ fromJSON(needs.unreleased.outputs.apps) }}';
  expect([jobs['check'], jobs['release']].map((job) => job?.strategy?.matrix.app)).toEqual([apps, apps]);
  const waitsFor = ['unreleased', 'check', 'release-host', 'release'].map((name) => [jobs[name]?.needs ?? []].flat());
  expect(waitsFor).toEqual([[], ['unreleased'], ['unreleased', 'check'], ['unreleased', 'check', 'release-host']]);
  const lists = jobs['unreleased']?.steps.some(({ run }) => run?.includes('node scripts/unreleased.mjs status.json'));
  expect(lists).toBe(true);
});

it('asks each morning for advisories of what is installed and of what visitors get', () => {
  const { on, jobs } = workflow('advisories.yml');
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ [5-9] \* \* \*$/) }]);
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(runs).toEqual([
    expect.stringMatching(/ pnpm@\S+ audit /),
    expect.stringMatching(/ release audit --advisories /),
  ]);
});

it('has a reviewer for each app, and for shared', () => {
  const owners = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
  const owned = owners.filter((line) => / @\S+/.test(line)).map((line) => line.split(' ')[0]);
  expect(owned).toEqual(
    expect.arrayContaining([
      '*',
      '/shared/',
      '/host/',
      ...remoteFolders().map((folder) => `/remotes/${basename(folder)}/`),
    ]),
  );
});
