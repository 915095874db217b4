import { discoveryPath } from '@furrow/discovery/discovery';
import { writeFile } from 'node:fs/promises';
import { addressOf, headersFile, privateFolder } from '../domain/paths';
import { Refused } from '../domain/refused';

/** What a CDN in front of the site must fetch again after a command. */
export type Purge = {
  /** Addresses, as visitors request them. */
  paths: string[];
  /** Whether `.furrow/headers.json` changed, which the CDN sends with every response. */
  headersChanged: boolean;
};

/** What to purge when these files of the origin were changed or removed. The discovery document is always included. */
export function purgeOf(files: readonly string[]): Purge {
  const visible = files.filter((file) => !file.startsWith(`${privateFolder}/`));
  return {
    paths: [...new Set([`/${discoveryPath}`, ...visible.map(addressOf)])].sort(),
    headersChanged: files.includes(headersFile),
  };
}

export type PurgeOptions = { purgeFile?: string; hook?: string };

/**
 * Passes the list to a file, and to the standard input of a command.
 *
 * @throws Refused when the file cannot be written or the command fails. The release itself is done either way
 */
export async function handOver(purge: Purge, { purgeFile, hook }: PurgeOptions): Promise<void> {
  const text = `${JSON.stringify(purge)}\n`;
  const failures: string[] = [];
  if (purgeFile !== undefined)
    await writeFile(purgeFile, text).catch(
      ({ code }: NodeJS.ErrnoException) => void failures.push(`${purgeFile} cannot be written (${code})`),
    );
  if (hook !== undefined) failures.push(...(await runHook(hook, text)));
  if (failures.length > 0)
    throw new Refused(
      'FUR-COMMAND-PURGE',
      `The release succeeded, but ${failures.join(' and ')}. Purge these yourself: ${purge.paths.join(' ')}`,
    );
}

/** The error message, if something went wrong. */
async function runHook(hook: string, text: string): Promise<string[]> {
  // Most commands start no other program, so they begin without the hundred modules of this package.
  const { execa } = await import('execa');
  const { failed, exitCode } = await execa(hook, {
    shell: true,
    input: text,
    stdout: process.stderr,
    stderr: process.stderr,
    reject: false,
  });
  return failed ? [`the hook failed (${exitCode ?? 'killed'})`] : [];
}
