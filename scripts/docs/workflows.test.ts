import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../workspace/process';
import { templateOf } from './github-workflow';

type Workflow = { on: object; jobs: Record<string, Job> };
type Job = { 'timeout-minutes'?: number; 'runs-on': unknown; steps: { uses?: string; run?: string }[] };

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
const jobs = workflows.flatMap(([file, text]) =>
  Object.entries((parse(text) as Workflow).jobs).map(([name, job]) => [`${file}: ${name}`, job] as const),
);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const commands = jobs.flatMap(([, { steps }]) => steps.flatMap(({ run }) => run?.split('\n') ?? []));

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

it('runs on each change what npm test and npm run test:walks run', () => {
  expect(commands).toEqual(expect.arrayContaining(['npm test', 'npm run test:walks']));
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
