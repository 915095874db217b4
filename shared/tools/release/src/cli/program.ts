import { Command, Option } from 'commander';
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { failureSentence } from '../domain/machine-failure';
import { printableLines } from '@furrow/formats/printable';
import { type Reason, reason, Refused, withCode } from '../domain/refused';
import { addBucketCommands } from './commands/bucket-commands';
import { addCanaryCommands } from './commands/canary-commands';
import { addCompletionCommand } from './commands/completion-command';
import { addDashboardCommand } from './commands/dashboard-command';
import { addEnvironmentCommands } from './commands/environment-commands';
import { addExplainCommand } from './commands/explain-command';
import { addPreviewCommand } from './commands/preview-command';
import { addPromoteCommands } from './commands/promote-commands';
import { addPublishCommand } from './commands/publish-command';
import { addServeCommands } from './commands/serve-command';
import { addSigningCommands } from './commands/signing-commands';
import { addStatusCommands } from './commands/status-commands';
import { addUpkeepCommands } from './commands/upkeep-commands';
import { bold, red } from './colors';
import { commandIn, nameOf } from './complete';
import { applyConfig } from './config-file';
import { beQuiet, endStep, showTraffic, wait } from './progress';
import { siteAccess, type OriginOptions, type SiteAccess } from './site-access';
import { handOver, purgeOf, type PurgeOptions } from '../operations/purge';
import { changesSoFar, collectAnswer, exitCodes, outlivesReaders, printAnswer } from './terminal';
import { asTyped, nameCommandsOf } from './typed-commands';
import { workspaceRoot } from './workspace';

/**
 * Runs the command that the arguments of this process name, and sets the exit status.
 *
 * @param name what users call the program
 * @param addCommands adds commands to those that release apps
 */
export async function runProgram(
  name: string,
  addCommands: (program: Command, site: SiteAccess) => void = () => undefined,
): Promise<void> {
  outlivesReaders();
  const program = createProgram(name);
  // Servers that a command starts report some failures by events, which nobody awaits.
  process.once('uncaughtException', (error) => process.exit(reportError(program, error)));
  const site = siteAccess(() => program.opts<OriginOptions>(), showTraffic);
  for (const add of [
    addPublishCommand,
    addPreviewCommand,
    addEnvironmentCommands,
    addPromoteCommands,
    addStatusCommands,
    addDashboardCommand,
    addCanaryCommands,
    addUpkeepCommands,
    addSigningCommands,
    addServeCommands,
    addBucketCommands,
    addExplainCommand,
    addCompletionCommand,
    addCommands,
  ])
    add(program, site);
  nameHelp(program);
  program.hook('preAction', (_, command) => {
    if (program.opts<{ quiet?: boolean }>().quiet) beQuiet();
    if (waiting.has(command.name())) wait();
    if (program.opts<{ json?: boolean }>().json) beginAnswer(program, command);
    applyConfig(program, command);
    nameCommandsOf(program, workspaceRoot());
  });
  try {
    await program.parseAsync().finally(() => purge(program));
    printAnswer(Number(process.exitCode ?? exitCodes.done));
  } catch (error) {
    process.exitCode = reportError(program, error);
  }
}

/** From now on, what the command says is collected for its answer in JSON. */
function beginAnswer(program: Command, command: Command): void {
  const name = nameOf(program, command);
  if (staying.has(command.name())) command.error(`error: ${name} keeps running, so it takes no --json`);
  collectAnswer(name);
}

/** The commands that run until somebody stops them. */
const staying = new Set(['serve', 'collect', 'dev', 'site']);

/** The commands whose steps are followed by nothing but waiting. */
const waiting = new Set(['serve', 'collect', 'dev', 'watch']);

function createProgram(name: string): Command {
  return new Command(name)
    .description('Release one app of the site without touching the others.')
    .version(ownVersion(), '-v, --version', 'print the version of the command')
    .option(
      '--origin <place>',
      'folder the site is served from, or the bucket: s3://bucket/prefix',
      process.env.FURROW_ORIGIN ?? join(workspaceRoot(), '.origin'),
    )
    .option('--endpoint <url>', 'address of an S3-compatible store other than Amazon, for an origin in a bucket')
    .option('--against <url>', 'read a live site at this address instead of its origin')
    .addOption(
      new Option('--actor <name>', 'name to record in the journal (default: the current user)').env('FURROW_ACTOR'),
    )
    .option('--json', 'answer with one JSON object, also when the command is refused')
    .option('--quiet', 'leave out the steps; results, warnings and refusals are still printed')
    .option('--purge-file <file>', 'write the paths that a CDN must refetch to this file, as JSON')
    .option('--hook <command>', 'run this command after a change; the same JSON is piped to it')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .configureOutput({
      outputError: (text, write) =>
        write(red(`${withCode(reason('FUR-COMMAND-ARGUMENTS', text.trimEnd()))}\n`, process.stderr)),
    });
}

/** Lets each command name its own help when its arguments are wrong. */
function nameHelp(command: Command, ...above: string[]): void {
  const words = [...above, command.name()];
  const told = command.commands.length > 0 ? 'commands and their options' : 'arguments and options';
  command.showHelpAfterError(`Run "${words.join(' ')} --help" for its ${told}.`);
  for (const one of command.commands) nameHelp(one, ...words);
}

/** The version of the package whose command runs: its program lies in a folder of the package. */
function ownVersion(): string {
  const folder = dirname(realpathSync(process.argv[1] ?? ''));
  const text = readFileSync(join(folder, '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function purge(program: Command): Promise<void> {
  const changed = changesSoFar();
  if (changed) await handOver(purgeOf(changed), program.opts<PurgeOptions>());
}

function reportError(program: Command, error: unknown): number {
  endStep();
  const failed = error as Error & { code?: unknown; exitCode?: number };
  if (typeof failed.code === 'string' && failed.code.startsWith('commander.')) {
    if (failed.exitCode === 0) return exitCodes.done;
    if (process.argv.includes('--json')) {
      collectAnswer(commandIn(program, process.argv.slice(2)));
      printAnswer(exitCodes.misused, [reason('FUR-COMMAND-ARGUMENTS', failed.message)]);
    }
    return exitCodes.misused;
  }
  if (printAnswer(exitCodes.refused, reasonsOf(failed))) return exitCodes.refused;
  const words = process.env.DEBUG ? printableLines(failed.stack ?? failed.message) : wordsFor(failed);
  console.error(red(words, process.stderr));
  return exitCodes.refused;
}

function reasonsOf(error: Error): readonly Reason[] {
  if (error instanceof Refused) return error.reasons;
  const sentence = 'code' in error ? failureSentence(error) : undefined;
  return [reason('FUR-COMMAND-FAILED', sentence ?? error.message)];
}

/** An expected refusal says what to do, and so does a failure of the machine. Everything else is marked as a failure. */
function wordsFor(error: Error): string {
  if (error instanceof Refused) return printableLines(asTyped(error.withCodes()));
  // An error that only wraps one of the machine says itself what that means.
  const sentence = 'code' in error ? failureSentence(error) : undefined;
  const failed = `${bold('Failed', process.stderr)}: ${printableLines(asTyped(error.message))}`;
  return withCode(reason('FUR-COMMAND-FAILED', printableLines(sentence ?? '') || failed));
}
