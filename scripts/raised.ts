/**
 * `pnpm raised [playwright arguments]` runs the end-to-end tests on a site where every app has a version of its own
 * that differs from the one in this workspace. The tests run in a copy of the workspace in `.cache/raised`; the copy
 * keeps its builds for the next run.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { allApps } from './workspace/apps';
import { fail, root, run } from './workspace/process';

const copy = join(root, '.cache/raised');
const listFile = join(root, '.cache/raised.json');

await copySources();
await raiseVersions();
await inCopy('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
process.exitCode = (
  await run('pnpm', ['--silent', 'e2e', ...process.argv.slice(2)], { folder: copy, live: true })
).code;

/** Copies every file that git does not ignore, and removes from the copy what is gone here. */
async function copySources(): Promise<void> {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  const files = output.split('\n').filter((file) => existsSync(join(root, file)));
  const before = existsSync(listFile) ? (JSON.parse(await readFile(listFile, 'utf8')) as string[]) : [];
  for (const file of before.filter((one) => !files.includes(one))) await rm(join(copy, file), { force: true });
  for (const file of files) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file));
  }
  await writeFile(listFile, JSON.stringify(files));
}

/**
 * Gives the first app the version 2.1.0, the second one 3.2.0, and so on, so that no two apps, and no app and fixture,
 * have the same version.
 */
async function raiseVersions(): Promise<void> {
  for (const [index, { name, folder }] of allApps().entries()) {
    const file = join(copy, relative(root, folder), 'package.json');
    const version = `${index + 2}.${index + 1}.0`;
    const description = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, `${JSON.stringify({ ...description, version }, null, 2)}\n`);
    console.log(`${name} is ${version}`);
  }
}

async function inCopy(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args, { folder: copy });
  if (code !== 0) fail(output);
}
