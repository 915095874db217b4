import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFiles } from 'create-furrow-site/site-files';
import { root } from '../workspace/process';
import { templateOf } from './github-workflow';

/** What GitHub runs in the repository that `npm create furrow-site` makes, as its own parser reads it. */

const generator = join(root, 'shared/tools/create-site');
const { devDependencies: versions } = JSON.parse(readFileSync(join(generator, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};
const site = { name: 'green-valley', remote: 'produce', packages: undefined, port: 3000, versions };
const files = new Map(siteFiles({ ...site, template: join(generator, 'template'), deploy: join(root, 'deploy') }));

it('checks each change of a new site by the scripts that it has, and by all that must pass', async () => {
  const workflows = [...files.keys()].filter((path) => path.startsWith('.github/workflows/'));
  expect(workflows).toEqual(['.github/workflows/check.yml']);
  const { events, jobs } = await templateOf('check.yml', files.get('.github/workflows/check.yml') ?? '');
  expect(events).toMatchObject({ pull_request: {}, push: { branches: ['main'] } });
  const lines = jobs.flatMap((job) =>
    job.type === 'job' ? job.steps.flatMap((step) => ('run' in step ? [step.run.toString()] : [])) : [],
  );
  const { scripts } = JSON.parse(files.get('package.json') ?? '') as { scripts: Record<string, string> };
  const [first, ...checks] = lines;
  expect(first).toBe('npm ci');
  expect(Object.keys(scripts)).toEqual(
    expect.arrayContaining(checks.map((line) => /^npm (?:run )?([a-z]+)$/.exec(line)?.[1])),
  );
  const mustPass = [...(files.get('AGENTS.md') ?? '').matchAll(/^ +(npm [a-z ]*?) +must pass/gm)];
  expect(checks.sort()).toEqual(mustPass.map(([, line]) => line).sort());
});
