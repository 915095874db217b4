import { relative } from 'node:path';
import { styleText } from 'node:util';
import type { Reconciled } from '../compose/reconcile';
import type { Traffic } from '../store/s3-transport';

type Output = { isTTY?: boolean };
type Style = Parameters<typeof styleText>[0];

/**
 * Exit codes of the program. `damaged` means that the command has done what was asked, and found damaged files; `undecided`, that it has looked and
 * knows too little to say.
 */
export const exitCodes = { done: 0, refused: 1, misused: 2, damaged: 3, undecided: 4 } as const;

/** Colors are for people: a file or a pipe gets none, nor does somebody who set NO_COLOR. */
function paint(style: Style, text: string, output: Output): string {
  return output.isTTY && !process.env.NO_COLOR ? styleText(style, text) : text;
}

export const bold = (text: string, output: Output) => paint('bold', text, output);
const green = (text: string, output: Output) => paint('green', text, output);
export const red = (text: string, output: Output) => paint('red', text, output);

const traffic = { requests: 0, sent: 0, received: 0 };

/** Shows, to people who wait at a terminal, what has gone to and from a bucket or a site so far. */
export function showTraffic({ sent, received }: Traffic): void {
  traffic.requests += 1;
  traffic.sent += sent;
  traffic.received += received;
  if (!process.stderr.isTTY) return;
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  process.stderr.write(
    `\r\u001b[K${traffic.requests} requests, ${megabytes(traffic.sent)} sent, ${megabytes(traffic.received)} received`,
  );
}

/** Takes the line of {@link showTraffic} away, so that something else can stand there. */
export function endTraffic(): void {
  if (traffic.requests > 0 && process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}

/** Prints what a command was asked for, on standard output. */
export function print(text: string): void {
  endTraffic();
  console.log(text);
}

/** Tells the result of a command, on standard output. */
export function done(result: string): void {
  print(green(result, process.stdout));
}

/** Tells what is being done. It goes to standard error, so that the result can be piped. */
export function reportStep(step: string): void {
  endTraffic();
  console.error(step);
}

const changedFiles: string[] = [];
let isPointerMoved = false;

/** The files of the origin that the command has changed so far; undefined when it changed nothing. */
export function changesSoFar(): readonly string[] | undefined {
  return isPointerMoved ? changedFiles : undefined;
}

/** Notes what a command has changed, and one that was interrupted before it, for whoever purges a CDN; it tells nobody. */
export function noteChanges({
  written,
  removed,
  leftPending,
}: Pick<Reconciled, 'written' | 'removed' | 'leftPending'>): void {
  isPointerMoved = true;
  changedFiles.push(...written, ...removed, ...leftPending);
}

/** Reports how many documents were composed, which fragments they hold, which documents were removed, and what is damaged. */
export function reportDocuments(reconciled: Reconciled): void {
  const { written, removed, damaged, stayed, embeds, shellEmbeds, warnings, writtenBy } = reconciled;
  noteChanges(reconciled);
  const documents = written.filter((path) => path.endsWith('.html'));
  if (documents.length > 0)
    reportStep(`Composed ${documents.length} ${documents.length === 1 ? 'document' : 'documents'}`);
  const embedding = Object.entries(embeds).sort(([a], [b]) => (a < b ? -1 : 1));
  const inShell = documents.length > 0 && shellEmbeds.length > 0 ? [['every document', shellEmbeds] as const] : [];
  const withFragments = [...inShell, ...embedding].map(([file, names]) => `${file}: ${names.join(', ')}`);
  if (withFragments.length > 0) reportStep(`With fragments:\n${asList(withFragments)}`);
  if (removed.length > 0) reportStep(`Removed ${removed.join(', ')}`);
  if (warnings.length > 0) reportStep(asList(warnings));
  if (writtenBy !== undefined)
    reportStep(`The documents are written by the command that composes at the moment: ${writtenBy}.`);
  if (stayed.length > 0) reportStep(`These stay as they were:\n${asList(stayed)}`);
  reportDamage(damaged);
}

/** Names damaged files and sets the exit status that says so; nothing happens when there are none. */
export function reportDamage(damaged: readonly string[]): void {
  if (damaged.length === 0) return;
  console.error(
    red(`Damaged files; the documents that are made of them stay as they are:\n${asList(damaged)}`, process.stderr),
  );
  process.exitCode = exitCodes.damaged;
}

/** One line for each, with a dash before it. */
export function asList(lines: readonly string[]): string {
  return lines.map((line) => `  - ${line}`).join('\n');
}

/** A path as somebody in the current folder would write it. */
export function shortPath(path: string): string {
  return relative(process.cwd(), path) || path;
}
