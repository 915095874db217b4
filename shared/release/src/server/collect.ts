import { appendFile, rename, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { canaryEntry, entriesOf, type Entry } from '@furrow/discovery/discovery';
import { checkShape } from '@furrow/formats/check-shape';
import { failureReportSchema } from '@furrow/formats/failure-report.schema';
import { formatVersionName, type VersionName } from '@furrow/formats/release-name';
import { LRUCache } from 'lru-cache';

/** Where the embedded server takes reports of failed remotes. */
export const reportsPath = '/_reports';

/** In characters, like the next one. */
const longestReport = 4000;
const longestError = 500;
/** In bytes; a file that has grown beyond this is moved away and replaces the one that was moved before. */
const largestFile = 5_000_000;
const day = 24 * 60 * 60 * 1000;

/** The file that a report file is moved to when it has grown large. */
export function movedReports(file: string): string {
  return `${file}.1`;
}

export type Collector = {
  /** Answers a POST to `/_reports`: 204 when the report is one, whether it is counted or not. */
  failure(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Counts a visit of a canary. */
  visit(request: IncomingMessage, canary: VersionName): Promise<void>;
};

/**
 * Writes failures of remotes and visits of canaries to a file of JSON lines. A visitor, known by the network address, counts once a
 * day for each version: nobody can hide a failing canary behind visits, or fell a good one with reports. Versions that nobody
 * published are passed over.
 *
 * @param readDiscoveryText the discovery document as it is now
 */
export function createCollector(file: string, readDiscoveryText: () => Promise<string | undefined>): Collector {
  const counted = new LRUCache<string, true>({ max: 100_000, ttl: day });
  let writing = Promise.resolve();

  async function readEntries(app: string): Promise<readonly Entry[]> {
    return entriesOf(parseDiscovery(JSON.parse((await readDiscoveryText()) ?? '{}')), app);
  }

  function isFirst(kind: string, request: IncomingMessage, version: VersionName): boolean {
    const key = `${kind} ${formatVersionName(version)} ${networkOf(request)}`;
    if (counted.has(key)) return false;
    counted.set(key, true);
    return true;
  }

  /** Lines are written one after the other, so that a file is moved away only between two of them. */
  function write(line: object): Promise<void> {
    writing = writing.then(async () => {
      const size = await stat(file).then(
        (found) => found.size,
        () => 0,
      );
      if (size > largestFile) await rename(file, movedReports(file));
      await appendFile(file, `${JSON.stringify(line)}\n`);
    });
    const written = writing;
    writing = written.catch(() => undefined);
    return written;
  }

  return {
    async failure(request, response) {
      if (isForeign(request)) return void response.writeHead(403).end();
      const text = await readBody(request);
      if (text === undefined) return void response.writeHead(413, { Connection: 'close' }).end();
      let report;
      try {
        report = checkShape(failureReportSchema, JSON.parse(text), 'report');
      } catch {
        return void response.writeHead(400).end();
      }
      const { remote, version } = report;
      const entries = await readEntries(remote);
      const isPublished = entries.some((entry) => entry.metadata.version === version);
      if (isPublished && isFirst('failure', request, { app: remote, version }))
        await write({ ...report, error: report.error.slice(0, longestError) });
      response.writeHead(204).end();
    },

    async visit(request, canary) {
      if (canaryEntry(await readEntries(canary.app))?.metadata.version !== canary.version) return;
      if (isFirst('visit', request, canary)) await write({ remote: canary.app, version: canary.version, visits: 1 });
    },
  };
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

/** The client's address; of an IPv6 address the network alone, because one household has millions of addresses. */
function networkOf({ socket }: IncomingMessage): string {
  const address = socket.remoteAddress ?? '';
  return address.includes('.') ? address : address.split(':').slice(0, 4).join(':');
}
