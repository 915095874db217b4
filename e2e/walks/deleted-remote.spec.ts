import { remoteFolders } from '@furrow/bundler/workspace';
import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { walkedTests } from '../../scripts/checks/unit-tests';
import { root, run } from '../../scripts/workspace/process';
import { copiedWorkspace, type WorkspaceCopy } from './workspace-copy';

/**
 * Deleting a remote is one commit: its folder and its line in CODEOWNERS. Everything else finds the remotes in their
 * folders, except documents and the tests of e2e/src that visit its pages.
 */

const remotes = remoteFolders().map((folder) => basename(folder));
/** The last remote, on which the most others depend; DELETED names others. */
const deleted = process.env.DELETED?.split(',') ?? remotes.slice(-1);

/** The tests that hold examples in documents, which are files of remotes, to the sources: they name what to change. */
const ofExamples = String.raw`/scripts/docs/(?:names|security|walkthrough|cookie-policy|slots)\.test\.ts$`;

let copy: WorkspaceCopy | undefined;
test.afterEach(() => copy?.remove());

for (const remote of deleted) {
  test(`without ${remote} the workspace has its types, its rules, its tests and its site`, async () => {
    test.setTimeout(30 * 60_000);
    const { folder } = (copy = await copiedWorkspace());
    const passes = (command: string, ...args: string[]) => passesIn(folder, command, ...args);
    await rm(join(folder, 'remotes', remote), { recursive: true });
    const owners = join(folder, '.github/CODEOWNERS');
    const lines = (await readFile(owners, 'utf8')).split('\n');
    await writeFile(owners, lines.filter((line) => !line.startsWith(`/remotes/${remote}/`)).join('\n'));
    await passes('git', 'init', '--quiet');
    await passes('git', 'add', '--all');

    await passes('tsc', '--noEmit');
    await passes('depcruise', 'host', 'remotes', 'shared', 'e2e', 'scripts');
    // Repositories of other teams use the packages of shared/ as well, so that a part which only this remote of the
    // workspace used may stay.
    await passes('knip', '--no-config-hints', '--exclude', 'exports,types');
    await passes('eslint', 'host', 'remotes', 'scripts', 'shared', 'e2e', '--max-warnings', '0');
    await passes('stylelint', '**/*.css');
    // The long unit tests have a walk of their own.
    await passes('jest', '--silent', '--testPathIgnorePatterns', ofExamples, walkedTests, '/node_modules/');

    const said = await passes('tsx', 'scripts/e2e.ts', '--list', 'every-route');
    expect(said).not.toContain(`remotes/${remote}/`);
    for (const app of ['host', ...remotes.filter((name) => name !== remote).map((name) => `remotes/${name}`)])
      if (embeds(join(folder, app, 'src'), remote))
        expect(said).toMatch(
          new RegExp(
            `of ${basename(app)} shows its fallback instead of ${remote}/[\\w-]+: ${remote} has no live version`,
          ),
        );
  });
}

test('the lockfile forgets a deleted remote by the command of the document, and disturbs nobody before that', async () => {
  test.setTimeout(10 * 60_000);
  const folder = await mkdtemp(join(tmpdir(), 'furrow-lockfile-'));
  try {
    const { output } = await run('git', ['ls-files', '--', 'package.json', '*/package.json', 'pnpm-*.yaml'], {
      folder: root,
    });
    for (const file of output.split('\n').filter(Boolean))
      await cp(join(root, file), join(folder, file), { recursive: true });
    const install = async (...options: string[]) => {
      const all = ['install', '--prefer-offline', '--ignore-scripts', ...options];
      await passesIn(folder, 'pnpm', ...all);
      return readFile(join(folder, 'pnpm-lock.yaml'), 'utf8');
    };
    const [remote = ''] = deleted;
    expect(await install('--frozen-lockfile')).toContain(`\n  remotes/${remote}:\n`);
    await rm(join(folder, 'remotes', remote), { recursive: true });
    expect(await install('--frozen-lockfile')).toContain(`\n  remotes/${remote}:\n`);
    // Without the last option a machine that tests changes of others would not write it.
    const forgotten = await install('--no-optimistic-repeat-install', '--no-frozen-lockfile');
    expect(forgotten).not.toContain(`\n  remotes/${remote}:\n`);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Runs a command in a folder and returns what it prints. */
async function passesIn(folder: string, command: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(command, args, { folder });
  expect(code, `${command} ${args.join(' ')}\n${output}`).toBe(0);
  return output;
}

/** Whether a source of an app places a fragment of the remote. */
function embeds(folder: string, remote: string): boolean {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !file.includes('.test.'))
    .some((file) => readFileSync(join(folder, file), 'utf8').includes(`of="${remote}/`));
}
