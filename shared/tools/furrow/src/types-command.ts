import { countOf } from '@furrow/release/domain/count-of';
import { warn } from '@furrow/release/cli/progress';
import { print } from '@furrow/release/cli/terminal';
import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  fragmentChanges,
  fragmentTypesFile,
  parseFragmentTypes,
  parseSlotTypes,
  readTypesOfOthers,
  slotChanges,
  typesFile,
} from './fragment-types';
import { remoteIn } from './remote-in';
import { atOption, expectAgainst, siteAround, type SiteChoice } from './site-around';

/** Adds the command that writes the types of the fragments and slots of other remotes. */
export function addTypesCommand(program: Command): void {
  program
    .command('types')
    .description(
      'write the types of the fragments and slots that other remotes of a live site offer; it needs --against',
    )
    .addOption(atOption())
    .action(async ({ at }: { at?: string }, command: Command) => {
      const against = expectAgainst(command);
      print(await writeFragmentTypes({ folder: process.cwd(), against, ...(at !== undefined && { at }) }, warn));
    });
}

/**
 * Writes the types of the fragments and slots that the remotes around a remote offer into its repository.
 *
 * @param report hears that the lock in the folder is behind the live site
 * @returns a sentence that says what has changed since the file was written last
 * @throws Refused when the site does not respond, or when the types of a release cannot be read
 */
export async function writeFragmentTypes(choice: SiteChoice, report: (sentence: string) => void): Promise<string> {
  const { folder } = choice;
  const name = await remoteIn(folder);
  const { site, behind } = await siteAround(choice, name);
  const types = await readTypesOfOthers(site, name);
  if (behind !== undefined) report(behind);
  const file = join(folder, typesFile);
  const before = existsSync(file) ? await readFile(file, 'utf8') : undefined;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, fragmentTypesFile(types));
  const { fragments, slots } = types;
  if (before === undefined) {
    const ofSlots = slots.size === 0 ? '' : ` and ${countOf(slots.size, 'slot')}`;
    return `Types of ${countOf(fragments.size, 'fragment')}${ofSlots} written to ${typesFile}.`;
  }
  const ofFragments = fragmentChanges(parseFragmentTypes(before), fragments);
  const ofSlots = slotChanges(parseSlotTypes(before), slots);
  if (ofFragments.length + ofSlots.length === 0) return 'No fragments of other remotes have changed.';
  const remoteOf = (change: string) => change.replace(/^the slot /, '').split('/')[0];
  const remotes = new Set([...ofFragments, ...ofSlots].map(remoteOf)).size;
  return [`${countOf(remotes, 'remote')} changed`, ...ofFragments, ...ofSlots].join('; ');
}
