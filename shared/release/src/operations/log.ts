import { Refused } from '../domain/refused';
import type { JournalEvent } from '../domain/journal';
import { readJournal, readLedger } from '../store/ledger-file';
import type { Storage } from '../store/storage';

/**
 * What happened to the ledger, the oldest event first.
 *
 * @param about only events of this app, or of this version of it
 * @throws Refused when the journal is damaged
 */
export async function log(storage: Storage, about: { app?: string; version?: string } = {}): Promise<JournalEvent[]> {
  const { events, problems } = await readJournal(storage, await readLedger(storage));
  if (problems[0] !== undefined) throw new Refused(problems[0]);
  const { app, version } = about;
  return events.filter(
    (event) =>
      (app === undefined || event.app === app || event.after?.[app] !== undefined) &&
      (version === undefined || [event.version, event.from, event.to].includes(version)),
  );
}

/** An event as a sentence: when, who, what and why. An actor whom no signature proves is shown as unproven. */
export function tellEvent({ at, actor, team, command, app, version, to, reason }: JournalEvent): string {
  const who = team === undefined ? `${actor} (unproven)` : `${actor} (proven: ${team})`;
  const what = [command, app === undefined ? undefined : app + (version === undefined ? '' : `@${version}`)];
  const then = to === undefined ? '' : `, now ${to}`;
  return `${at.replace('T', ' ').slice(0, 16)}  ${who}: ${what.filter(Boolean).join(' ')}${then}${reason === undefined ? '' : `, because: ${reason}`}`;
}
