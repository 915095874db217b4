import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readAddress } from '../compose/site/settings';
import { requestsFolder, teamsFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import type { RefusalCode } from '../domain/refusals/refusals';
import type { Teams } from '../domain/signature';
import { isSignatureOf, readSignature, type StatedSignature } from '../domain/signed-request';
import { commandPath } from '../domain/team-command';
import { readLedger } from '../store/ledger-file';
import { ConflictError, type OriginStorage } from '../store/storage';
import { readTeams } from '../store/teams-file';

/** In seconds: the largest accepted difference between the clocks of a team and of the server. */
export const clockDifference = 300;
/** In seconds: how long a request is remembered. This is much longer than its signature is valid. */
const rememberedFor = 3600;

/** A request that is refused before its command runs, with the HTTP status of the response. */
export class Rejected extends Refused {
  constructor(
    readonly status: number,
    code: RefusalCode,
    text: string,
  ) {
    super(code, text);
  }
}

/** A request of which it is known which teams have signed it. */
export type Proven = { stated: StatedSignature; authority: string; teams: Teams };

/** The teams of a site, and the address that requests are signed for where its settings name one. */
type Site = { teams: Teams | undefined; address: string | undefined };

/** Finds out which teams have the key that signed a request, from its headers alone. */
export class Authenticator {
  /** The site as it was read last. */
  private site: Site | undefined;

  constructor(private readonly storage: OriginStorage) {}

  /** Whether a team has signed the request, as far as that is known without reading anything. */
  knows(request: IncomingMessage): boolean {
    try {
      return this.site !== undefined && Object.keys(provenBy(this.site, request).teams).length > 0;
    } catch {
      return false;
    }
  }

  /** @throws Rejected unless a key of one of the site's teams signed the request a short time ago */
  async authenticate(request: IncomingMessage): Promise<Proven> {
    const { storage } = this;
    const teams = await readTeams(storage, await readLedger(storage));
    this.site = { teams, address: teams && (await readAddress(storage)) };
    return provenBy(this.site, request);
  }
}

function provenBy({ teams: known, address }: Site, { headers, method = '' }: IncomingMessage): Proven {
  if (!known)
    throw new Rejected(
      403,
      'FUR-REQUEST-NO-TEAMS',
      'This site has no teams, so it cannot check who may release what and does not accept commands over HTTP. Its operator has to add teams first.',
    );
  const stated = readSignature(headers);
  if (!stated)
    throw new Rejected(401, 'FUR-REQUEST-UNSIGNED', 'The request is not signed in a format this site can read.');
  const now = Math.floor(Date.now() / 1000);
  if (Math.abs(now - stated.created) > clockDifference) {
    const time = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/\.\d+/, '');
    throw new Rejected(
      401,
      'FUR-REQUEST-CLOCK',
      `The request was signed at ${time(stated.created)} by the clock of your machine, and the clock of the site says ${time(now)}. They may differ by up to ${clockDifference / 60} minutes. Correct the one that is wrong.`,
    );
  }
  const teams = teamsWith(known, stated);
  const authority = address ?? headers.host ?? '';
  if (!isSignatureOf(stated, { method, authority, path: commandPath }))
    throw new Rejected(
      401,
      'FUR-REQUEST-SIGNATURE',
      `The signature does not match a request to ${authority}. Use that address with --to; any proxy must forward the host name unchanged.`,
    );
  return { stated, authority, teams };
}

function teamsWith(known: Teams, { key }: StatedSignature): Teams {
  const teams = Object.fromEntries(Object.entries(known).filter(([, { keys }]) => keys.includes(key)));
  if (Object.keys(teams).length === 0)
    throw new Rejected(
      401,
      'FUR-REQUEST-STRANGER',
      `The request is signed with a key that does not belong to any team of this site. Name the key of your team with --key <file>, or let the operator of the site write the public half of this one into ${teamsFile}: ${key}`,
    );
  return teams;
}

/**
 * The teams that have the key now. A body may take minutes to arrive, and the site may have taken the key out since the
 * headers came.
 *
 * @throws Rejected when no team has it anymore
 */
export async function teamsNow(storage: OriginStorage, stated: StatedSignature): Promise<Teams> {
  return teamsWith((await readTeams(storage, await readLedger(storage))) ?? {}, stated);
}

/**
 * Records the request in the origin, where all servers of the site see it, also after a restart.
 *
 * @throws Rejected when a server of the site has already seen it
 */
export async function expectNew(storage: OriginStorage, { created, nonce }: StatedSignature): Promise<void> {
  for (const path of await storage.list(requestsFolder)) {
    const [time = 0] = /\d+/.exec(path.slice(requestsFolder.length)) ?? [];
    if (Number(time) < created - rememberedFor) await storage.remove(path);
  }
  // Each attempt has a content of its own. Otherwise a server whose response was lost would take the file of another
  // server for its own.
  await storage
    .write(`${requestsFolder}${created}-${nonce}`, randomUUID(), { ifMatch: null })
    .catch((error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
      throw new Rejected(
        409,
        'FUR-REQUEST-REPEATED',
        'This request was already received. Each request works only once, so run the command again.',
      );
    });
}
