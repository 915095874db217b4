import { countOf } from '@furrow/release/domain/count-of';
import { print } from '@furrow/release/cli/terminal';
import { toJson } from '@furrow/release/domain/json';
import { hashOfLock, lockChanges, siteLockFile } from '@furrow/release/domain/site-lock';
import { siteOverHttp } from '@furrow/release/store/site-over-http';
import type { Command } from 'commander';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteIn } from './remote-in';
import { atOption, expectAgainst, findLock, readSiteLock, type SiteChoice } from './site-around';

/** Adds the command that pins the site around the remote in the current folder. */
export function addLockCommand(program: Command): void {
  program
    .command('lock')
    .description(`pin the live releases in ${siteLockFile}, which dev, check and types then use (requires --against)`)
    .addOption(atOption())
    .action(async ({ at }: { at?: string }, command: Command) => {
      const against = expectAgainst(command);
      const folder = process.cwd();
      await remoteIn(folder);
      print(await writeSiteLock({ folder, against, ...(at !== undefined && { at }) }));
    });
}

/**
 * Writes the lock of a site into the repository of a remote.
 *
 * @returns a sentence that says what has changed since it was written last
 * @throws Refused when there is no site, or when it no longer lists what the hash names
 */
export async function writeSiteLock({ folder, against, at }: SiteChoice): Promise<string> {
  const lock = await findLock(siteOverHttp(against), against, at);
  // A lock that cannot be read is replaced.
  const before = await readSiteLock(folder).catch(() => undefined);
  await writeFile(join(folder, siteLockFile), toJson(lock));
  const pins = `${siteLockFile} pins the site ${hashOfLock(lock)}`;
  if (!before) return `${pins}: ${countOf(Object.keys(lock.apps).length, 'app')}.`;
  const changes = lockChanges(before, lock).map(({ text }) => text);
  return changes.length === 0 ? `${pins}, as before.` : `${pins}: ${changes.join('; ')}.`;
}
