import { appendFile, rename, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { canaryEntry, type Discovery, entriesOf, liveEntry, ownsPath } from '@furrow/discovery/discovery';
import { formatVersionName, type VersionName } from '@furrow/formats/release-name';
import {
  type FailureReport,
  parseFailureReports,
  parseVitalReports,
  type VitalReport,
} from '@furrow/formats/report.schema';
import { LRUCache } from 'lru-cache';
import proxyAddr from 'proxy-addr';

/** Where the embedded server takes reports: logs at `/_reports/v1/logs` and metrics at `/_reports/v1/metrics`, as every OpenTelemetry collector does. */
export const reportsPath = '/_reports';

/** In characters. */
const longestReport = 16_000;
/** In bytes; a file that has grown beyond this is moved away and replaces the one that was moved before. */
const largestFile = 5_000_000;
const day = 24 * 60 * 60 * 1000;

/** The file that a report file is moved to when it has grown large. */
export function movedReports(file: string): string {
  return `${file}.1`;
}

export type CollectorOptions = {
  /** The file of JSON lines that is appended to. */
  file: string;
  /** The discovery document as it is now, if there is one. */
  readDiscovery: () => Promise<Discovery | undefined>;
  /** The proxies that say whose requests they pass on: addresses, networks such as `10.0.0.0/8`, or `loopback`. */
  proxies?: readonly string[];
  /** Tells whoever runs the server what it should know. */
  warn?: (message: string) => void;
};

type PageReport = FailureReport | VitalReport;

/** A version that takes part in a comparison: a canary, or the live version `beside` it. */
type Counted = VersionName & { beside?: string };

/** What names no version, such as an error of a browser's extension. Errors of it are counted, so that nobody takes them for errors of the site. */
const unknownApp = 'unknown';

/**
 * Writes failures of versions to a file of JSON lines; of a canary and of the live version beside it also visits, and what visitors waited for. A
 * visitor, known by the network address, counts once a day for each version and step that failed, and only a visitor's report counts: nobody can hide a failing
 * canary behind visits, or fell a good one with reports. Versions that nobody published are passed over.
 */
export class Collector {
  private readonly counted = new LRUCache<string, true>({ max: 100_000, ttl: day });
  private readonly trusts: (address: string, hop: number) => boolean;
  private writing = Promise.resolve();
  private hasWarned = false;

  /** @throws Error when what stands for a proxy is no address */
  constructor(private readonly options: CollectorOptions) {
    this.trusts = proxyAddr.compile([...(options.proxies ?? [])]);
  }

  /** The visitor's address as the trusted proxies tell it; of an IPv6 address the network alone, because one household has millions of addresses. */
  visitorOf(request: IncomingMessage): string {
    if (!this.hasWarned && this.options.proxies === undefined && request.headers['x-forwarded-for'] !== undefined) {
      this.hasWarned = true;
      this.options.warn?.(
        `Requests come through a proxy at ${request.socket.remoteAddress}, and all of its visitors count as one. Name it: --proxy ${request.socket.remoteAddress}`,
      );
    }
    // A connection that has ended has no address, whatever the types say.
    const address = (proxyAddr(request, this.trusts) as string | undefined) ?? '';
    return address.includes('.') ? address : address.split(':').slice(0, 4).join(':');
  }

  /** Answers a POST to a path below `/_reports`: 204 when the body is one of reports, whether they are counted or not. */
  async report(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const read = { '/v1/logs': parseFailureReports, '/v1/metrics': parseVitalReports }[
      String(request.url?.slice(reportsPath.length))
    ];
    if (!read) return void response.writeHead(404).end();
    if (isForeign(request)) return void response.writeHead(403).end();
    const visitor = this.visitorOf(request);
    const text = await readBody(request);
    if (text === undefined) return void response.writeHead(413, { Connection: 'close' }).end();
    let reports;
    try {
      reports = read(JSON.parse(text));
    } catch {
      return void response.writeHead(400).end();
    }
    if (this.counted.has(seen(visitor))) await this.take(visitor, reports, await this.options.readDiscovery());
    response.writeHead(204).end();
  }

  private async take(visitor: string, reports: readonly PageReport[], discovery: Discovery | undefined): Promise<void> {
    const lines: object[] = [];
    for (const report of reports) {
      const { remote: app, version } = report;
      const counted = app === unknownApp ? { app, version: '' } : this.countedVersion(discovery, { app, version });
      const isWanted = 'phase' in report || (discovery && counted && isCompared(discovery, counted));
      if (!counted || !isWanted) continue;
      const what = 'phase' in report ? report.phase : report.vital;
      if (!this.isFirst(what, visitor, counted)) continue;
      // The page may have come to the remote without a document of it, by a link inside the site.
      if (app !== unknownApp && this.isFirst('visit', visitor, counted)) lines.push({ ...lineOf(counted), visits: 1 });
      lines.push({ ...report, ...lineOf(counted) });
    }
    if (lines.length > 0) await this.write(lines);
  }

  /**
   * Counts a visit of a document, which is one of the site or of a canary.
   *
   * @param visitor what `visitorOf` said of the request, before it was answered: a connection that has ended has no address any more
   */
  async visit(visitor: string, visited: { path: string; canary?: VersionName }): Promise<void> {
    this.counted.set(seen(visitor), true);
    const discovery = await this.options.readDiscovery();
    const counted = discovery && (visited.canary ?? liveVersionBesideCanary(discovery, visited.path));
    const known = counted && this.countedVersion(discovery, counted);
    if (known && isCompared(discovery, known) && this.isFirst('visit', visitor, known))
      await this.write([{ ...lineOf(known), visits: 1 }]);
  }

  /** A published version as it is counted; one that is live beside a canary says so, because it is compared with that one alone. */
  private countedVersion(discovery: Discovery | undefined, { app, version }: VersionName): Counted | undefined {
    const entries = discovery ? entriesOf(discovery, app) : [];
    if (!entries.some(({ metadata }) => metadata.version === version)) return undefined;
    const beside = canaryEntry(entries)?.metadata.version;
    const isLive = liveEntry(entries)?.metadata.version === version;
    return { app, version, ...(isLive && beside !== undefined && { beside }) };
  }

  private isFirst(kind: string, visitor: string, { beside, ...version }: Counted): boolean {
    const key = `${kind} ${formatVersionName(version)} ${beside ?? ''} ${visitor}`;
    if (this.counted.has(key)) return false;
    this.counted.set(key, true);
    return true;
  }

  /** What one request tells is written at once, and one after the other, so that a file is moved away only between two of them. */
  private write(lines: readonly object[]): Promise<void> {
    const { file } = this.options;
    const written = this.writing.then(async () => {
      const size = await stat(file).then(
        (found) => found.size,
        () => 0,
      );
      if (size > largestFile) await rename(file, movedReports(file));
      await appendFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    });
    this.writing = written.catch(() => undefined);
    return written;
  }
}

function seen(visitor: string): string {
  return `visitor ${visitor}`;
}

/** The live version of the app that has the path, where a canary stands beside it. */
function liveVersionBesideCanary({ microFrontends }: Discovery, path: string): VersionName | undefined {
  for (const [app, entries] of Object.entries(microFrontends)) {
    const live = liveEntry(entries);
    if (live && canaryEntry(entries) && ownsPath(live, path)) return { app, version: live.metadata.version };
  }
  return undefined;
}

/** Whether visits of the version are worth counting. */
function isCompared(discovery: Discovery, { app, version, beside }: Counted): boolean {
  return beside !== undefined || canaryEntry(entriesOf(discovery, app))?.metadata.version === version;
}

function lineOf({ app, version, beside }: Counted): { remote: string; version: string; beside?: string } {
  return { remote: app, version, ...(beside !== undefined && { beside }) };
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
