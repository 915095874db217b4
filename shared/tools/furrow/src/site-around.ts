import type { OriginOptions } from '@furrow/release/cli/site-access';
import { viewOf } from '@furrow/release/domain/ledger';
import { Refused } from '@furrow/release/domain/refused';
import {
  hashOfLock,
  lockChanges,
  lockOf,
  lockWithHash,
  parseSiteLock,
  siteLockFile,
  type SiteLock,
} from '@furrow/release/domain/site-lock';
import { rememberReleases } from '@furrow/release/operations/developed-site';
import { lockedSite } from '@furrow/release/operations/locked-site';
import { viewOverHttp } from '@furrow/release/operations/view-over-http';
import { readLedger } from '@furrow/release/store/ledger-file';
import { keptFiles } from '@furrow/release/store/kept-files';
import { siteOverHttp } from '@furrow/release/store/site-over-http';
import { parseJson, type OriginStorage } from '@furrow/release/store/storage';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Which site a command of a remote works with. */
export type SiteChoice = {
  /** Absolute path of the remote's package. A lock in it pins the site. */
  folder: string;
  /** The address of the live site, or of a preview or an environment of it. */
  against: string;
  /** The hash of another composed site, instead of the lock. */
  at?: string;
};

/** The site around a remote. */
export type SiteAround = {
  site: OriginStorage;
  /** What it is called, such as `the live site`. */
  name: string;
  /** How the live site differs from the lock, if it does, or that the lock does not count. */
  behind?: string;
};

/** Where a repository keeps what it has read of its site, so that a pinned site needs no network the next time. */
export const keptFolder = '.cache/site';

/** The option that names another composed site than the lock. */
export function atOption(): Option {
  const hash = (text: string) => {
    if (/^[0-9a-f]{16}$/.test(text)) return text;
    throw new InvalidArgumentError('Enter the 16 digits that "furrow lock" printed.');
  };
  return new Option('--at <hash>', `an earlier site, instead of the one in ${siteLockFile}`)
    .env('FURROW_AT')
    .argParser(hash);
}

/** The address that `--against` or `furrow.config.json` names. The command ends with an error when there is none. */
export function expectAgainst(command: Command): string {
  const { site, against = site } = command.optsWithGlobals<OriginOptions & { site?: string }>();
  if (against === undefined)
    command.error(`error: name the live site: furrow ${command.name()} --against https://furrow.example`);
  return against;
}

/**
 * Opens the site that `--at` names, or the one that the lock in the folder pins; without either, what is live. At the
 * address of a preview or an environment it is the site as that shows it, whatever the lock pins.
 *
 * @param own the name of the remote, whose own releases do not make the lock old
 * @throws Refused when the lock cannot be used, when the site no longer has what is asked for, or when the preview has
 *   ended
 */
export async function siteAround({ folder, against, at }: SiteChoice, own: string): Promise<SiteAround> {
  const live = rememberReleases(siteOverHttp(against));
  if (at !== undefined)
    return { site: await lockedSite(live, await findLock(live, against, at)), name: `the site ${at}` };
  const view = await viewAt(live);
  if (view) return { ...view, ...(existsSync(join(folder, siteLockFile)) && { behind: unpinned }) };
  const advice = `Pin what is live with: furrow lock --against ${against}`;
  const lock = await readSiteLock(folder).catch((error: Error) => {
    throw new Refused('FUR-LOCK-UNUSABLE', `${error.message}. ${advice}`);
  });
  if (!lock) {
    await findLock(live, against);
    return { site: live, name: 'the live site' };
  }
  const kept = keptFiles(live, join(folder, keptFolder));
  const site = await lockedSite(kept, lock).catch((error: Error) => {
    throw isAnswer(error) ? error.adding(advice) : error;
  });
  const name = `the site ${hashOfLock(lock)} of ${siteLockFile}`;
  const now = await readLedger(live).catch((error: Error) => error);
  if (now instanceof Error)
    return { site, name, behind: `Nobody knows whether the live site has changed: ${now.message}` };
  const changed = lockChanges(lock, lockOf(viewOf(now))).filter(({ app }) => app !== own);
  if (changed.length === 0) return { site, name };
  const apps = changed.map(({ app }) => app).join(', ');
  return { site, name, behind: `The live site has changed since ${siteLockFile} was written: ${apps}. ${advice}` };
}

const unpinned = `${siteLockFile} does not count here: the address is that of a preview, which says itself what differs from the live site.`;

/** What an address shows, if it is that of a preview or an environment. A pinned site needs no answer. */
async function viewAt(live: OriginStorage) {
  return viewOverHttp(live).catch((error: Error) => {
    if (isAnswer(error)) throw error;
    return undefined;
  });
}

/** Whether something is refused for what the site says, and not because it is silent. */
function isAnswer(error: Error): error is Refused {
  return error instanceof Refused && error.reasons.every(({ code }) => code !== 'FUR-SITE-SILENT');
}

/**
 * Reads the lock in a folder; undefined when there is none.
 *
 * @throws Error that says what is wrong with it
 */
export async function readSiteLock(folder: string): Promise<SiteLock | undefined> {
  const file = join(folder, siteLockFile);
  return existsSync(file) ? parseSiteLock(parseJson(await readFile(file, 'utf8'), siteLockFile)) : undefined;
}

/**
 * The lock of what is live, or of the site with this hash.
 *
 * @throws Refused when there is no site, or when it no longer lists what the hash names
 */
export async function findLock(live: OriginStorage, against: string, at?: string): Promise<SiteLock> {
  const discovery = viewOf(await readLedger(live));
  if (Object.keys(discovery.microFrontends).length === 0)
    throw new Refused('FUR-SITE-NONE', `There is no site in ${against}.`);
  const now = lockOf(discovery);
  const found = at === undefined ? now : lockWithHash(discovery, at);
  if (found) return found;
  throw new Refused(
    'FUR-LOCK-SITE-GONE',
    `${against} no longer lists the versions of the site ${at}. What is live is ${hashOfLock(now)}. A ${siteLockFile} from that time, in the history of the repository, still works as long as the site keeps its releases.`,
  );
}
