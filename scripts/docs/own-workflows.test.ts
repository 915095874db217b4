import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import type { FunctionDefinition } from '@actions/expressions/funcs/info';
import { workflowFiles, type Pipelines } from 'create-furrow-remote/workflow-files';
import { parse } from 'yaml';
import { root } from '../workspace/process';
import { templateOf } from './github-workflow';

/*
 * What the pipelines of a repository of one's own run at which event, and in which order. GitHub's own parser reads its
 * workflows and their conditions. That each line does what it should is tested by own-workflows.walk.test.ts.
 */

const repository = 'orchard/calendar';
const site = { name: 'calendar', site: 'https://furrow.example', showsPreviews: true };

type GitHubEvent = { event_name: 'pull_request' | 'push' | 'schedule'; event?: object };
const pullRequest = (action: string, from = repository): GitHubEvent => ({
  event_name: 'pull_request',
  event: { action, number: 12, pull_request: { head: { repo: { full_name: from } } } },
});

/** Whether a condition holds, when what came before has ended well or failed. */
function holds(condition: string, github: object, endedWell: boolean): boolean {
  const status = new Map(
    Object.entries({ success: endedWell, failure: !endedWell }).map(([name, value]): [string, FunctionDefinition] => [
      name,
      { name, minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(value) },
    ]),
  );
  const known = JSON.parse(JSON.stringify({ github: { ...github, repository } }), data.reviver) as data.Dictionary;
  const tree = new Parser(new Lexer(condition).lex().tokens, ['github'], [...status.values()]).parse();
  return new Evaluator(tree, known, status).evaluate().coerceString() === 'true';
}

/** The lines that a workflow runs at an event, by job; the step that begins with these words fails. */
async function runAt(files: Map<string, string>, file: string, github: GitHubEvent, failing?: string) {
  const path = `.github/workflows/${file}.yml`;
  const { events, jobs } = await templateOf(path, files.get(path) ?? '');
  const { action } = (github.event ?? {}) as { action?: string };
  // GitHub's own choice, where a workflow says no types.
  const types = events.pull_request?.types ?? ['opened', 'synchronize', 'reopened'];
  const begins = github.event_name in events && (action === undefined || types.includes(action));
  const ended = new Map<string, boolean>();
  const lines: Record<string, string[]> = {};
  for (const job of begins ? jobs : []) {
    if (job.type !== 'job') throw new Error(`${job.id.value} runs another workflow.`);
    let endedWell = (job.needs ?? []).every(({ value }) => ended.get(value) === true);
    if (!holds(job.if.expression, github, endedWell)) continue;
    for (const step of job.steps) {
      if (!step.if || !holds(step.if.expression, github, endedWell)) continue;
      const line = 'run' in step ? step.run.toString() : 'uses' in step ? step.uses.value : '';
      (lines[job.id.value] ??= []).push(line);
      if (failing !== undefined && line.startsWith(failing)) endedWell = false;
    }
    ended.set(job.id.value, endedWell);
  }
  return lines;
}

/** The commands of `furrow` in lines, without what the other test runs. */
const commandsOf = (lines: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(lines).map(([job, of]) => [
      job,
      of.flatMap((line) => /(?:npx furrow|npm run|gh pr) (\w+)/.exec(line)?.[1] ?? []),
    ]),
  );

const filesOf = (of: Partial<Pipelines> = {}) => new Map(workflowFiles({ ...site, ...of }));
const push: GitHubEvent = { event_name: 'push' };

it('a change is checked, and is released after its check when it is on the main branch', async () => {
  const files = filesOf();
  expect(commandsOf(await runAt(files, 'release', pullRequest('opened')))).toEqual({ check: ['check'] });
  expect(commandsOf(await runAt(files, 'release', push))).toEqual({ check: ['check'], release: ['release'] });
  expect(commandsOf(await runAt(files, 'release', push, 'npx furrow check'))).toEqual({ check: ['check'] });
  const { events } = await templateOf('release', files.get('.github/workflows/release.yml') ?? '');
  expect(events.push?.branches).toEqual(['main']);
});

it('a release goes to staging after its check, and to visitors only after staging', async () => {
  const files = filesOf({ staging: 'staging' });
  const checked = { check: ['check'] };
  expect(commandsOf(await runAt(files, 'release', pullRequest('synchronize')))).toEqual(checked);
  expect(commandsOf(await runAt(files, 'release', push, 'npx furrow check'))).toEqual(checked);
  const staged = { ...checked, 'to-staging': ['publish', 'promote'] };
  expect(commandsOf(await runAt(files, 'release', push))).toEqual({ ...staged, live: ['promote'] });
  expect(commandsOf(await runAt(files, 'release', push, 'npx furrow promote'))).toEqual(staged);
  expect(commandsOf(await runAt(files, 'release', push, 'npx furrow publish'))).toEqual({
    ...checked,
    'to-staging': ['publish'],
  });
});

it.each(['check', 'live', 'staging-2'])('an environment may be called %s', async (staging) => {
  const run = commandsOf(await runAt(filesOf({ staging }), 'release', push));
  expect(Object.keys(run)).toEqual(['check', `to-${staging}`, 'live']);
});

it('a pull request of the repository has a preview until it is closed', async () => {
  const files = filesOf();
  for (const action of ['opened', 'synchronize', 'reopened'])
    expect(await runAt(files, 'preview', pullRequest(action))).toEqual({
      preview: expect.arrayContaining([expect.stringContaining('npx furrow preview calendar --name')]),
    });
  const { preview: closed = [] } = await runAt(files, 'preview', pullRequest('closed'));
  expect(closed.filter((line) => line.includes('npx furrow'))).toEqual([expect.stringContaining('--remove')]);
  expect(closed.at(-1)).toMatch(/^gh pr comment/);
  // The comment would give an address that nobody made.
  expect(commandsOf(await runAt(files, 'preview', pullRequest('opened'), 'npx furrow preview'))).toEqual({
    preview: ['preview'],
  });
  // The key of the team is not for strangers.
  expect(await runAt(files, 'preview', pullRequest('opened', 'stranger/calendar'))).toEqual({});
  expect(await runAt(files, 'preview', push)).toEqual({});
});

it('each night pins the live site before it is checked, and keeps the pins of a site that does not fit', async () => {
  const night = { event_name: 'schedule' } as const;
  const { newest = [] } = await runAt(filesOf(), 'nightly', night);
  expect(commandsOf({ newest })).toEqual({ newest: ['lock', 'types', 'check'] });
  expect(newest.join()).not.toContain('upload-artifact');
  const { newest: failed = [] } = await runAt(filesOf(), 'nightly', night, 'npx furrow check');
  expect(failed.at(-1)).toContain('upload-artifact');
  expect(await runAt(filesOf(), 'nightly', push)).toEqual({});
});

it('GitLab releases only what is checked, and to visitors only by a hand and after staging', () => {
  type Rule = { if: string; when?: string };
  type Job = {
    needs?: string[];
    rules?: Rule[];
    script?: string[];
    environment?: { on_stop?: string; action?: string };
  };
  const text = readFileSync(join(root, 'docs/own-repository.md'), 'utf8');
  const [, yaml = ''] = /```yaml\n# \.gitlab-ci\.yml\n([^]*?)```/.exec(text) ?? [];
  const { image: _, ...jobs } = parse(yaml) as { image: string } & Record<string, Job>;
  // Without rules, a job runs for each branch, and not for a merge request.
  const conditions: Record<string, 'merge request' | 'main'> = {
    '$CI_PIPELINE_SOURCE == "merge_request_event"': 'merge request',
    '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH': 'main',
  };
  const runOf = (pipeline: 'branch' | 'main' | 'merge request') =>
    Object.entries(jobs as Record<string, Job>).flatMap(([name, { rules, needs }]) => {
      const rule = rules?.find((each) => conditions[each.if] === pipeline);
      if (rules ? !rule : pipeline === 'merge request') return [];
      return [[name, ...(needs ?? []).map((of) => `after ${of}`), ...(rule?.when ? [rule.when] : [])].join(' ')];
    });
  expect(runOf('branch')).toEqual(['check']);
  expect(runOf('merge request')).toEqual(['preview', 'preview-ended manual']);
  expect(runOf('main')).toEqual(['check', 'staging after check', 'live after staging manual']);
  const ends = Object.values(jobs as Record<string, Job>).flatMap(({ environment }) => environment?.on_stop ?? []);
  expect(ends).toEqual(['preview-ended']);
  expect((jobs as Record<string, Job>)['preview-ended']?.environment?.action).toBe('stop');
});
