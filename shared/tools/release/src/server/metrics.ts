import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { commandPath } from '../domain/team-command';
import { printableLines } from '@furrow/formats/printable';
import { lockChannel, type LockWait } from '../store/file-lock';
import { type Collector, reportsPath } from './collect';
import { exposition, type Family } from './exposition';
import type { TeamCommands } from './team-commands';

/** Where figures are given, and what is known beside what the server itself counts. */
export type MetricsOptions = {
  /** `0` takes any free port. */
  port: number;
  /** The network interface; that of this machine alone by default. */
  hostname?: string;
  /** What the origin says: see `site-metrics.ts`. */
  ofSite: () => Promise<Family[]>;
};

const kinds = ['site', 'reports', 'commands'] as const;
const statuses = ['1xx', '2xx', '3xx', '4xx', '5xx'];

/** Counts what a server answers, and gives that and the figures of the site at an address of its own. */
export class Metrics {
  private readonly answers = new Map<string, number>();
  private readonly waits = { locks: 0, seconds: 0 };

  /** @param takers those that count themselves what they take and refuse */
  constructor(
    private readonly options: MetricsOptions,
    private readonly takers: { collector?: Collector | undefined; teamCommands?: TeamCommands | undefined },
  ) {
    for (const kind of kinds) for (const status of statuses) this.answers.set(`${kind} ${status}`, 0);
  }

  /** Counts one answer of the public server. */
  answered({ url = '' }: IncomingMessage, status: number): void {
    const kind = url.startsWith(`${reportsPath}/`) ? 'reports' : url === commandPath ? 'commands' : 'site';
    const key = `${kind} ${Math.floor(status / 100)}xx`;
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1);
  }

  /**
   * Starts to answer at `/metrics`, on a port that only operators reach.
   *
   * @throws Error when the port is taken
   */
  async start(): Promise<{ url: string; close(): Promise<void> }> {
    const { hostname = '127.0.0.1', port } = this.options;
    const waited = (wait: unknown) => {
      this.waits.locks += 1;
      this.waits.seconds += (wait as LockWait).seconds;
    };
    const server = createServer((request, response) => {
      if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
      void this.families().then(
        (families) => {
          const { contentType, text } = exposition(families, request.headers.accept);
          response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text);
        },
        (error: Error) => {
          console.error(printableLines(`The figures of the site cannot be read: ${error.message}`));
          response.writeHead(500).end();
        },
      );
    });
    await new Promise<void>((done, fail) => {
      // Another port is chosen by another option than that of the site.
      server.once('error', (error) => fail(Object.assign(error, { option: '--metrics' })));
      server.listen({ port, host: hostname }, done);
    });
    subscribe(lockChannel, waited);
    const host = hostname.includes(':') ? `[${hostname}]` : hostname;
    return {
      url: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
      close: () =>
        new Promise<void>((done) => {
          unsubscribe(lockChannel, waited);
          server.close(() => done());
          server.closeAllConnections();
        }),
    };
  }

  private async families(): Promise<Family[]> {
    const { collector, teamCommands } = this.takers;
    const { user, system } = process.cpuUsage();
    return [
      counter(
        'furrow_http_requests',
        'Answers by what was asked for and the class of the status.',
        [...this.answers].map(([key, value]) => {
          const [kind = '', status = ''] = key.split(' ');
          return { labels: { kind, status }, value };
        }),
      ),
      counter(
        'furrow_reports',
        'Requests with reports of browsers: counted, ignored because no visit was seen before, or refused.',
        Object.entries(collector?.taken ?? {}).map(([result, value]) => ({ labels: { result }, value })),
      ),
      counter(
        'furrow_team_commands',
        'Team commands over HTTP by team, command and result; without a team where no key of one has signed.',
        [...(teamCommands?.results ?? [])].map(([key, value]) => {
          const [team = '', command = '', result = ''] = key.split(' ');
          return { labels: { team, command, result }, value };
        }),
      ),
      counter('furrow_lock_waits', 'Locks of the origin that this process asked for.', [{ value: this.waits.locks }]),
      counter('furrow_lock_wait_seconds', 'How long this process waited for locks of the origin.', [
        { value: this.waits.seconds },
      ]),
      gauge('process_start_time_seconds', 'When this process was started, in seconds since 1970.', [
        { value: performance.timeOrigin / 1000 },
      ]),
      counter('process_cpu_seconds', 'Processor time that this process has used.', [{ value: (user + system) / 1e6 }]),
      gauge('process_resident_memory_bytes', 'Memory of this process.', [{ value: process.memoryUsage.rss() }]),
      ...(await this.options.ofSite()),
    ];
  }
}

/** A family that only ever rises. */
export function counter(name: string, help: string, samples: Family['samples']): Family {
  return { name, help, samples, type: 'counter' };
}

/** A family that rises and falls. */
export function gauge(name: string, help: string, samples: Family['samples']): Family {
  return { name, help, samples, type: 'gauge' };
}
