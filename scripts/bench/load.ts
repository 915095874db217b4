import { once, setMaxListeners } from 'node:events';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promote, rollback } from '@furrow/release/operations/promote';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { liveVersion, numberOf } from '@furrow/release/domain/versions';
import { versionsOf } from '@furrow/release/domain/ledger';
import { readLedger } from '@furrow/release/store/ledger-file';
import { folderStorage } from '@furrow/release/store/folder-storage';
import autocannon from 'autocannon';
import { readPackage } from '@furrow/bundler/workspace';
import { smallestRemote } from '../workspace/apps';
import { nginxProgram, startNginx } from '../machine/nginx';
import { root, start } from '../workspace/process';

/** A server under load, which can be told to read its configuration again if it has one. */
type LoadedServer = { url: string; reload?(): void; close(): Promise<void> };

/** What readers saw who followed a page to its files, each on one connection that they kept open. */
type Reads = { done: number; failed: string[]; onClosedConnection: number };

type LoadOptions = { folder: string; connections: number[]; seconds: number };

/**
 * Puts both servers under load while a version is promoted or rolled back every two seconds and nginx is told to
 * reload. Beside the load there are readers who load a page and then the files that it names.
 *
 * A server that reloads closes open connections. A request that was on its way then is no failed read, because every
 * browser sends it again; the load generator does not, and counts it as an error.
 */
export async function measureLoad({
  folder,
  connections,
  seconds,
}: LoadOptions): Promise<Record<string, Record<string, string>>> {
  const origin = join(folder, 'origin');
  await cp(join(root, '.cache/origin'), origin, { recursive: true });
  const page = await publishNext(origin, folder);
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, startServer] of Object.entries(servers)) {
    for (const count of connections) {
      const server = await startServer(origin);
      try {
        rows[`${name}, ${count} connections`] = await measureServer(server, { origin, page, count, seconds });
      } finally {
        await server.close();
      }
    }
  }
  return rows;
}

const { name: app, folder: appFolder } = smallestRemote();
const next = '9.0.0';

/** Stores a second version of an app and returns the path of a page that both versions have. */
async function publishNext(origin: string, folder: string): Promise<string> {
  const storage = folderStorage(origin);
  const candidate = await readCandidate(await copyRemote(join(appFolder, 'dist'), join(folder, 'next')));
  await publish({ storage, candidate, published: { publishedAt: new Date().toISOString(), commit: null } });
  const live = liveVersion(versionsOf(await readLedger(storage), app));
  return live?.facts.extras.pages[0] ?? '/';
}

async function measureServer(
  server: LoadedServer,
  { origin, page, count, seconds }: { origin: string; page: string; count: number; seconds: number },
): Promise<Record<string, string>> {
  const ended = new AbortController();
  setMaxListeners(0, ended.signal);
  const changes = releaseRepeatedly(server, origin, ended.signal);
  const reading = Promise.all(Array.from({ length: 10 }, () => readRepeatedly(server.url, page, ended.signal)));
  const load = await autocannon({
    url: server.url,
    connections: count,
    duration: seconds,
    // Runs beside the thread that releases and reads.
    workers: 1,
    requests: [page, '/', '/discovery.json', '/buy-food'].map((path) => ({ method: 'GET', path })),
    headers: { 'accept-encoding': 'gzip' },
  });
  ended.abort();
  const reads = await reading;
  const failures = reads.flatMap(({ failed }) => failed);
  for (const failure of new Set(failures)) console.log(`  ${failure}`);
  const sum = (of: (read: Reads) => number) => String(reads.reduce((total, read) => total + of(read), 0));
  return {
    'requests/s': load.requests.average.toFixed(0),
    'p50, ms': String(load.latency.p50),
    'p99, ms': String(load.latency.p99),
    'not 2xx': String(load.non2xx),
    errors: String(load.errors),
    'time-outs': String(load.timeouts),
    changes: String(await changes),
    reads: sum(({ done }) => done),
    'failed reads': String(failures.length),
    'on a closed connection': sum(({ onClosedConnection }) => onClosedConnection),
  };
}

/** Promotes and rolls back in turn, every two seconds, and makes the server reload after each. */
async function releaseRepeatedly({ reload }: LoadedServer, origin: string, signal: AbortSignal): Promise<number> {
  const storage = folderStorage(origin);
  let changes = 0;
  const isLive = async () => {
    const live = liveVersion(versionsOf(await readLedger(storage), app));
    return live !== undefined && numberOf(live) === next;
  };
  while (!(await waited(2000, signal))) {
    if (await isLive()) await rollback({ storage, app, version: next });
    else await promote({ storage, app, version: next });
    reload?.();
    changes += 1;
  }
  if (await isLive()) await rollback({ storage, app, version: next });
  return changes;
}

async function readRepeatedly(url: string, page: string, signal: AbortSignal): Promise<Reads> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const reads: Reads = { done: 0, failed: [], onClosedConnection: 0 };
  const read = async (path: string): Promise<string> => {
    reads.done += 1;
    for (;;) {
      const { text, problem, isClosed } = await request(url + path, agent);
      if (isClosed) reads.onClosedConnection += 1;
      else {
        if (problem !== undefined) reads.failed.push(`${path}: ${problem}`);
        return text;
      }
    }
  };
  while (!(await waited(50, signal))) {
    const html = await read(page);
    for (const [, file = ''] of html.matchAll(/<(?:script|link)[^>]+(?:src|href)="(\/[^"]+)"/g))
      if (file.startsWith(`/${app}/`)) await read(file);
  }
  agent.destroy();
  return reads;
}

type Answer = { text: string; problem?: string; isClosed?: boolean };

/**
 * One request. `isClosed` says that the server closed an open connection while the request was on its way. That is no
 * failure, because a browser repeats such a request on a new connection (RFC 9112, section 9.3.1).
 */
function request(address: string, agent: Agent): Promise<Answer> {
  return new Promise((done) => {
    const sent = get(address, { agent, timeout: 10_000 }, (response) => void bodyOf(response).then(done));
    sent.on('timeout', () => sent.destroy(new Error('no response after ten seconds')));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const isClosed = sent.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
      done({ text: '', problem: error.message, isClosed });
    });
  });
}

async function bodyOf(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of response) chunks.push(chunk as Buffer);
  } catch (error) {
    return { text: '', problem: `the answer broke off: ${(error as Error).message}` };
  }
  const text = Buffer.concat(chunks).toString();
  return response.statusCode === 200 ? { text } : { text: '', problem: `status ${response.statusCode}` };
}

/** Waits, and returns whether the work was ended meanwhile. */
function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return sleep(milliseconds, false, { signal }).catch(() => true);
}

async function startEmbedded(origin: string): Promise<LoadedServer> {
  const args = [join(root, 'shared/tools/release/bin/release.mjs'), '--origin', origin, 'serve', '--port', '0'];
  const child = start(process.execPath, args);
  const said = once(child.stdout, 'data') as Promise<[Buffer]>;
  const url = /http:\/\/\S+/.exec(await Promise.race([said.then(String), child.then(({ all }) => all)]))?.[0];
  if (url)
    return {
      url,
      async close() {
        child.kill();
        await child;
      },
    };
  throw new Error(`The server did not start: ${(await child).all}`);
}

/** Runs with a master process and two workers, as on a real machine, so that it can reload. */
async function startReloadingNginx(origin: string): Promise<LoadedServer> {
  return startNginx(origin, { workers: 2 });
}

/** The same without reloads, which shows what reloads cost. A release of a remote needs none. */
async function startSteadyNginx(origin: string): Promise<LoadedServer> {
  const { url, close } = await startNginx(origin, { workers: 2 });
  return { url, close };
}

const servers = {
  embedded: startEmbedded,
  ...(nginxProgram && { nginx: startSteadyNginx, 'nginx that reloads': startReloadingNginx }),
};

/** A release of the same files with the next number. */
async function copyRemote(dist: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await cp(dist, folder, { recursive: true });
  const { version } = readPackage(appFolder);
  for (const file of ['build.json', 'mf-manifest.json', ...(await documentsOf(folder))]) {
    const path = join(folder, file);
    const text = (await readFile(path, 'utf8'))
      .replaceAll(`/${app}/${version}/`, `/${app}/${next}/`)
      .replaceAll(`"app":"${app}","version":"${version}"`, `"app":"${app}","version":"${next}"`);
    await writeFile(path, text);
  }
  return folder;
}

async function documentsOf(folder: string): Promise<string[]> {
  return (await readdir(join(folder, 'documents'))).map((file) => `documents/${file}`);
}
