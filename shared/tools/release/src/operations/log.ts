import { nearestNames } from '@furrow/formats/nearest';
import { formatVersionName } from '@furrow/formats/release-name';
import { journalFolder, type JournalEvent } from '../domain/journal';
import type { Ledger } from '../domain/ledger';
import { printable } from '@furrow/formats/printable';
import { withProvenTeams } from '../domain/proven';
import { Refused } from '../domain/refused';
import { readJournal } from '../store/journal-file';
import { readLedger } from '../store/ledger-file';
import type { OriginStorage } from '../store/storage';
import { readTeams } from '../store/teams-file';

/**
 * The events of the journal, oldest first. Each names a team only where a stored signature proves it.
 *
 * @param about only events of this app, or of this version of it
 * @throws Refused when the journal is damaged or does not tell of such an event, and for a site over HTTP, which keeps
 *   its journal to itself
 */
export async function log(
  storage: OriginStorage,
  about: { app?: string; version?: string } = {},
): Promise<JournalEvent[]> {
  if (storage.isHidden?.(`${journalFolder}/`))
    throw new Refused(
      'FUR-JOURNAL-NOT-PUBLIC',
      'A site does not publish its journal, so it cannot be read over HTTP. Name the place of the origin with --origin.',
    );
  const ledger = await readLedger(storage);
  const { events: stored, problems } = await readJournal(storage, ledger);
  if (problems[0] !== undefined) throw new Refused('FUR-JOURNAL-DAMAGED', problems[0]);
  // Without its teams a site cannot prove anything, and its log is needed all the more.
  const events = withProvenTeams(stored, ledger, await readTeams(storage, ledger).catch(() => undefined));
  const { app, version } = about;
  const isAbout = ({ app: named, after, removed = [], baseline, ...event }: JournalEvent) =>
    version === undefined
      ? named === app || after?.[app ?? ''] !== undefined || removed.some((name) => name.startsWith(`${app}@`))
      : (named === app && [event.version, event.from, event.to].includes(version)) ||
        baseline?.[app ?? '']?.numbers[version] !== undefined ||
        removed.includes(`${app}@${version}`);
  const found = app === undefined ? events : events.filter(isAbout);
  if (app !== undefined && found.length === 0) throw noEntries(ledger, app, version);
  return found;
}

/** The refusal for a name of which the journal says nothing, with the versions of the app, or else the apps. */
function noEntries(ledger: Ledger, app: string, version?: string): Refused {
  const numbers = Object.hasOwn(ledger.apps, app) ? Object.keys(ledger.apps[app]?.numbers ?? {}) : [];
  const [meant, known] =
    version !== undefined && numbers.length > 0 ? [version, numbers] : [app, Object.keys(ledger.apps)];
  const name = version === undefined ? app : formatVersionName({ app, version });
  const names = known.length > 0 ? ` ${nearestNames(meant, known)}.` : '';
  return new Refused('FUR-JOURNAL-NO-ENTRY', `The journal has no entries for ${name}.${names}`);
}

/**
 * An event as a sentence: when, who, what and why.
 *
 * @param about whose visitors it tells of; the app of the event by default, which events of several apps do not have
 */
export function tellEvent(event: JournalEvent, about = event.app): string {
  const { at, reason } = event;
  const because = reason === undefined ? '' : `, because: ${reason}`;
  return printable(
    `${at.replace('T', ' ').slice(0, 16)}  ${tellActor(event)}: ${whatHappened(event, about)}${because}`,
  );
}

/** Who caused an event, and whether a signature proves it. */
export function tellActor({ actor, team }: JournalEvent): string {
  return team === undefined ? `${actor} (not verified)` : `${actor} (verified: ${team})`;
}

/**
 * The figures that decided an event, one line for each of the two versions that were compared; empty when nothing was
 * compared.
 */
export function tellFigures({ figures = {} }: JournalEvent): string[] {
  const { metric, canary, live, evidence, ...others } = figures;
  const told = (values: unknown) =>
    Object.entries((values ?? {}) as object)
      .map(([name, value]) => `${name} ${typeof value === 'number' ? Number(value.toPrecision(3)) : String(value)}`)
      .join(', ');
  const lines = [
    ['canary', told(canary)],
    ['live over the same period', told(live)],
    ['counted', told(others)],
    [
      'evidence',
      evidence === undefined
        ? ''
        : `${told({ odds: evidence })} to 1${metric === undefined ? '' : `, by ${String(metric)}`}`,
    ],
  ];
  return lines.flatMap(([name, text]) => (text ? [printable(`    ${name}: ${text}`)] : []));
}

function whatHappened(event: JournalEvent, about: string | undefined): string {
  const { command, app, version, to, removed, after, environment, shownIn } = event;
  const name = [app, version].filter(Boolean).join('@');
  const origin = environment === undefined ? '' : `from ${environment}`;
  const what = [command, name, origin, removed?.join(', ')].filter(Boolean).join(' ');
  if (shownIn !== undefined) return `${what} in ${shownIn}`;
  if (to !== undefined) return `${what}, now ${to}`;
  const state = about === undefined ? undefined : after?.[about];
  if (!state) return what;
  const canary = state.canary ? `, ${state.canary.share}% of them ${state.canary.version}` : '';
  return `${what}, visitors get ${state.live ?? 'nothing'}${canary}`;
}
