import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workflowFiles } from 'create-furrow-remote/workflow-files';
import { execa } from 'execa';
import { newKeys } from '@furrow/release/domain/signature';
import {
  fixtureWorkspace,
  releaseProgram,
  type FixtureWorkspace,
  type Started,
} from '@furrow/release/testing/workspace';
import { parse } from 'yaml';
import { root } from '../workspace/process';

/*
 * The pipelines of a repository of one's own that send previews and release by way of staging, in GitHub's form and in
 * GitLab's: each of their lines that release something is run as it is, against a site that is served. What they run from npm
 * is the release command of the workspace, with builds that are there.
 */

type Step = { if?: string; run?: string; env?: Record<string, string> };
type Workflow = { env?: Record<string, string>; jobs: Record<string, { environment?: string; steps: Step[] }> };
type GitLabJob = { script?: string[]; variables?: Record<string, string> };

const keys = { platform: newKeys(), team: newKeys(), reviewers: newKeys() };
const preview = '1.1.0-preview-pr-12';
let workspace: FixtureWorkspace;
let server: Started;
let files: Map<string, string>;

const keyOf = (team: keyof typeof keys) => ({ FURROW_SIGNING_KEY: keys[team].privateKey });
const bin = () => join(workspace.folder, 'bin');

async function program(name: string, text: string): Promise<void> {
  await writeFile(join(bin(), name), `#!/bin/sh\n${text}\n`);
  await chmod(join(bin(), name), 0o755);
}

beforeEach(async () => {
  workspace = await fixtureWorkspace();
  await mkdir(bin());
  await program('npm', 'true');
  await program(
    'npx',
    `[ "$1" = furrow ] || exit 0; shift; case "$*" in *--remove*) ;; publish*|preview*) set -- "$@" --no-build --no-browser ;; esac; exec "${process.execPath}" "${releaseProgram}" "$@"`,
  );
  await program('gh', 'echo "$@" > gh.txt; cat preview.txt >> gh.txt');
  for (const [app, team] of [
    ['host', 'platform'],
    ['shop', 'team'],
  ] as const)
    await workspace.release(['publish', app, '--no-build', '--no-browser', '--promote'], keyOf(team));
  await writeFile(
    join(workspace.folder, '.origin/.furrow/teams.json'),
    JSON.stringify({
      platform: { apps: ['host'], keys: [keys.platform.publicKey] },
      team: { apps: ['shop'], keys: [keys.team.publicKey], promotes: ['staging'] },
      reviewers: { apps: ['shop'], keys: [keys.reviewers.publicKey], promotes: ['live'] },
    }),
  );
  await writeFile(
    join(workspace.folder, '.origin/.furrow/site.json'),
    JSON.stringify({ previews: 'https://*.preview.furrow.example', requires: { live: { from: 'staging' } } }),
  );
  await workspace.release(['env', 'create', 'staging']);
  server = await workspace.start(['serve', '--uploads', '--port', '0']);
  files = new Map(workflowFiles({ name: 'shop', site: server.url, showsPreviews: true, staging: 'staging' }));
});
afterEach(async () => {
  await server.end();
  await workspace.remove();
});

/** Runs a line as the shell of a pipeline does, and resolves with what it prints. */
async function line(text: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { all, exitCode } = await execa('bash', ['-e', '-c', text], {
    cwd: workspace.folder,
    env: { ...env, FORCE_COLOR: '0', PATH: `${bin()}:${process.env.PATH}` },
    all: true,
    reject: false,
  });
  if (exitCode !== 0) throw new Error(`${text}\n${all}`);
  return all;
}

const isOfRelease = ({ run = '' }: Step) => !/^npx furrow (?:check|lock|types) /.test(run);

/** Runs the lines of a job, without the checks, which `e2e/walks/own-repository.spec.ts` runs. */
async function job(file: string, name: string, team: keyof typeof keys, action = ''): Promise<string> {
  const workflow = parse(files.get(`.github/workflows/${file}.yml`) ?? '') as Workflow;
  const known: Record<string, string> = {
    'secrets.FURROW_SIGNING_KEY': keys[team].privateKey,
    'github.event.number': '12',
    'github.token': 'token',
  };
  const valuesOf = (env: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(env).map(([key, text]) => [
        key,
        text.replace(/\$\{\{ (\S+) \}\}/, (_, of: string) => known[of] ?? ''),
      ]),
    );
  const isMeant = (step: Step) => step.if === undefined || (action === 'closed') === step.if.includes("== 'closed'");
  const said: string[] = [];
  for (const step of (workflow.jobs[name]?.steps ?? []).filter(isMeant).filter(isOfRelease))
    if (step.run !== undefined) said.push(await line(step.run, { ...valuesOf(workflow.env), ...valuesOf(step.env) }));
  return said.join('\n');
}

const live = async () => (await workspace.release(['status'])).out;
const comment = () => readFile(join(workspace.folder, 'gh.txt'), 'utf8');

it('a pull request gets the address of its preview, and loses it when it is closed', async () => {
  await workspace.build(preview);
  await job('preview', 'preview', 'team', 'opened');
  expect(await comment()).toMatch(
    /^pr comment 12 --edit-last --create-if-none --body-file preview\.txt\nshop@1\.1\.0-preview-pr-12 is at https:\/\/pr-12--shop\.preview\.furrow\.example\/buy-food until /,
  );
  await workspace.build(preview, { content: 'again' });
  await job('preview', 'preview', 'team', 'synchronize');
  await job('preview', 'preview', 'team', 'closed');
  expect(await comment()).toMatch(/\npr-12--shop is removed\.\n$/);
  expect((await workspace.release(['preview', '--list'])).out).toBe('There are no previews.\n');
  await job('preview', 'preview', 'team', 'closed');
  expect(await comment()).toMatch(/\nThe preview has ended\.\n$/);
});

it('a merge shows the release in staging, and a reviewer makes the same one live', async () => {
  await workspace.build('1.1.0');
  await writeFile(join(workspace.folder, 'package.json'), JSON.stringify({ version: '1.1.0' }));
  expect(await job('release', 'staging', 'team')).toContain('staging shows shop@1.1.0.');
  expect(await live()).toMatch(/shop +1\.0\.0 +100%/);
  await expect(job('release', 'live', 'team')).rejects.toThrow('team may not promote releases of shop to visitors.');
  expect(await job('release', 'live', 'reviewers')).toContain('shop@1.1.0 is live.');
  expect(await live()).toMatch(/shop +1\.1\.0 +100%/);
});

it('the pipeline for GitLab does the same, line by line', async () => {
  const document = await readFile(join(root, 'docs/own-repository.md'), 'utf8');
  const [, text = ''] = /```yaml\n# \.gitlab-ci\.yml\n([^]*?)```/.exec(document) ?? [];
  const { preview: shown, 'preview-ended': ended, staging, live: released } = parse(text) as Record<string, GitLabJob>;
  const run = async (of: GitLabJob | undefined, team: keyof typeof keys) => {
    const said: string[] = [];
    for (const script of of?.script ?? []) {
      const meant = script.replaceAll('calendar', 'shop').replaceAll('https://furrow.example', server.url);
      if (isOfRelease({ run: script })) said.push(await line(meant, { CI_MERGE_REQUEST_IID: '12', ...keyOf(team) }));
    }
    expect(said).not.toEqual([]);
    return said.join('\n');
  };
  await workspace.build(preview);
  expect(await run(shown, 'team')).toContain('is at https://pr-12--shop.preview.furrow.example/');
  expect(await run(ended, 'team')).toContain('pr-12--shop is removed.');
  await workspace.build('1.1.0');
  await writeFile(join(workspace.folder, 'package.json'), JSON.stringify({ version: '1.1.0' }));
  expect(await run(staging, 'team')).toContain('staging shows shop@1.1.0.');
  expect(await run(released, 'reviewers')).toContain('shop@1.1.0 is live.');
});
