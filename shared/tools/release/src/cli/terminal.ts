import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { countOf } from '../domain/count-of';
import { fewOf } from '../domain/few-of';
import { printableLines } from '@furrow/formats/printable';
import type { Reconciled } from '../compose/apply/reconcile';
import { teamsFile } from '../domain/paths';
import type { Reason } from '../domain/refused';
import type { CommandAnswer, ResultName, ResultOf } from '../domain/answer.schema';
import type { Faults } from '../operations/status';
import { green, red } from './colors';
import { endStep, reportStep, warn, warningsSoFar } from './progress';
import { asTyped } from './typed-commands';

/**
 * The exit statuses of all commands. `damaged` means that the command succeeded and also found damaged files, or releases
 * that may not be on the site. `undecided` means that the command ran and there is too little data to decide. `cancelled`
 * means that a person left a question unanswered; it is what shells say of a program that Ctrl+C ended.
 */
export const exitCodes = { done: 0, refused: 1, misused: 2, damaged: 3, undecided: 4, cancelled: 130 } as const;

/**
 * Lets a command finish its work when whoever reads its output ends earlier, as in `status | head -1`. What is printed
 * after that is dropped.
 */
export function outlivesReaders(): void {
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}

/** How many removed documents are named: a canary has a document for each page with its part. */
const mostRemoved = 5;

/** What is collected for `--json`; undefined when the command prints for people. */
let answer: Pick<CommandAnswer, 'command' | 'said' | 'faults' | 'kind' | 'result'> | undefined;

/** From now on, results are collected for one answer in JSON, and not printed. */
export function collectAnswer(command: string): void {
  answer = { command, said: [], faults: [] };
}

/** Prints the answer in JSON, if one was asked for; says whether it was. */
export function printAnswer(exitCode: number, refused?: readonly Reason[]): boolean {
  if (!answer) return false;
  endStep();
  const reasons = refused?.map((each) => ({ ...each, text: asTyped(each.text) }));
  const warnings = [...warningsSoFar()];
  const whole: CommandAnswer = { format: 1, exitCode, ...answer, warnings, ...(reasons && { refused: reasons }) };
  console.log(JSON.stringify(whole, null, 2));
  return true;
}

/**
 * Gives the result of a command: to people as text, to programs as data.
 *
 * @param tell prints it for people
 */
export function give<Name extends ResultName>(kind: Name, result: ResultOf<Name>, tell: () => void): void {
  if (answer) Object.assign(answer, { kind, result });
  else tell();
}

/** Reports in red what is wrong although the command succeeded. */
export function reportFault(fault: string): void {
  process.exitCode = exitCodes.damaged;
  const told = asTyped(fault);
  if (answer) return void answer.faults.push(told);
  endStep();
  console.error(red(printableLines(told), process.stderr));
}

/** Prints the result that a command was run for, on standard output. */
export function print(text: string): void {
  printStyled(printableLines(text));
}

/** Prints a result with styles, whose texts have been made {@link printableLines} before. */
export function printStyled(text: string): void {
  if (answer) return void answer.said.push(stripVTControlCharacters(text));
  endStep();
  console.log(text);
}

/** Prints what a command has done, on standard output. */
export function done(result: string): void {
  printStyled(green(printableLines(asTyped(result)), process.stdout));
}

let changedFiles: readonly string[] | undefined;

/** The files of the origin that the command has changed so far; undefined when it changed nothing. */
export function changesSoFar(): readonly string[] | undefined {
  return changedFiles;
}

/**
 * Records what a command changed, and what an interrupted command changed before it, for purging a CDN. It prints
 * nothing.
 */
export function noteChanges({
  written,
  removed,
  leftPending,
}: Pick<Reconciled, 'written' | 'removed' | 'leftPending'>): void {
  changedFiles = [...(changedFiles ?? []), ...written, ...removed, ...leftPending];
}

/**
 * Reports how many documents were composed, which fragments they contain, which documents were removed, and what is
 * damaged.
 */
export function reportDocuments(reconciled: Reconciled): void {
  const { written, removed, stayed, embeds, shellEmbeds, warnings, writtenBy } = reconciled;
  noteChanges(reconciled);
  const documents = written.filter((path) => path.endsWith('.html'));
  if (documents.length > 0) reportStep(`Composed ${countOf(documents.length, 'document')}`);
  const embedding = Object.entries(embeds).sort(([a], [b]) => (a < b ? -1 : 1));
  const inShell = documents.length > 0 && shellEmbeds.length > 0 ? [['every document', shellEmbeds] as const] : [];
  const withFragments = [...inShell, ...embedding].map(([file, names]) => `${file}: ${names.join(', ')}`);
  if (withFragments.length > 0) reportStep(`With fragments:\n${asList(withFragments)}`);
  if (removed.length > 0) reportStep(`Removed ${fewOf(removed, mostRemoved)}`);
  if (warnings.length > 0) warn(asList(warnings), warnings);
  if (writtenBy !== undefined) warn(`Another command is composing the documents right now: ${writtenBy}.`);
  if (stayed.length > 0) warn(`These were not changed:\n${asList(stayed)}`);
  reportFaults(reconciled);
}

/**
 * Prints what keeps documents as they were, and sets the exit status for it. It does nothing when there is nothing.
 *
 * @param faults `untrusted` is missing in the answer of a server of an earlier version
 */
export function reportFaults({ damaged, untrusted = [] }: Pick<Reconciled, 'damaged'> & Partial<Faults>): void {
  for (const [title, found] of [
    ['Damaged files; documents made from them were not changed:', damaged],
    [`Not accepted by ${teamsFile}; documents made from these were not changed:`, untrusted],
  ] as const) {
    if (found.length === 0) continue;
    reportFault(`${title}\n${asList(found)}`);
  }
}

/**
 * Prints that visitors get a version, if the documents of the site say so.
 *
 * @param name the version, as `app@version`
 * @param result what to print then
 */
export function reportShown(name: string, result: string, { notShown, writtenBy }: Reconciled): void {
  if (writtenBy !== undefined) return done(`${result} Visitors get it when ${writtenBy} has written the documents.`);
  if (notShown === undefined) return done(result);
  reportFault(`${name} is recorded as live, but visitors do not get it: ${notShown}`);
}

/** Formats items as one line each, with a dash in front. */
export function asList(lines: readonly string[]): string {
  return lines.map((line) => `  - ${line}`).join('\n');
}

/** A path relative to the current folder. */
export function shortPath(path: string): string {
  return relative(process.cwd(), path) || path;
}
