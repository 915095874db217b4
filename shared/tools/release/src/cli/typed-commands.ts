import type { Command } from 'commander';
import { join, sep } from 'node:path';
import { quoted } from '../operations/dashboard/html';
import type { OriginOptions } from './site-access';

/*
 * Messages name commands as `release promote`, whichever program runs. Somebody who types one of them in the same
 * folder needs the program that is there, and the place of the site.
 */

let inMessages: RegExp | undefined;
let typed = '';

/**
 * From now on, messages name the commands of this program as somebody types them in the current folder.
 *
 * @param root the workspace or the repository around that folder
 */
export function nameCommandsOf(program: Command, root: string): void {
  const names = program.commands.map((command) => command.name()).join('|');
  inMessages = new RegExp(String.raw`(["“'] ?|[:;] )(?:release|furrow) (?=(?:${names})\b)`, 'g');
  typed = typedProgram(program, root);
}

/** A message with its commands as somebody types them. */
export function asTyped(message: string): string {
  return inMessages ? message.replace(inMessages, (_, before: string) => `${before}${typed} `) : message;
}

/** The beginning of commands that work on the same origin, as somebody types it in the current folder. */
export function typedProgram(program: Command, root: string): string {
  const { origin, endpoint } = program.opts<OriginOptions>();
  const isNamed = program.getOptionValueSource('origin') === 'cli';
  return [
    `${starter(root)}${program.name()}`,
    ...(isNamed ? ['--origin', quoted(origin)] : []),
    ...(endpoint === undefined ? [] : ['--endpoint', quoted(endpoint)]),
  ].join(' ');
}

/** What starts a program that is installed in this repository, or is of this workspace, and is in no folder of PATH. */
function starter(root: string): string {
  const path = process.argv[1] ?? '';
  if (!path.startsWith(root + sep)) return '';
  return path.startsWith(join(root, 'node_modules', sep)) ? 'npx ' : 'pnpm ';
}
