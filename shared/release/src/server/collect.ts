import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { canaryEntry, type Discovery, entriesOf, hostName, liveEntry } from '@furrow/discovery/discovery';
import { matchesPattern } from '@furrow/discovery/route-match';
import { formatVersionName, type VersionName } from '@furrow/formats/release-name';
import {
  type FailureReport,
  parseFailureReports,
  parseVitalReports,
  type VitalReport,
} from '@furrow/formats/report.schema';
import { LRUCache } from 'lru-cache';
import { addRow, type Cohort, otherRoute, type Row, rowOf, type Rows } from '../domain/day';
import { addToDay, removeOldDays } from '../store/day-files';
import type { OriginStorage } from '../store/storage';
import { visitorAddresses } from './visitor-address';

/** Where the embedded server takes reports: logs at `/_reports/v1/logs` and metrics at `/_reports/v1/metrics`, as every OpenTelemetry collector does. */
export const reportsPath = '/_reports';

/** In characters. */
const longestReport = 16_000;
const day = 24 * 60 * 60 * 1000;

export type Collecting = {
  /** The origin, in which the days are. */
  storage: OriginStorage;
  /** Milliseconds between two times that the counts are written: in a bucket, each of them is paid for. */
  pause: number;
  /** The proxies that say whose requests they pass on: addresses, networks such as `10.0.0.0/8`, or `loopback`. */
  proxies?: readonly string[];
};

export type CollectorOptions = Collecting & {
  /** The discovery document as it is now, if there is one. */
  readDiscovery: () => Promise<Discovery | undefined>;
  /** Tells whoever runs the server what it should know. */
  warn: (message: string) => void;
};

type PageReport = FailureReport | VitalReport;
/** A version, and which of its visitors are counted. */
type Counted = VersionName & { cohort: Cohort };
/** A page that was asked for, by its path; `canary` where its address names one. */
export type Visited = { path: string; canary?: VersionName };

/** What names no version, such as an error of a browser's extension. Errors of it are counted, so that nobody takes them for errors of the site. */
const nobody: Counted = { app: 'unknown', version: '', cohort: 'other' };

/**
 * Counts by day what happens to the visitors of each version: visits, failures, and what they waited for. A visitor, known by the network address, counts once a
 * day for each version and kind of failure, and only a visitor's report counts: nobody can hide a failing canary behind visits, or fell a good one with
 * reports. Versions that nobody published are passed over.
 */
export class Collector {
  private readonly visitors = new LRUCache<string, true>({ max: 100_000, ttl: day });
  private readonly counted = new LRUCache<string, true>({ max: 500_000, ttl: day });
  /** The visitor's network address, as the trusted proxies tell it. */
  readonly visitorOf: (request: IncomingMessage) => string;
  /** What is not written yet, by day. */
  private readonly waiting = new Map<string, Rows>();
  private readonly ending = new AbortController();
  private writing: Promise<void> | undefined;

  /** @throws Error when what stands for a proxy is no address */
  constructor(private readonly options: CollectorOptions) {
    this.visitorOf = visitorAddresses(options.proxies, options.warn);
  }

  /**
   * Removes days that are long over, and writes one for today: whoever watches finds it before anybody reports.
   *
   * @throws Error when the origin cannot be written
   */
  async start(): Promise<void> {
    await removeOldDays(this.options.storage, today());
    await addToDay(this.options.storage, today(), []);
  }

  /** Writes what is not written yet. */
  async end(): Promise<void> {
    this.ending.abort();
    await this.writing;
    await this.write();
  }

  /** Answers a POST to a path below `/_reports`: 204 when the body is one of reports, whether they are counted or not. */
  async report(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const read = { '/v1/logs': parseFailureReports, '/v1/metrics': parseVitalReports }[
      String(request.url?.slice(reportsPath.length))
    ];
    if (!read) return void response.writeHead(404).end();
    if (isForeign(request)) return void response.writeHead(403).end();
    const visitor = this.visitorOf(request);
    if (request.headers.expect !== undefined) response.writeContinue();
    const text = await readBody(request);
    if (text === undefined) return void response.writeHead(413, { Connection: 'close' }).end();
    let reports;
    try {
      reports = read(JSON.parse(text));
    } catch {
      return void response.writeHead(400).end();
    }
    const discovery = this.visitors.has(visitor) ? await this.options.readDiscovery() : undefined;
    if (discovery) for (const report of reports) this.take(visitor, report, discovery);
    response.writeHead(204).end();
  }

  private take(visitor: string, report: PageReport, discovery: Discovery): void {
    const { remote: app, version, path } = report;
    const counted = app === nobody.app ? nobody : countedVersion(discovery, { app, version });
    const what = 'phase' in report ? report.phase : report.vital;
    if (!counted || !this.isFirst(what, visitor, counted)) return;
    const of = { ...counted, route: routesOf(discovery).has(path) ? path : otherRoute };
    // The page may have come to the remote without a document of it, by a link inside the site.
    const visits = app !== nobody.app && this.isFirst('visit', visitor, counted) ? 1 : 0;
    this.count(
      rowOf(of, 'phase' in report ? { visits, failure: failureOf(report) } : { visits, wait: waitOf(report) }),
    );
  }

  /** Whether the site has the page. */
  async has(visited: Visited): Promise<boolean> {
    const discovery = await this.options.readDiscovery();
    return discovery !== undefined && visitedVersion(discovery, visited) !== undefined;
  }

  /**
   * Counts a visit of a document, which is one of the site or of a canary; of the host as well, whose shell every document has.
   *
   * @param visitor what `visitorOf` said of the request, before it was answered: a connection that has ended has no address any more
   */
  async visit(visitor: string, visited: Visited): Promise<void> {
    this.visitors.set(visitor, true);
    const discovery = await this.options.readDiscovery();
    const of = discovery && visitedVersion(discovery, visited);
    if (!of) return;
    const host = liveEntry(entriesOf(discovery, hostName))?.metadata.version;
    const inHost = host === undefined ? undefined : countedVersion(discovery, { app: hostName, version: host });
    for (const counted of [of, ...(inHost ? [{ ...inHost, route: of.route }] : [])])
      if (this.isFirst('visit', visitor, counted)) this.count(rowOf(counted, { visits: 1 }));
  }

  private isFirst(kind: string, visitor: string, { cohort, ...version }: Counted): boolean {
    const key = `${kind} ${formatVersionName(version)} ${cohort} ${visitor}`;
    if (this.counted.has(key)) return false;
    this.counted.set(key, true);
    return true;
  }

  private count(row: Row): void {
    const rows = this.waiting.get(today()) ?? new Map<string, Row>();
    this.waiting.set(today(), rows);
    addRow(rows, row);
    this.writing ??= this.writeAll().finally(() => (this.writing = undefined));
  }

  /** Writes until nothing is left, with a pause after each time. */
  private async writeAll(): Promise<void> {
    const { pause, warn } = this.options;
    while (this.waiting.size > 0 && !this.ending.signal.aborted) {
      await this.write().catch((error: Error) => warn(`What was counted is written later: ${error.message}`));
      await sleep(pause, undefined, { signal: this.ending.signal, ref: false }).catch(() => undefined);
    }
  }

  /** @throws Error when the origin cannot be written; nothing is lost */
  private async write(): Promise<void> {
    for (const [name, rows] of this.waiting) {
      this.waiting.delete(name);
      try {
        await addToDay(this.options.storage, name, rows.values());
      } catch (error) {
        const since = this.waiting.get(name) ?? new Map<string, Row>();
        for (const row of rows.values()) addRow(since, row);
        this.waiting.set(name, since);
        throw error;
      }
    }
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

const failureOf = ({ phase, error, frame }: FailureReport) => ({ phase, error, ...(frame !== undefined && { frame }) });
const waitOf = ({ vital, value }: VitalReport): [VitalReport['vital'], number] => [vital, value];

/** A published version as it is counted. */
function countedVersion(discovery: Discovery, { app, version }: VersionName): Counted | undefined {
  const entries = entriesOf(discovery, app);
  if (!entries.some(({ metadata }) => metadata.version === version)) return undefined;
  const canary = canaryEntry(entries)?.metadata.version;
  if (version === canary) return { app, version, cohort: 'canary' };
  if (version !== liveEntry(entries)?.metadata.version) return { app, version, cohort: 'other' };
  return { app, version, cohort: canary === undefined ? 'live' : `beside ${canary}` };
}

/** The version whose page was asked for: the canary that the address names, or the live version of the app that has the path. */
function visitedVersion(discovery: Discovery, { path, canary }: Visited): (Counted & { route: string }) | undefined {
  const apps = canary ? [canary.app] : Object.keys(discovery.microFrontends);
  for (const app of apps) {
    const entries = entriesOf(discovery, app);
    const entry = canary ? canaryEntry(entries) : liveEntry(entries);
    const route = entry?.extras.routes.find((pattern) => matchesPattern(pattern, path));
    if (!entry || route === undefined) continue;
    const { version } = entry.metadata;
    const counted = version === (canary?.version ?? version) && countedVersion(discovery, { app, version });
    return counted ? { ...counted, route } : undefined;
  }
  return undefined;
}

const routesByDiscovery = new WeakMap<Discovery, ReadonlySet<string>>();

/** The patterns of all routes of the site. */
function routesOf(discovery: Discovery): ReadonlySet<string> {
  const known = routesByDiscovery.get(discovery);
  if (known) return known;
  const entries = Object.values(discovery.microFrontends).flat();
  const routes = new Set(entries.flatMap(({ extras }) => extras.routes));
  routesByDiscovery.set(discovery, routes);
  return routes;
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > longestReport) return undefined;
  }
  return text;
}

/** Whether a page of another site made its visitor's browser send the request. */
function isForeign({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
}
