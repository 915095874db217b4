import { countOf } from '@furrow/release/domain/count-of';
import { done } from '@furrow/release/cli/terminal';
import { type Reason, reason, Refused } from '@furrow/release/domain/refused';
import { languagePattern } from '@furrow/formats/languages';
import { InvalidArgumentError, type Command } from 'commander';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { allowTypeScript } from './typescript-modules';

/** Adds the commands that give the messages of an app to translators, and that bring translations into it. */
export function addMessagesCommands(program: Command): void {
  const messages = program
    .command('messages')
    .description('the messages of an app, for translators')
    // In the workspace, what reads the messages is written in TypeScript.
    .hook('preAction', allowTypeScript);
  messages
    .command('export')
    .description('write the messages of an app, with their translations, as XLIFF 2.0')
    .argument('<language>', 'the language to translate to, e.g. es', languageArgument)
    .argument('[folder]', 'the folder of the app; the current one by default', '.')
    .option('--to <file>', 'the file to write; by default it has the names of the app and the language')
    .option('--from <language>', 'the language of the sources', languageArgument, 'en')
    .action(async (language: string, folder: string, { to, from }: { to?: string; from: string }) => {
      done(await exportTo({ folder, from, to: language, ...(to !== undefined && { file: to }) }));
    });
  messages
    .command('import')
    .description('bring the translations of an XLIFF file into the messages of an app')
    .argument('<file>', 'a file that "messages export" wrote and translators edited')
    .argument('[folder]', 'the folder of the app; the current one by default', '.')
    .action(async (file: string, folder: string) => done(await importFrom(file, folder)));
}

/** @throws InvalidArgumentError when a text is not a language */
export function languageArgument(text: string): string {
  if (languagePattern.test(text)) return text;
  throw new InvalidArgumentError('Enter a language, e.g. es or pt-br.');
}

type ExportOptions = { folder: string; from: string; to: string; file?: string };

/**
 * Writes the messages of an app as XLIFF.
 *
 * @returns a sentence that says what was written
 * @throws Refused when the app has no messages
 */
export async function exportTo({ folder, from, to, file }: ExportOptions): Promise<string> {
  // The compiler, which reads the messages, is slow to load, and no other command needs it.
  const { exportMessages } = await import('@furrow/bundler/messages');
  const { xliff, messages, translated } = await exportMessages(resolve(folder), from, to);
  if (messages === 0)
    throw new Refused('FUR-MESSAGES-NONE', `${resolve(folder)} has no messages: no file named words.ts below src.`);
  const written = file ?? `${basename(resolve(folder))}.${to}.xlf`;
  await writeFile(written, xliff);
  return `${written} has ${countOf(messages, 'message')}. Translated: ${translated}.`;
}

/**
 * Brings the translations of an XLIFF file into the messages of an app.
 *
 * @returns sentences that say what was written, and what was not
 * @throws Refused when the file is damaged, or does not fit the messages; nothing is written then
 */
export async function importFrom(file: string, folder: string): Promise<string> {
  const { fromXliff, importMessages } = await import('@furrow/bundler/messages');
  if (!existsSync(file)) throw damaged(file, 'there is no such file.');
  const xliff = await readFile(file, 'utf8');
  const read = () => {
    try {
      return fromXliff(xliff);
    } catch (error) {
      throw damaged(file, (error as Error).message);
    }
  };
  const { written, changed, waiting, problems } = await importMessages(resolve(folder), read());
  if (problems.length > 0) throw new Refused(problems.map(reasonOf), `${file} was not imported:`);
  return [
    written.length > 0
      ? `Written: ${written.map((each) => relative(process.cwd(), each)).join(', ')}.`
      : 'Nothing has changed.',
    ...listed('These messages were changed here as well, and were not changed again', changed),
    ...listed('These have no translation yet', waiting),
  ].join('\n');
}

const damaged = (file: string, why: string) => new Refused('FUR-MESSAGES-DAMAGED', `${file} cannot be read: ${why}`);

function reasonOf({ kind, text }: { kind: 'unknown' | 'place' | 'damaged'; text: string }): Reason {
  if (kind === 'unknown') return reason('FUR-MESSAGES-UNKNOWN', text);
  if (kind === 'place') return reason('FUR-MESSAGES-PLACEHOLDER', text);
  return reason('FUR-MESSAGES-INCOMPLETE', text);
}

const listed = (title: string, names: readonly string[]) =>
  names.length > 0 ? [`${title}:\n${names.map((name) => `  ${name}`).join('\n')}`] : [];
