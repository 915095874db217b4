import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root, run } from '../../scripts/workspace/process';
import { nextVersion } from '../src/origin';
import { commandsIn } from './documented-commands';
import { copiedWorkspace, type WorkspaceCopy } from './workspace-copy';

/** The commands of docs/slots.md for a remote of the workspace, one by one, in a copy of it. */

// own-repository-slots.spec.ts runs those for a repository of its own.
const [text = ''] = readFileSync(join(root, 'docs/slots.md'), 'utf8').split('### From a repository of your own\n');
const commands = commandsIn(text);

let workspace: WorkspaceCopy;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  workspace = await copiedWorkspace();
});
test.afterAll(() => workspace.remove());

/** Runs a line of the document in the copy, and returns what it prints. */
async function sh(line: string): Promise<string> {
  const [, ...args] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const env = { pnpm_config_verify_deps_before_run: 'false' };
  const done = await run('pnpm', ['--silent', ...args], { folder: workspace.folder, env });
  expect(done.code, done.output).toBe(0);
  return done.output;
}

const document = () => readFile(join(workspace.folder, '.origin/farms/green-valley.html'), 'utf8');
const before = /content\/farm +content@\S+ +10 shop\/lot-card; 20 giving\/campaign-card; .*50 giving\/food-given$/m;

/** What each command of the document does, in its order; a command that is not here has no test. */
const steps: [string, (line: string) => Promise<void>][] = [
  ['pnpm release status --slots', async (line) => expect(await sh(line)).toMatch(before)],
  [
    'pnpm new fragment giving/pledge --fills content/farm',
    async (line) => {
      expect(await sh(line)).toContain('remotes/giving/src/fragments/pledge/pledge.fragment.tsx');
      const file = join(workspace.folder, 'remotes/giving/src/fragments/pledge/pledge.schema.ts');
      expect(await readFile(file, 'utf8')).toContain('farm: string()');
      // The new fragment is prerendered for the props that the built page gives first.
      const variants = "export const variants = [{ farm: 'green-valley' }];";
      await writeFile(file, (await readFile(file, 'utf8')).replace(/export const variants = .*;/, variants));
    },
  ],
  [
    '# raise the version in remotes/giving/package.json, e.g. to 1.1.0',
    async () => {
      const file = join(workspace.folder, 'remotes/giving/package.json');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(/"version": "[^"]+"/, `"version": "${nextVersion('giving')}"`));
    },
  ],
  [
    'pnpm release publish giving --dry-run',
    async (line) => {
      expect(await sh(line)).toContain(`giving@${nextVersion('giving')}`);
      expect(await document()).not.toContain('giving/pledge');
    },
  ],
  [
    'pnpm release publish giving --promote',
    async (line) => {
      expect(await sh(line)).toContain(`giving@${nextVersion('giving')} is live.`);
      expect(await document()).toMatch(
        /<furrow-fragment data-fragment="giving\/pledge"[^>]*><h2 class="fw-h4">Pledge</,
      );
    },
  ],
  [
    'pnpm release status --slots',
    async (line) => expect(await sh(line)).toMatch(/content\/farm .*; 100 giving\/pledge$/m),
  ],
  [
    'pnpm release rollback giving --reason "not yet"',
    async (line) => {
      await sh(line);
      expect(await document()).not.toContain('giving/pledge');
    },
  ],
];

test('the document leads from a new fragment to a part in the page of another team, and back', async () => {
  test.setTimeout(600_000);
  expect(commands).toEqual(steps.map(([line]) => line));
  for (const [line, check] of steps) await test.step(line, () => check(line));
});
