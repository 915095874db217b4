import type { OriginOptions } from '@furrow/release/cli/site-access';
import { print } from '@furrow/release/cli/terminal';
import { siteOverHttp } from '@furrow/release/store/site-over-http';
import type { Command } from 'commander';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fragmentChanges, fragmentTypesFile, parseFragmentTypes, readFragmentTypes } from './fragment-types';

/** Relative to the folder of the remote. */
const typesFile = 'types/fragments.d.ts';

/** Adds the command that writes the types of the fragments of other remotes. */
export function addTypesCommand(program: Command): void {
  program
    .command('types')
    .description('write the types of the fragments that other remotes of a live site offer; it needs --against')
    .action(async (_: unknown, command: Command) => {
      const { against } = command.optsWithGlobals<OriginOptions>();
      if (against === undefined)
        command.error('error: name the live site: furrow types --against https://furrow.example');
      print(await writeFragmentTypes(process.cwd(), against));
    });
}

/**
 * Writes the types of the fragments that other live remotes offer into the repository of a remote.
 *
 * @param folder absolute path of the remote's package
 * @param against the address of the live site
 * @returns a sentence that says what has changed since the file was written last
 * @throws Refused when the site does not respond, or when the types of a release cannot be read
 */
export async function writeFragmentTypes(folder: string, against: string): Promise<string> {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  const types = await readFragmentTypes(siteOverHttp(against), name);
  const file = join(folder, typesFile);
  const before = existsSync(file) ? parseFragmentTypes(await readFile(file, 'utf8')) : undefined;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, fragmentTypesFile(types));
  if (!before) return `Types of ${types.size} fragments written to ${typesFile}.`;
  const changes = fragmentChanges(before, types);
  if (changes.length === 0) return 'No fragment of another remote has changed.';
  const remotes = new Set(changes.map((change) => change.split('/')[0])).size;
  return [`${remotes} ${remotes === 1 ? 'remote' : 'remotes'} changed`, ...changes].join('; ');
}
