import { Option, type Command } from 'commander';
import { usualQuota } from '../../check/room';
import { readAddress } from '../../compose/site/settings';
import { Refused } from '../../domain/refused';
import { commandPath } from '../../domain/team-command';
import { SiteMetrics } from '../../operations/site-metrics';
import { handOver, purgeOf, type PurgeOptions } from '../../operations/purge';
import { type CommandServer, runTeamCommand } from '../../operations/team-command';
import { reportsPath } from '../../server/collect';
import { startCollector, startServer, type Server } from '../../server/serve';
import type { MetricsOptions } from '../../server/metrics';
import type { TeamCommandOptions } from '../../server/team-commands';
import { isBucketAddress } from '../../store/bucket-access';
import type { OriginStorage } from '../../store/storage';
import { megabytesArgument, metricsArgument, portArgument, proxiesArgument } from '../arguments';
import type { OriginOptions, SiteAccess } from '../site-access';
import { reportStep } from '../progress';
import { done } from '../terminal';

type ServeFlags = {
  port: number;
  host?: string;
  reports?: boolean;
  uploads?: boolean;
  proxy?: string[];
  quota?: number;
  previews?: string;
  previewKey?: string;
  metrics?: Pick<MetricsOptions, 'port' | 'hostname'>;
};

/** The pause between two writes of the counts, in milliseconds. A bucket charges for each write. */
const pauses = { folder: 2000, bucket: 10_000 };

/**
 * Adds the commands that keep running: one serves an origin, and one only counts the visits and reports that another
 * server forwards.
 */
export function addServeCommands(program: Command, site: SiteAccess): void {
  const portOption = (port: number) => new Option('--port <port>').argParser(portArgument).default(port).env('PORT');
  const hostOption = () =>
    new Option(
      '--host <address>',
      'the address of this machine to listen at, such as 127.0.0.1; all of them by default',
    );
  const proxyOption = () =>
    new Option(
      '--proxy <addresses>',
      'trusted proxies in front of the server: addresses, networks or "loopback", separated by commas',
    ).argParser(proxiesArgument);

  const metricsOption = () =>
    new Option(
      '--metrics <address>',
      'answer with figures for Prometheus at /metrics of this port, which only this machine reaches; or of address:port',
    ).argParser(metricsArgument);
  const metricsAt = async (at: ServeFlags['metrics']) => {
    if (!at) return {};
    const figures = new SiteMetrics(await site.existing(), await site.files());
    return { metrics: { ...at, ofSite: () => figures.read() } };
  };

  const collecting = async (command: Command, proxies: string[] | undefined) => ({
    storage: await site.existing(),
    pause: pauses[isBucketAddress(command.optsWithGlobals<OriginOptions>().origin) ? 'bucket' : 'folder'],
    ...(proxies && { proxies }),
  });

  program
    .command('serve')
    .description('serve the site from this machine')
    .addOption(portOption(3000))
    .addOption(hostOption())
    .option('--reports', `record visits, and browser reports sent to ${reportsPath}, in the origin`)
    .option('--uploads', `accept signed team commands at ${commandPath}: publish, promote, rollback and status`)
    .addOption(
      new Option('--quota <megabytes>', 'how much each team may have stored that sends its releases')
        .argParser(megabytesArgument)
        .default(usualQuota, String(usualQuota / 1_000_000)),
    )
    .addOption(proxyOption())
    .option('--previews <hosts>', 'also show previews, at host names such as *.preview.localhost')
    .addOption(
      new Option('--preview-key <secret>', 'what visitors of previews have to know, as ?key=').env(
        'FURROW_PREVIEW_KEY',
      ),
    )
    .addOption(metricsOption())
    .action(async (flags: ServeFlags, command: Command) => {
      const { port, host, reports = false, uploads = false, proxy, quota, previews, previewKey, metrics } = flags;
      expectOrigin(command);
      if (previews !== undefined) await expectOtherHosts(await site.existing(), previews);
      const told: CommandServer = { quota };
      const server = await startServer({
        files: await site.files(),
        port,
        ...(host !== undefined && { hostname: host }),
        ...(await metricsAt(metrics)),
        ...(reports && { collecting: await collecting(command, proxy) }),
        ...(uploads && {
          teamCommands: { ...teamCommands(await site.existing(), command, told), ...(proxy && { proxies: proxy }) },
        }),
        ...(previews !== undefined && {
          views: { hosts: previews, ...(previewKey !== undefined && { key: previewKey }) },
        }),
      });
      if (previews !== undefined) told.previews = server.url.replace('localhost', previews);
      endOnSignals(server);
      done(`The site is at ${server.url} (Ctrl+C stops it)`);
      tellMetrics(server);
    });

  program
    .command('collect')
    .description('only record visits and browser reports, for a server that forwards both')
    .addOption(portOption(4010))
    .addOption(hostOption())
    .addOption(proxyOption())
    .addOption(metricsOption())
    .action(async ({ port, host, proxy, metrics }: ServeFlags, command: Command) => {
      expectOrigin(command);
      const server = await startCollector({
        files: await site.files(),
        port,
        ...(host !== undefined && { hostname: host }),
        ...(await metricsAt(metrics)),
        collecting: await collecting(command, proxy),
      });
      endOnSignals(server);
      done(`Reports are collected at ${server.url}${reportsPath} (Ctrl+C stops it)`);
      tellMetrics(server);
    });
}

function tellMetrics({ metrics }: Server): void {
  if (metrics !== undefined) reportStep(`Figures for Prometheus are at ${metrics}`);
}

/** @throws Refused when the site itself would be taken for a view */
async function expectOtherHosts(storage: OriginStorage, hosts: string): Promise<void> {
  const own = (await readAddress(storage))?.replace(/:\d+$/, '');
  if (own?.endsWith(hosts.slice(1)))
    throw new Refused(
      'FUR-PREVIEW-HOSTS',
      `The address of the site, ${own}, is one of the host names ${hosts}, at which there would be previews alone. Name others.`,
    );
}

/** Runs the team commands on the origin. After each of them, the purge hook of the CDN is called. */
function teamCommands(storage: OriginStorage, command: Command, server: CommandServer): TeamCommandOptions {
  return {
    storage,
    async run(received, teams, report) {
      const result = await runTeamCommand(storage, received, teams, report, server);
      if ('written' in result)
        await handOver(
          purgeOf([...result.written, ...result.removed, ...result.leftPending]),
          command.optsWithGlobals<PurgeOptions>(),
        );
      return result;
    },
    tell: reportStep,
  };
}

function expectOrigin(command: Command): void {
  if (command.optsWithGlobals<OriginOptions>().against !== undefined)
    command.error(`error: ${command.name()} needs an origin, but --against names a live site. Use --origin instead.`);
}

/** The last counts are written before the program ends. */
function endOnSignals(server: Server): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().finally(() => process.exit()));
}
