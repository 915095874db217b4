import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { printableLines } from '@furrow/formats/printable';
import { exitCodes, outlivesReaders } from '@furrow/release/cli/terminal';
import { failureSentence } from '@furrow/release/domain/machine-failure';
import { Cancelled } from './ask';
import { beginRepository } from './beside-others';
import { Refused } from '@furrow/release/domain/refused';

/**
 * Runs a command that makes a repository, or prints its version for `--version` and how it is used for `--help`. What is
 * wrong is said in a sentence.
 *
 * @param program the address of the module that runs
 * @param usage how it is used
 * @param create makes it
 */
export async function runCreate(program: string, usage: string, create: () => Promise<void>): Promise<void> {
  outlivesReaders();
  const asksFor = (...words: string[]) => words.some((word) => process.argv.includes(word));
  if (asksFor('--version', '-v')) return console.log(ownPackage(program).version);
  if (asksFor('--help', '-h')) return console.log(usage);
  try {
    await create();
  } catch (error) {
    if (error instanceof Cancelled) process.exitCode = exitCodes.cancelled;
    else {
      // What a site said may be part of it.
      console.error(printableLines(wordsFor(error as Error, usage)));
      process.exitCode = isMisuse(error) ? exitCodes.misused : exitCodes.refused;
    }
  }
}

/** Whether Node could not read the arguments, as with an unknown option. */
const isMisuse = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

function wordsFor(error: Error, usage: string): string {
  // What Node says behind the first sentence is about names and values that begin with a dash, which none of ours does.
  if (isMisuse(error)) return `${error.message.split(/\.\s/)[0]}.\n\n${usage}`;
  if (error instanceof Refused) return error.withCodes();
  return failureSentence('code' in error ? error : undefined) ?? error.message;
}

/** Why there cannot be a folder of this name in the current one; undefined when there can. */
export function existsProblem(name: string): string | undefined {
  return existsSync(name) ? `${name} already exists. Choose another name, or move it.` : undefined;
}

/** @throws Refused when there is something of this name in the current folder */
export function expectFree(name: string): void {
  const problem = existsProblem(name);
  if (problem) throw new Refused('FUR-CREATE-EXISTS', problem);
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
