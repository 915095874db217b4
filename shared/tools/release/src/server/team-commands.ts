import { on } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { printable } from '@furrow/formats/printable';
import { Refused } from '../domain/refused';
import { digestOf, signatureHeaders } from '../domain/signed-request';
import type { Teams } from '../domain/signature';
import {
  commandPath,
  type ReceivedCommand,
  readCommand,
  uploadLimits,
  type UploadLimits,
  type TeamAnswer,
} from '../domain/team-command';
import type { OriginStorage } from '../store/storage';
import { Authenticator, expectNew, type Proven, Rejected, teamsNow } from './authenticate';
import { visitorAddresses } from './visitor-address';

export type CommandLimits = UploadLimits & {
  /**
   * How many releases are received and published at the same time beside one of each team. Each is held in memory as a
   * whole.
   */
  further: number;
  /** How many releases, and how many other commands, of one team run at the same time. */
  teamAtOnce: number;
  /** How many requests that no team has signed a network address may send per minute. */
  perAddress: number;
  /** How many requests a team may send per minute, from all addresses together. */
  perTeam: number;
  /** In milliseconds: how long a body may take to arrive. */
  maxWait: number;
  /** The same for a body that holds no release. */
  maxShortWait: number;
};

export const usualLimits: CommandLimits = {
  ...uploadLimits,
  further: 2,
  teamAtOnce: 2,
  perAddress: 60,
  perTeam: 30,
  maxWait: 300_000,
  maxShortWait: 10_000,
};

/** In bytes. Commands without a release are shorter. */
const shortBody = 16_384;

/** In bytes: the longest request that the journal keeps as a proof. That of a release is longer, which is signed itself. */
const longestKept = 4000;

export type TeamCommandOptions = {
  /** The origin that the commands change. */
  storage: OriginStorage;
  /**
   * Runs a command.
   *
   * @param teams the teams whose key has signed the request
   * @throws Refused when the command is refused
   */
  run: (received: ReceivedCommand, teams: Teams, report: (step: string) => void) => Promise<unknown>;
  /** Receives one line for each request, whatever its outcome. */
  tell: (line: string) => void;
  /** The proxies whose `X-Forwarded-For` is trusted, in the form of {@link visitorAddresses}. */
  proxies?: readonly string[];
  /** Limits that differ from the default ones. */
  limits?: Partial<CommandLimits>;
};

/**
 * Accepts signed team commands over HTTP. The signature is in the headers, so the server refuses a stranger before
 * it reads the body. It stores nothing before the whole body has arrived and matches the signed digest.
 */
export class TeamCommands {
  private readonly limits: CommandLimits;
  private readonly addressOf: (request: IncomingMessage) => string;
  private readonly authenticator: Authenticator;
  private readonly byAddress: RateLimit;
  private readonly byTeam: RateLimit;
  private readonly releases: Places;
  /** For what must never wait behind releases: a rollback, above all. */
  private readonly others: Places;
  /** How many requests had which result, by team, command and result. */
  readonly results = new Map<string, number>();

  constructor(private readonly options: TeamCommandOptions) {
    this.limits = { ...usualLimits, ...options.limits };
    this.addressOf = visitorAddresses(options.proxies, options.tell);
    this.authenticator = new Authenticator(options.storage);
    this.byAddress = new RateLimit(this.limits.perAddress);
    this.byTeam = new RateLimit(this.limits.perTeam);
    this.releases = new Places(this.limits.further, this.limits.teamAtOnce);
    this.others = new Places(Number.POSITIVE_INFINITY, this.limits.teamAtOnce);
  }

  /** Whether the request is for the address of commands. */
  takes({ url = '' }: IncomingMessage): boolean {
    return url === commandPath;
  }

  /** Responds to a request. A refused command has status 422 and the same message as on the command line. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = this.addressOf(request);
    const steps: string[] = [];
    const about: About = { who: '', what: '', command: '' };
    let status = 200;
    let answer: TeamAnswer;
    try {
      if (request.method !== 'POST') throw new Rejected(405, 'FUR-REQUEST-METHOD', 'Send team commands with POST.');
      const proven = await this.prove(request, address);
      answer = { format: 1, steps, result: await this.perform(request, response, proven, about, steps) };
    } catch (error) {
      // Strangers learn nothing about faults of the site.
      if (about.who === '' && !(error instanceof Rejected)) throw error;
      status = error instanceof Rejected ? error.status : 422;
      const { message } = error as Error;
      answer =
        error instanceof Refused
          ? { format: 1, steps, refused: message, reasons: error.reasons, isExpected: true }
          : { format: 1, steps, refused: message, isExpected: false };
    }
    const outcome = 'refused' in answer ? `refused: ${answer.refused.replaceAll('\n', ' ')}` : 'done';
    const key = `${about.who} ${about.command} ${'refused' in answer ? 'refused' : 'done'}`;
    this.results.set(key, (this.results.get(key) ?? 0) + 1);
    this.options.tell(
      printable([new Date().toISOString(), address, about.who, about.what, outcome].filter(Boolean).join(' ')),
    );
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...(status === 405 && { Allow: 'POST' }),
      // The unread rest of a body must not be parsed as the next request.
      ...(status !== 200 && { Connection: 'close' }),
    });
    response.end(JSON.stringify(answer));
  }

  /**
   * Finds out who sends a request. Requests of strangers are counted by their address, so they do not use up the limit
   * of a team behind the same one. Once there were too many, a request is looked at further only if it fits what the server knows
   * already, which costs no access to the origin.
   */
  private async prove(request: IncomingMessage, address: string): Promise<Proven> {
    if (this.byAddress.isUsedUp(address) && !this.authenticator.knows(request))
      throw new Rejected(429, 'FUR-REQUEST-TOO-MANY', 'Too many requests came from your address. Wait a minute.');
    try {
      return await this.authenticator.authenticate(request);
    } catch (error) {
      this.byAddress.take(address);
      throw error;
    }
  }

  private async perform(
    request: IncomingMessage,
    response: ServerResponse,
    { stated, authority, teams }: Proven,
    about: About,
    steps: string[],
  ): Promise<unknown> {
    about.who = Object.keys(teams).join('+');
    if (!this.byTeam.take(about.who))
      throw new Rejected(429, 'FUR-REQUEST-TOO-MANY', `Too many requests came from ${about.who}. Wait a minute.`);
    const length = this.expectLength(request);
    const isShort = length <= shortBody;
    return (isShort ? this.others : this.releases).hold(about.who, async () => {
      const { maxWait, maxShortWait } = this.limits;
      const body = await readBody(request, response, length, isShort ? Math.min(maxWait, maxShortWait) : maxWait);
      if (digestOf(body) !== stated.digest)
        throw new Rejected(400, 'FUR-REQUEST-BODY', 'The body of the request does not match its signature.');
      await expectNew(this.options.storage, stated);
      const received = readCommand(body, this.limits);
      if (body.length <= longestKept)
        received.request = { authority, headers: signatureHeaders(stated), body: body.toString() };
      const { command, app, version } = received.command as { command: string; app?: string; version?: string };
      about.command = command;
      about.what = [command, [app, version].filter(Boolean).join('@')].filter(Boolean).join(' ');
      const run = async () =>
        this.options.run(received, await teamsNow(this.options.storage, stated), (step) => steps.push(step));
      return isShort && ['publish', 'preview'].includes(command) ? this.releases.hold(about.who, run) : run();
    });
  }

  private expectLength({ headers }: IncomingMessage): number {
    const length = Number(headers['content-length'] ?? Number.NaN);
    if (Number.isNaN(length))
      throw new Rejected(411, 'FUR-REQUEST-BODY', 'The request does not say how long its body is.');
    if (length <= this.limits.release) return length;
    throw new Rejected(
      413,
      'FUR-REQUEST-TOO-LARGE',
      `The release has ${length} bytes, and this site takes ${this.limits.release} at most.`,
    );
  }
}

/** What a request turned out to be about, as far as it was read. */
type About = { who: string; what: string; command: string };

/**
 * Limits how many requests run at the same time. Each team has one place of its own, so that no others can hold all of
 * them, and shares the further ones.
 */
class Places {
  private readonly teams = new Map<string, number>();

  constructor(
    private readonly further: number,
    private readonly perTeam: number,
  ) {}

  /** @throws Rejected when no place is free */
  async hold<Result>(team: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.teams.get(team) ?? 0;
    if (own >= this.perTeam)
      throw new Rejected(
        429,
        'FUR-REQUEST-RUNNING',
        `${own} requests of ${team} are running. Try again when one of them has ended.`,
      );
    const taken = [...this.teams.values()].reduce((sum, count) => sum + count - 1, 0);
    if (own > 0 && taken >= this.further)
      throw new Rejected(
        503,
        'FUR-REQUEST-BUSY',
        `The site is busy with releases, one of them of ${team}. Try again in a minute.`,
      );
    this.teams.set(team, own + 1);
    try {
      return await work();
    } finally {
      const left = (this.teams.get(team) ?? 1) - 1;
      if (left > 0) this.teams.set(team, left);
      else this.teams.delete(team);
    }
  }
}

/** Limits how often somebody may do something per minute. */
class RateLimit {
  private readonly counts = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 });

  constructor(private readonly most: number) {}

  /** Whether no further time is allowed. */
  isUsedUp(who: string): boolean {
    return (this.counts.get(who) ?? 0) >= this.most;
  }

  /** Counts one more time, and returns whether that is still allowed. */
  take(who: string): boolean {
    const count = (this.counts.get(who) ?? 0) + 1;
    this.counts.set(who, count, { noUpdateTTL: true });
    return count <= this.most;
  }
}

/**
 * Reads a body of this length.
 *
 * @throws Rejected when the body ends early or takes too long
 */
async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  length: number,
  maxWait: number,
): Promise<Buffer> {
  const body = Buffer.allocUnsafe(length);
  let read = 0;
  const signal = AbortSignal.timeout(maxWait);
  if (request.headers.expect !== undefined) response.writeContinue();
  try {
    for await (const [chunk] of on(request, 'data', { signal, close: ['end', 'close'] }) as AsyncIterable<[Buffer]>)
      read += chunk.copy(body, read);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Rejected(
      408,
      'FUR-REQUEST-SLOW',
      `The body of the request took longer than ${maxWait / 1000} seconds. Try again.`,
    );
  }
  if (read < length)
    throw new Rejected(400, 'FUR-REQUEST-BODY', `Only ${read} of ${length} bytes of the body arrived. Try again.`);
  return body;
}
