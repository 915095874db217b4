import { Command, Option } from 'commander';
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { failureSentence } from '../domain/machine-failure';
import { printableLines } from '../domain/printable';
import { Refused } from '../domain/refused';
import { addBucketCommands } from './commands/bucket-commands';
import { addCanaryCommands } from './commands/canary-commands';
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
import { siteAccess, type OriginOptions, type SiteAccess } from './site-access';
import { handOver, purgeOf, type PurgeOptions } from '../operations/purge';
import { bold, changesSoFar, endTraffic, exitCodes, outlivesReaders, red, showTraffic } from './terminal';
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
  // Servers that a command starts report some failures by events, which nobody awaits.
  process.once('uncaughtException', (error) => process.exit(reportError(error)));
  const program = createProgram(name);
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
    addCommands,
  ])
    add(program, site);
  try {
    await program.parseAsync().finally(() => purge(program));
  } catch (error) {
    process.exitCode = reportError(error);
  }
}

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
    .option('--purge-file <file>', 'write the paths that a CDN must refetch to this file, as JSON')
    .option('--hook <command>', 'run this command after a change; the same JSON is piped to it')
    .showHelpAfterError(`Run "${name} --help" for the commands and their options.`)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(red(text, process.stderr)) });
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

function reportError(error: unknown): number {
  endTraffic();
  const { code, exitCode, message, stack } = error as Error & { code?: unknown; exitCode?: number };
  if (typeof code === 'string' && code.startsWith('commander.'))
    return exitCode === 0 ? exitCodes.done : exitCodes.misused;
  console.error(red(process.env.DEBUG ? printableLines(stack ?? message) : wordsFor(error as Error), process.stderr));
  return exitCodes.refused;
}

/** An expected refusal says what to do, and so does a failure of the machine. Everything else is marked as a failure. */
function wordsFor(error: Error): string {
  if (error instanceof Refused) return printableLines(error.withCodes());
  // An error that only wraps one of the machine says itself what that means.
  const sentence = 'code' in error ? failureSentence(error) : undefined;
  return printableLines(sentence ?? '') || `${bold('Failed', process.stderr)}: ${printableLines(error.message)}`;
}
