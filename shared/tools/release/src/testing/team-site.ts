import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { liveEntry } from '@furrow/discovery/discovery';
import { toJson } from '../domain/json';
import { requestsFolder, teamsFile } from '../domain/paths';
import { newKeys, readSigningKey, signFacts } from '../domain/signature';
import { digestOf, signRequest } from '../domain/signed-request';
import { type AskedCommand, commandPath, writeCommand } from '../domain/team-command';
import { storageFiles } from '../server/files';
import { startServer, type Server } from '../server/serve';
import type { CommandLimits } from '../server/team-commands';
import { candidateOf, factsOfRelease, readBuild, readCandidate } from '../store/candidate';
import { memoryStorage } from '../store/memory-storage';
import type { OriginStorage } from '../store/storage';
import { writeHost, writeRemote, type Fixture } from './fixture';
import { readView } from './ledger';
import { publish } from '../operations/publish';
import { runTeamCommand, type CommandServer } from '../operations/team-command';
import type { Reason } from '../domain/refused';

/** A site whose teams send commands over HTTP. */
export const pairs = { platform: newKeys(), market: newKeys(), council: newKeys(), stranger: newKeys() };
export type Signer = keyof typeof pairs;
export const keyOf = (team: Signer) => readSigningKey(pairs[team].privateKey, `the key of ${team}`);
export const teams = {
  platform: { apps: ['host'], keys: [pairs.platform.publicKey] },
  market: { apps: ['shop'], keys: [pairs.market.publicKey] },
  council: { apps: ['dao'], keys: [pairs.council.publicKey] },
};
export const pages = { '/buy-food': ['/buy-food'] };

export let folder: string;
export let storage: OriginStorage;
export let server: Server;
export let told: string[];

/** Gives each test of a file a site of its own, with a host and three teams, and a server that takes their commands. */
export function beginWithTeamSite(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'team-command-'));
    storage = memoryStorage();
    await storage.write(teamsFile, toJson(teams));
    const candidate = await readCandidate(await writeHost(join(folder, 'host')));
    const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
    await publish({ storage, candidate, published, promote: true, signingKey: keyOf('platform') });
    await serve();
  });
  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
}

/** Goes on with another origin, for which the test starts the server. */
export function goOnWith(origin: OriginStorage): void {
  storage = origin;
}

/** Starts the server, instead of the one that runs. */
export async function serve(
  { quota, previews, ...limits }: Partial<CommandLimits> & CommandServer = {},
  origin = storage,
): Promise<void> {
  await (server as Server | undefined)?.close();
  told = [];
  server = await startServer({
    files: storageFiles(origin),
    port: 0,
    teamCommands: {
      storage: origin,
      run: (received, known, report) => runTeamCommand(origin, received, known, report, { quota, previews }),
      tell: (line) => told.push(line),
      limits,
    },
  });
}

export const buildOf = async (app: string, fixture: Fixture = {}) =>
  readBuild(await writeRemote(await mkdtemp(join(folder, 'build-')), app, { pages, ...fixture }));

/** The size of the release that is made of a build. */
export const sizeOf = (files: ReadonlyMap<string, Uint8Array>) =>
  [...candidateOf(files, 'the test').files.values()].reduce((sum, { length }) => sum + length, 0);

/** The body of a command that publishes these files, signed as a release by the team. */
export function publishing(
  files: ReadonlyMap<string, Uint8Array>,
  signer: Signer,
  flags: { promote?: boolean } = {},
): Buffer {
  const candidate = candidateOf(files, 'the test');
  const signature = signFacts(candidate.release.app, factsOfRelease(candidate), keyOf(signer));
  return writeCommand({ command: 'publish', signature, commit: null, ...flags }, files);
}

export const promoting = (version: string, app = 'shop') =>
  writeCommand({ command: 'promote', app, version, traffic: 100 });

export type Sent = {
  signer?: Signer;
  /** In seconds, added to the time of the signature. */
  late?: number;
  path?: string;
  authority?: string;
  headers?: Record<string, string>;
  /** What is sent instead of the signed body. */
  sends?: Buffer;
};
export type Reply = {
  status: number;
  steps?: string[];
  result?: Record<string, unknown>;
  refused?: string;
  reasons?: readonly Reason[];
};

export function headersOf(body: Buffer, { signer = 'market', late = 0, path = commandPath, authority }: Sent = {}) {
  const parts = { method: 'POST', authority: authority ?? new URL(server.url).host, path, digest: digestOf(body) };
  const created = Math.floor(Date.now() / 1000) + late;
  return {
    ...signRequest(parts, keyOf(signer), { created, nonce: randomBytes(16).toString('hex') }),
    'Content-Length': String(body.length),
  };
}

/** Sends a body as it is, with the headers that sign it. */
export async function post(body: Buffer, sent: Sent = {}): Promise<Reply> {
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    const request = httpRequest(
      new URL(commandPath, server.url),
      { method: 'POST', headers: { ...headersOf(body, sent), ...sent.headers } },
      answered,
    );
    request.on('error', failed);
    request.end(sent.sends ?? body);
  });
  return { status: response.statusCode ?? 0, ...(JSON.parse(await text(response)) as object) };
}

/** Begins a request whose body has this length, and sends three bytes of it. */
export function holdOpen(signer: Signer, length: number) {
  const headers = { ...headersOf(Buffer.from('x'), { signer }), 'Content-Length': String(length) };
  const opened = httpRequest(new URL(commandPath, server.url), { method: 'POST', headers });
  const status = new Promise<number | string>((settled) => {
    opened.on('response', (response) => settled(response.statusCode ?? 0));
    opened.on('error', () => settled('ended'));
  });
  opened.write('{"f');
  return { opened, status };
}

export const ask = (command: AskedCommand, signer: Signer = 'market') => post(writeCommand(command), { signer });
export const live = async (app = 'shop') => liveEntry((await readView(storage)).microFrontends[app])?.metadata.version;
/** Every file but those that remember requests. */
export const filesNow = async () => (await storage.list('')).filter((path) => !path.startsWith(requestsFolder));
