import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFiles } from 'create-furrow-remote/repository-files';
import { workflowFiles } from 'create-furrow-remote/workflow-files';
import { execa } from 'execa';
import { newKeys } from '@furrow/release/domain/signature';
import { writeRemote } from '@furrow/release/testing/fixture';
import { fixtureWorkspace, type FixtureWorkspace, type Started } from '@furrow/release/testing/workspace';
import { parse } from 'yaml';
import { root } from '../workspace/process';

/*
 * The pipelines of a repository of one's own, in GitHub's form and in GitLab's: each of their lines is run as it is, in a
 * repository with the scripts of a new one, against a site that is served. `furrow` is the one of the workspace, and finds
 * builds that are there. What checks sources, and what GitHub would do with a comment, is played.
 */

type Step = { if?: string; run?: string; env?: Record<string, string> };
type Workflow = { env?: Record<string, string>; jobs: Record<string, { environment?: string; steps: Step[] }> };
type GitLabJob = { script?: string[]; variables?: Record<string, string> };

const keys = { platform: newKeys(), team: newKeys(), reviewers: newKeys() };
const preview = '1.1.0-preview-pr-12';
let workspace: FixtureWorkspace;
let server: Started;
let repository: string;
let files: Map<string, string>;

const keyOf = (team: keyof typeof keys) => ({ FURROW_SIGNING_KEY: keys[team].privateKey });
const bin = () => join(repository, 'bin');

async function program(name: string, text: string): Promise<void> {
  await writeFile(join(bin(), name), `#!/bin/sh\n${text}\n`);
  await chmod(join(bin(), name), 0o755);
}

const inNode = (file: string) => `exec "${process.execPath}" "${join(root, file)}" "$@"`;

/** The programs of the repository and of the machine that runs the pipeline. */
async function installPrograms(): Promise<void> {
  await mkdir(bin());
  const { stdout: npm } = await execa('sh', ['-c', 'command -v npm']);
  await program('npm', `case "$*" in ci) ;; "run "*) exec "${npm}" "$@" ;; *) exit 1 ;; esac`);
  await program('npx', 'case "$1" in furrow | playwright) exec "$@" ;; *) exit 1 ;; esac');
  // The browser of a machine is not that of another one.
  await program(
    'furrow',
    `case "$*" in *--remove*) ;; publish* | preview*) set -- "$@" --no-browser ;; esac; ${inNode('shared/tools/furrow/bin/furrow.mjs')}`,
  );
  // It only says what it would install, and what a machine lacks besides is that machine's affair.
  await program(
    'playwright',
    `case "$1" in install) set -- $(echo "$*" | sed 's/ --with-deps / /') --dry-run; ${inNode('node_modules/@playwright/test/cli.js')} ;; esac`,
  );
  for (const name of ['eslint', 'jest', 'stylelint', 'tsc']) await program(name, 'true');
  // The build is there already. What it would have been for is asked afterwards.
  await program('furrow-bundler', 'echo "$1 $FURROW_PREVIEW" > built.txt');
  await program('gh', '[ "$GH_TOKEN" = token ] || exit 4; echo "$@" > gh.txt; cat preview.txt >> gh.txt');
}

/** Makes the repository of the shop on a site where the shop is live, as `npm create` does. */
async function createRepository(): Promise<void> {
  repository = await mkdtemp(join(tmpdir(), 'repository-'));
  await installPrograms();
  const { devDependencies: versions } = JSON.parse(
    await readFile(join(root, 'shared/tools/create-remote/package.json'), 'utf8'),
  ) as { devDependencies: Record<string, string> };
  const made = repositoryFiles({
    name: 'shop',
    routes: [],
    site: server.url,
    packages: undefined,
    port: 3006,
    versions,
  });
  for (const [path, text] of made)
    if (['package.json', 'furrow.config.json', 'rspack.config.ts'].includes(path))
      await writeFile(join(repository, path), text);
}

const build = (version: string, content = version) =>
  writeRemote(join(repository, 'dist'), 'shop', { version, content, pages: { '/buy-food': ['/buy-food'] } });

/** Builds a release, whose number is that of the package. */
async function buildRelease(version: string): Promise<void> {
  const manifest = join(repository, 'package.json');
  await writeFile(
    manifest,
    (await readFile(manifest, 'utf8')).replace(/"version": "[^"]+"/, `"version": "${version}"`),
  );
  await build(version);
}

async function configure(teams: object, settings: object): Promise<void> {
  const folder = join(workspace.folder, '.origin/.furrow');
  await writeFile(join(folder, 'teams.json'), JSON.stringify(teams));
  await writeFile(join(folder, 'site.json'), JSON.stringify(settings));
}

beforeEach(async () => {
  workspace = await fixtureWorkspace();
  for (const [app, team] of [
    ['host', 'platform'],
    ['shop', 'team'],
  ] as const)
    await workspace.release(['publish', app, '--no-build', '--no-browser', '--promote'], keyOf(team));
  await configure(
    {
      platform: { apps: ['host'], keys: [keys.platform.publicKey] },
      team: { apps: ['shop'], keys: [keys.team.publicKey], promotes: ['staging'] },
      reviewers: { apps: ['shop'], keys: [keys.reviewers.publicKey], promotes: ['live'] },
    },
    { previews: 'https://*.preview.furrow.example', requires: { live: { from: 'staging' } } },
  );
  await workspace.release(['env', 'create', 'staging']);
  server = await workspace.start(['serve', '--uploads', '--port', '0']);
  await createRepository();
  files = new Map(workflowFiles({ name: 'shop', site: server.url, showsPreviews: true, staging: 'staging' }));
});
afterEach(async () => {
  await server.end();
  await workspace.remove();
  await rm(repository, { recursive: true });
});

/** Runs a line as the shell of a pipeline does, and resolves with what it prints. */
async function line(text: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { all, exitCode } = await execa('bash', ['-e', '-c', text], {
    cwd: repository,
    env: { ...env, FORCE_COLOR: '0', PATH: `${bin()}:${process.env.PATH}` },
    all: true,
    reject: false,
  });
  if (exitCode !== 0) throw new Error(`${text}\n${all}`);
  return all;
}

/** Runs the lines of a job. */
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
  for (const step of (workflow.jobs[name]?.steps ?? []).filter(isMeant))
    if (step.run !== undefined) said.push(await line(step.run, { ...valuesOf(workflow.env), ...valuesOf(step.env) }));
  expect(said).not.toEqual([]);
  return said.join('\n');
}

const live = async () => (await workspace.release(['status'])).out;
const comment = () => readFile(join(repository, 'gh.txt'), 'utf8');

it('a pull request gets the address of its preview, and loses it when it is closed', async () => {
  await build(preview);
  await job('preview', 'preview', 'team', 'opened');
  expect(await readFile(join(repository, 'built.txt'), 'utf8')).toBe('build pr-12\n');
  expect(await comment()).toMatch(
    /^pr comment 12 --edit-last --create-if-none --body-file preview\.txt\nshop@1\.1\.0-preview-pr-12 is at https:\/\/pr-12--shop\.preview\.furrow\.example\/buy-food until /,
  );
  await build(preview, 'again');
  await job('preview', 'preview', 'team', 'synchronize');
  await job('preview', 'preview', 'team', 'closed');
  expect(await comment()).toMatch(/\npr-12--shop is removed\.\n$/);
  expect((await workspace.release(['preview', '--list'])).out).toBe('There are no previews.\n');
  await job('preview', 'preview', 'team', 'closed');
  expect(await comment()).toMatch(/\nThe preview has ended\.\n$/);
});

it('a change is checked in the site, and every night what is live around it', async () => {
  await buildRelease('1.1.0');
  const fits = 'types, lint, tests, own pages; gate: fits';
  expect(await job('release', 'check', 'team')).toContain(fits);
  expect(await job('nightly', 'newest', 'team')).toMatch(
    new RegExp(`site\\.lock pins the site [^]*Types of \\d+ fragments written[^]*${fits}`),
  );
});

it('a merge makes the release live at once on a site that requires nothing', async () => {
  const team = { apps: ['shop'], keys: [keys.team.publicKey] };
  await configure({ platform: { apps: ['host'], keys: [keys.platform.publicKey] }, team }, {});
  files = new Map(workflowFiles({ name: 'shop', site: server.url }));
  await buildRelease('1.1.0');
  expect(await job('release', 'release', 'team')).toContain('shop@1.1.0 is live.');
  expect(await live()).toMatch(/shop +1\.1\.0 +100%/);
});

it('a merge shows the release in staging, and a reviewer makes the same one live', async () => {
  await buildRelease('1.1.0');
  expect(await job('release', 'to-staging', 'team')).toContain('staging shows shop@1.1.0.');
  expect(await live()).toMatch(/shop +1\.0\.0 +100%/);
  await expect(job('release', 'live', 'team')).rejects.toThrow('team may not promote releases of shop to visitors.');
  expect(await job('release', 'live', 'reviewers')).toContain('shop@1.1.0 is live.');
  expect(await live()).toMatch(/shop +1\.1\.0 +100%/);
});

it('the pipeline for GitLab does the same, line by line', async () => {
  const document = await readFile(join(root, 'docs/own-repository.md'), 'utf8');
  const [, text = ''] = /```yaml\n# \.gitlab-ci\.yml\n([^]*?)```/.exec(document) ?? [];
  const jobs = parse(text) as Record<string, GitLabJob>;
  const { check, preview: shown, 'preview-ended': ended, staging, live: released } = jobs;
  const run = async (of: GitLabJob | undefined, team: keyof typeof keys) => {
    const said: string[] = [];
    for (const script of of?.script ?? []) {
      const meant = script.replaceAll('calendar', 'shop').replaceAll('https://furrow.example', server.url);
      said.push(await line(meant, { CI_MERGE_REQUEST_IID: '12', ...keyOf(team) }));
    }
    expect(said).not.toEqual([]);
    return said.join('\n');
  };
  await buildRelease('1.1.0');
  expect(await run(check, 'team')).toContain('gate: fits');
  await build(preview);
  expect(await run(shown, 'team')).toContain('is at https://pr-12--shop.preview.furrow.example/');
  expect(await run(ended, 'team')).toContain('pr-12--shop is removed.');
  await buildRelease('1.1.0');
  expect(await run(staging, 'team')).toContain('staging shows shop@1.1.0.');
  expect(await run(released, 'reviewers')).toContain('shop@1.1.0 is live.');
});
