import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Discovery, entriesOf, hostName, liveEntry } from '@furrow/discovery/discovery';
import { formatVersionName } from '@furrow/formats/release-name';
import {
  errorPhases,
  type FailureReport,
  loadPhases,
  parseFailureReports,
  parseVitalReports,
  type VitalReport,
} from '@furrow/formats/report.schema';
import { LRUCache } from 'lru-cache';
import { otherRoute, rowOf } from '../domain/day';
import { Comparison, type Counting, type Sender } from './comparison';
import { type Counted, countedVersion, routesOf, type Visited, visitedVersion } from './counted-version';
import { Counts, type CountsOptions } from './counts';
import { publicNetworkOf, visitorAddresses } from './visitor-address';

/**
 * The path at which the server takes reports: logs at `/_reports/v1/logs` and metrics at `/_reports/v1/metrics`, like
 * every OpenTelemetry collector.
 */
export const reportsPath = '/_reports';

/** In bytes. */
const longestReport = 16_000;
const day = 24 * 60 * 60 * 1000;

export type Collecting = Pick<CountsOptions, 'storage' | 'pause'> & {
  /** The proxies whose `X-Forwarded-For` is trusted: addresses, networks such as `10.0.0.0/8`, or `loopback`. */
  proxies?: readonly string[];
};

export type CollectorOptions = Collecting &
  Pick<CountsOptions, 'warn'> & {
    /** Reads the current discovery document, if there is one. */
    readDiscovery: () => Promise<Discovery | undefined>;
  };

type PageReport = FailureReport | VitalReport;

/**
 * Stands for errors that do not name any version, such as those of a browser extension. They are counted separately, so that
 * nobody takes them for errors of the site.
 */
const nobody: Counted = { app: 'unknown', version: '', cohort: 'other' };

const parsers = { '/v1/logs': parseFailureReports, '/v1/metrics': parseVitalReports };

/** So many names, for a day. By its size instead of `max` it takes memory only for the names that there are. */
const namesOfDay = (most: number) => new LRUCache<string, true>({ maxSize: most, sizeCalculation: () => 1, ttl: day });

/**
 * Counts by day what the visitors of each version experience: visits, failures, and waiting times.
 *
 * A visitor is a network address. Each one counts once a day for each version and kind of report, and a report counts
 * only after a visit. So nobody can hide a failing canary behind many visits, or bring a good one down with forged
 * reports. Reports about versions that were never published are ignored. Whom a canary is judged by is decided by
 * {@link Comparison}.
 *
 * Addresses are never stored. In memory there are only names made of them with a key that ends with the process.
 */
export class Collector {
  private readonly visitors = namesOfDay(100_000);
  private readonly counted = namesOfDay(500_000);
  private readonly counts: Counts;
  /** By app. */
  private readonly comparisons = new Map<string, Comparison>();
  private readonly key = randomBytes(32);
  /** How many requests with reports had which result. Those of an address that never visited the site are ignored. */
  readonly taken = { counted: 0, ignored: 0, refused: 0 };
  /** Returns the visitor's network address, as the trusted proxies report it. */
  readonly visitorOf: (request: IncomingMessage) => string;

  /** @throws Error when a proxy is not an address */
  constructor(private readonly options: CollectorOptions) {
    this.counts = new Counts(options);
    this.visitorOf = visitorAddresses(options.proxies, options.warn);
  }

  /** @throws Error when the origin cannot be written */
  start(): Promise<void> {
    return this.counts.start();
  }

  /** Writes what is not written yet. */
  end(): Promise<void> {
    return this.counts.end();
  }

  /** Answers a POST to a path below `/_reports` with 204 if the body holds reports, whether they are counted or not. */
  async report(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.taken[await this.resultOf(request, response)] += 1;
  }

  private async resultOf(request: IncomingMessage, response: ServerResponse): Promise<keyof Collector['taken']> {
    const refuse = (status: number, headers = {}) => {
      response.writeHead(status, headers).end();
      return 'refused' as const;
    };
    const path = String(request.url?.slice(reportsPath.length));
    const parse = Object.hasOwn(parsers, path) ? parsers[path as keyof typeof parsers] : undefined;
    if (!parse) return refuse(404);
    if (isForeign(request)) return refuse(403);
    const visitor = this.visitorOf(request);
    if (request.headers.expect !== undefined) response.writeContinue();
    const text = await readBody(request);
    if (text === undefined) return refuse(413, { Connection: 'close' });
    let reports;
    try {
      reports = parse(JSON.parse(text));
    } catch {
      return refuse(400);
    }
    const discovery = this.visitors.has(this.nameOf(visitor)) ? await this.options.readDiscovery() : undefined;
    if (discovery) for (const report of reports) this.take(visitor, report, discovery);
    response.writeHead(204).end();
    return discovery ? 'counted' : 'ignored';
  }

  private take(visitor: string, report: PageReport, discovery: Discovery): void {
    const { remote: app, version, path } = report;
    const counted = app === nobody.app ? nobody : countedVersion(discovery, { app, version });
    if (!counted) return;
    const of = { ...counted, route: routesOf(discovery).has(path) ? path : otherRoute };
    // A link inside the site may have led to a page of this app without a request for its document.
    if (counted !== nobody) this.count(visitor, of, { kind: 'visit', compared: 'visit' }, { visits: 1 });
    this.count(visitor, of, kindOf(report), contentOf(report));
  }

  /** Whether the site has the page. */
  async has(visited: Visited): Promise<boolean> {
    const discovery = await this.options.readDiscovery();
    return discovery !== undefined && visitedVersion(discovery, visited) !== undefined;
  }

  /**
   * Counts a visit of a document, both for the app that owns the page and for the host, whose shell every document has.
   * While the app has a canary, the document does not say it: the document is sent to visitors of the canary too, before they get
   * that of the canary, and to programs that run no script. Then a visit counts when the page reports.
   *
   * @param visitor the result of `visitorOf` from before the request was answered: a connection that has ended no
   *   longer has an address
   */
  async visit(visitor: string, visited: Visited): Promise<void> {
    this.visitors.set(this.nameOf(visitor), true);
    const discovery = await this.options.readDiscovery();
    const page = discovery && visitedVersion(discovery, visited);
    if (!page) return;
    const host = liveEntry(entriesOf(discovery, hostName));
    const inHost = host && countedVersion(discovery, { app: hostName, version: host.metadata.version });
    for (const counted of [page, ...(inHost ? [{ ...inHost, route: page.route }] : [])])
      if (!counted.canary) this.count(visitor, counted, { kind: 'visit', compared: 'visit' }, { visits: 1 });
  }

  /** Counts it if it is new: for the comparison with a canary, or else for the day. */
  private count(
    address: string,
    of: Counted & { route: string },
    { kind, compared }: { kind: string; compared: Counting | undefined },
    counted: Parameters<typeof rowOf>[1],
  ): void {
    const { app, version, canary, route } = of;
    const period =
      canary && compared
        ? this.comparisonOf(app, canary.version).count(
            this.visitorAt(address),
            compared,
            version === canary.version,
            canary,
          )
        : undefined;
    const cohort = canary && !period ? 'other' : of.cohort;
    // What is compared is what happened today as well.
    const today = new Date().toISOString().slice(0, 10);
    const key = `${today} ${kind} ${formatVersionName({ app, version })} ${canary ? 'other' : cohort} ${this.nameOf(address)}`;
    if (this.counted.has(key) && !period) return;
    this.counted.set(key, true);
    this.counts.add(rowOf({ app, version, cohort, route, ...(period && { period }) }, counted));
  }

  private comparisonOf(app: string, version: string): Comparison {
    const known = this.comparisons.get(app);
    if (known?.canary === version) return known;
    const comparison = new Comparison(version);
    this.comparisons.set(app, comparison);
    return comparison;
  }

  private visitorAt(address: string): Sender {
    const network = publicNetworkOf(address);
    return { name: this.nameOf(address), ...(network !== undefined && { network: this.nameOf(`net ${network}`) }) };
  }

  private nameOf(address: string): string {
    return createHmac('sha256', this.key).update(address).digest('base64url').slice(0, 16);
  }
}

/** What a report is of, by the day and for the comparison: a visitor who cannot load a page often gets errors as well. */
function kindOf(report: PageReport): { kind: string; compared: Counting | undefined } {
  if ('vital' in report) return { kind: report.vital, compared: report.vital };
  const { phase } = report;
  const isFailure = [...loadPhases, ...errorPhases].some((known) => known === phase);
  return { kind: phase, compared: isFailure ? 'failure' : undefined };
}

/** The part of a report that goes into a row. */
function contentOf(report: PageReport): Parameters<typeof rowOf>[1] {
  if ('vital' in report) return { wait: [report.vital, report.value] };
  const { phase, error, frame } = report;
  return { failure: { phase, error, ...(frame !== undefined && { frame }) } };
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > longestReport) return undefined;
  }
  // Decoded as a whole, because a letter of several bytes may arrive in two parts.
  return Buffer.concat(chunks).toString();
}

/** Whether a page of another site made the browser send the request. */
function isForeign({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
}
