import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { failureSentence } from '@furrow/release/domain/machine-failure';
import { beginRepository } from './beside-others';
import { Refused } from '@furrow/release/domain/refused';

/**
 * Runs a command that makes a repository, or prints the version of the command for `--version`. What is wrong is said in
 * a sentence.
 *
 * @param program the address of the module that runs
 * @param create makes it
 */
export async function runCreate(program: string, create: () => Promise<void>): Promise<void> {
  if (process.argv.includes('--version')) return console.log(ownPackage(program).version);
  try {
    await create();
  } catch (error) {
    console.error(wordsFor(error as Error));
    process.exitCode = 1;
  }
}

function wordsFor(error: Error): string {
  if (error instanceof Refused) return error.withCodes();
  return failureSentence('code' in error ? error : undefined) ?? error.message;
}

/** @throws Error when there is something of this name in the current folder */
export function expectFree(name: string): void {
  if (existsSync(name))
    throw new Refused('FUR-CREATE-EXISTS', `${name} already exists. Choose another name, or move it.`);
}

/** Writes the files of a new repository, by path, into a new folder of the current one. */
export async function writeRepository(name: string, files: Iterable<readonly [string, string]>): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(name, path)), { recursive: true });
    await writeFile(join(name, path), content);
    console.log(`  ${name}/${path}`);
  }
  beginRepository(name);
}

/**
 * The versions of the packages that a new repository is made of: the package.json of the command names them, in the
 * versions that fit each other.
 *
 * @param program the address of the module that runs
 */
export function packageVersions(program: string): Record<string, string> {
  return ownPackage(program).devDependencies;
}

function ownPackage(program: string): { version: string; devDependencies: Record<string, string> } {
  const text = readFileSync(new URL('../package.json', program), 'utf8');
  return JSON.parse(text) as ReturnType<typeof ownPackage>;
}
