import { signerOf, type Teams } from './signature';
import type { JournalEvent } from './journal';
import { entryOf, type Ledger } from './ledger';
import { digestOf, isSignatureOf, readSignature } from './signed-request';
import { commandPath, readCommand, type TeamCommand, uploadLimits } from './team-command';
import { findKnown } from './versions';

/*
 * Who caused an event is what somebody wrote into the journal, unless a signature proves it that is stored: the one of
 * the release for an event that published or signed it, and the one of the request for a command that came over HTTP.
 */

/**
 * The events, each with its team only where a stored signature of that team proves it.
 *
 * @param teams `undefined` where the site names none
 */
export function withProvenTeams(events: readonly JournalEvent[], ledger: Ledger, teams: Teams = {}): JournalEvent[] {
  const used = new Set<string>();
  return events.map((event) => {
    const { team, ...unproven } = event;
    if (team === undefined || isReleasedBy(event, ledger, teams) || isRequestedBy(event, teams, used)) return event;
    return unproven;
  });
}

function isReleasedBy(
  { command, app = '', version = '', integrity, team }: JournalEvent,
  ledger: Ledger,
  teams: Teams,
) {
  const known = findKnown(ledger, app, version);
  if (!known || !['publish', 'sign'].includes(command)) return false;
  if (command === 'publish' && known.facts.extras.releaseIntegrity !== integrity) return false;
  return signerOf(teams, app, entryOf(ledger, app, known)) === team;
}

/** @param used the requests that earlier events name; each counts once */
function isRequestedBy(event: JournalEvent, teams: Teams, used: Set<string>): boolean {
  const { request, team = '' } = event;
  if (!request) return false;
  const { authority, body } = request;
  const stated = readSignature(request.headers);
  if (!stated || used.has(stated.nonce) || !teams[team]?.keys.includes(stated.key)) return false;
  if (stated.digest !== digestOf(Buffer.from(body))) return false;
  if (!isSignatureOf(stated, { method: 'POST', authority, path: commandPath })) return false;
  used.add(stated.nonce);
  try {
    return asksFor(readCommand(Buffer.from(body), uploadLimits).command, event);
  } catch {
    return false;
  }
}

/** Whether the command is the one that the event tells of. */
function asksFor(asked: TeamCommand, event: JournalEvent): boolean {
  const { command, app = '', version, reason, after, environment, shownIn } = event;
  if (asked.command !== command || (asked.command !== 'promote' && asked.command !== 'rollback')) return false;
  // A request for an environment proves nothing about what visitors get.
  if (asked.command === 'promote' && (asked.env !== shownIn || asked.from !== environment)) return false;
  if (asked.command === 'rollback' && shownIn !== undefined) return false;
  if (asked.app !== app || (asked.version ?? version) !== version || asked.reason !== reason) return false;
  const state = after?.[app];
  if (asked.command === 'rollback' || !state) return true;
  if (asked.traffic === 100) return state.live === version && !state.canary;
  return asked.traffic === 0 || (state.canary?.version === version && state.canary?.share === asked.traffic);
}
