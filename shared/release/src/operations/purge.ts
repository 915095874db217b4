import { discoveryPath } from '@furrow/discovery/discovery';
import { writeFile } from 'node:fs/promises';
import { addressOf, headersFile, privateFolder } from '../domain/paths';
import { Refused } from '../domain/refused';

/** What a CDN in front of the site has to fetch anew after a command. */
export type Purge = {
  /** Addresses, as visitors ask for them. */
  paths: string[];
  /** Whether `.furrow/headers.json` is another one, which a CDN sends with every answer. */
  headersChanged: boolean;
};

/** What to purge when these files of the origin have changed or gone. The discovery document is always part of it. */
export function purgeOf(files: readonly string[]): Purge {
  const visible = files.filter((file) => !file.startsWith(`${privateFolder}/`));
  return {
    paths: [...new Set([`/${discoveryPath}`, ...visible.map(addressOf)])].sort(),
    headersChanged: files.includes(headersFile),
  };
}

export type PurgeOptions = { purgeFile?: string; hook?: string };

/**
 * Hands over what to purge: to a file, and to a command, which gets it on its standard input.
 *
 * @throws Refused when the file cannot be written, or the command fails; the release is done all the same
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
      `The release is done, but ${failures.join(' and ')}. Purge these yourself: ${purge.paths.join(' ')}`,
    );
}

/** What went wrong, if something did. */
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
