import { execa } from 'execa';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureWorkspace, releaseProgram, type FixtureWorkspace } from '../testing/workspace';

/** Commands in messages can be typed as they stand there. */

let workspace: FixtureWorkspace;
beforeAll(async () => {
  workspace = await fixtureWorkspace();
}, 60_000);
afterAll(() => workspace.remove());

const publish = 'publish host --no-build --no-browser'.split(' ');
const advised = (begin: string) =>
  expect.objectContaining({
    code: 0,
    out: expect.stringContaining(`To make it live, run: ${begin} promote host@1.0.0`),
  });

/** Runs the program by another path, below the workspace. */
async function runAs(path: string, args: readonly string[]) {
  const program = join(workspace.folder, path);
  await mkdir(join(program, '..'), { recursive: true });
  await symlink(releaseProgram, program);
  const { exitCode, stdout, stderr } = await execa(process.execPath, [program, ...args], {
    cwd: workspace.folder,
    reject: false,
  });
  return { code: exitCode, out: stdout, err: stderr };
}

it('names the program alone where it is installed for the whole machine', async () => {
  expect(await workspace.release(publish)).toEqual(advised('release'));
}, 60_000);

it('names the place of the site that was named', async () => {
  expect(await workspace.release([...publish, '--origin', 'other place'])).toEqual(
    advised("release --origin 'other place'"),
  );
  const answer = await workspace.release(['sign', 'host@1.0.0', '--origin', 'other place', '--json']);
  expect(JSON.parse(answer.out)).toMatchObject({
    refused: [{ text: expect.stringContaining("with: release --origin 'other place' keygen <file>") }],
  });
}, 60_000);

it('names what starts a program that is installed in the repository', async () => {
  expect(await runAs('node_modules/.bin/release', [...publish, '--origin', 'third'])).toEqual(
    advised('npx release --origin third'),
  );
  const { err } = await runAs('shared/release.mjs', ['sign', 'host@1.0.0']);
  expect(err).toContain('Make one with: pnpm release keygen <file>');
}, 60_000);
