import { remoteFolders } from '@furrow/bundler/workspace';
import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { walkedTests } from '../../scripts/checks/unit-tests';
import { run } from '../../scripts/workspace/process';
import { copiedWorkspace, type WorkspaceCopy } from './workspace-copy';

/**
 * Deleting a remote is one commit: its folder and its line in CODEOWNERS. Everything else finds the remotes in their
 * folders, except documents and the tests of e2e/src that visit its pages.
 */

const remotes = remoteFolders().map((folder) => basename(folder));
/** The last remote, on which the most others depend; DELETED names others. */
const deleted = process.env.DELETED?.split(',') ?? remotes.slice(-1);

/** The tests that hold examples in documents, which are files of remotes, to the sources. */
const ofExamples = String.raw`/scripts/docs/(?:names|security|walkthrough|cookie-policy)\.test\.ts$`;

let copy: WorkspaceCopy;
test.afterEach(() => copy.remove());

for (const remote of deleted) {
  test(`without ${remote} the workspace has its types, its rules, its tests and its site`, async () => {
    test.setTimeout(30 * 60_000);
    copy = await copiedWorkspace();
    await rm(join(copy.folder, 'remotes', remote), { recursive: true });
    const owners = join(copy.folder, '.github/CODEOWNERS');
    const lines = (await readFile(owners, 'utf8')).split('\n');
    await writeFile(owners, lines.filter((line) => !line.startsWith(`/remotes/${remote}/`)).join('\n'));
    await passes('git', 'init', '--quiet');
    await passes('git', 'add', '--all');

    await passes('tsc', '--noEmit');
    await passes('depcruise', 'host', 'remotes', 'shared', 'e2e', 'scripts');
    // Repositories of other teams use the packages of shared/ as well, so that a part which only this remote of the
    // workspace used may stay.
    await passes('knip', '--no-config-hints', '--exclude', 'exports,types');
    await passes('eslint', 'host', 'remotes', 'scripts', '--max-warnings', '0');
    // The packages of shared/ are tested with apps that are made up, except what reads the workspace. The long unit tests
    // have a walk of their own.
    const tests = ['host', 'remotes', 'scripts', 'shared/tools/bundler'].map((folder) => join(copy.folder, folder));
    const leftOut = [ofExamples, walkedTests, '/node_modules/'];
    await passes('jest', '--silent', '--testPathIgnorePatterns', ...leftOut, '--', ...tests);

    const said = await passes('tsx', 'scripts/e2e.ts', '--list', 'every-route');
    expect(said).not.toContain(`remotes/${remote}/`);
    for (const app of ['host', ...remotes.filter((name) => name !== remote).map((name) => `remotes/${name}`)])
      if (embeds(join(copy.folder, app, 'src'), remote))
        expect(said).toMatch(
          new RegExp(
            `of ${basename(app)} shows its fallback instead of ${remote}/[\\w-]+: ${remote} has no live version`,
          ),
        );
  });
}

/** Runs a command in the copy and returns what it prints. */
async function passes(command: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(command, args, { folder: copy.folder });
  expect(code, `${command} ${args.join(' ')}\n${output}`).toBe(0);
  return output;
}

/** Whether a source of an app places a fragment of the remote. */
function embeds(folder: string, remote: string): boolean {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !file.includes('.test.'))
    .some((file) => readFileSync(join(folder, file), 'utf8').includes(`of="${remote}/`));
}
