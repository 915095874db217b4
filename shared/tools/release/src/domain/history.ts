import { type AppState, type Baseline, baselineOf, type JournalEvent, stateOf } from './journal';
import type { Ledger } from './ledger';

/*
 * What the journal says about the ledger. All events are applied again, one after the other, and the ledger has to be
 * what comes out. So somebody who edits the ledger by hand cannot hide it behind the next command: each event says only
 * what its own command changed.
 */

/** An app as the journal tells it. */
type ToldApp = AppState & Baseline[string];

/** What the journal tells. */
type ToldSite = {
  apps: ReadonlyMap<string, ToldApp>;
  /** The first release of each number that was ever published, as `app@version`. */
  numbers: ReadonlyMap<string, string>;
  /** Whether nobody recorded which versions there were before the first event. */
  isOpen: boolean;
  /** One sentence for each event that says more than its command can have changed. */
  problems: string[];
};

/** An event with the events before it that still hold. */
type Link = { event: JournalEvent; before: Link | undefined };

/**
 * One sentence for each difference between the ledger and what the journal says.
 *
 * @param events the whole journal, oldest event first
 */
export function unexplainedStates(ledger: Ledger, events: readonly JournalEvent[]): string[] {
  const history = historyOf(events);
  const names = [...new Set([...Object.keys(ledger.apps), ...history.apps.keys()])].sort();
  const problems = names.flatMap((app) => differences(ledger, history, app));
  return [...history.problems, ...problems].map(
    (problem) => `${problem}; somebody changed the ledger without using the commands`,
  );
}

/**
 * One sentence for each app of which a view shows another release than its journal says. Events that
 * publish are in the journal of the site.
 */
export function unexplainedShown(view: Ledger, events: readonly JournalEvent[]): string[] {
  const { apps } = historyOf(events);
  return [...new Set([...Object.keys(view.apps), ...apps.keys()])].sort().flatMap((app) => {
    const { live } = stateOf(view, app);
    const told = apps.get(app)?.live ?? null;
    if (live === told) return [];
    return `${app}: ${live ?? 'what is live'} is shown, but the journal says ${told ?? 'what is live'}; somebody changed the ledger without using the commands`;
  });
}

/**
 * One sentence for each older ledger that was restored, until somebody accepts the ledger. The commands after it
 * have gone on from it, so nothing else shows what was lost.
 */
export function restoredLedgers(events: readonly JournalEvent[]): string[] {
  const accepted = events.findLastIndex(({ accepts }) => accepts === true);
  return events
    .slice(accepted + 1)
    .filter(({ command }) => command === 'restore')
    .map(
      ({ sequence, at, kept = 0 }) =>
        `An older ledger was restored, which event ${sequence} noted at ${at}: events ${kept + 1} to ${sequence - 1} have no effect anymore. Bring the right ledger back, or confirm this one with "release repair --accept-ledger".`,
    );
}

function historyOf(events: readonly JournalEvent[]): ToldSite {
  const apps = new Map<string, ToldApp>();
  const problems: string[] = [];
  const held = heldEvents(events);
  for (const event of held) {
    if (event.baseline) {
      apps.clear();
      problems.length = 0;
    }
    for (const [app, { numbers, versions }] of Object.entries(event.baseline ?? {}))
      apps.set(app, { ...nothing(), numbers: { ...numbers }, versions: { ...versions } });
    problems.push(...applyStates(apps, event));
    applyVersions(apps, event);
  }
  const isOpen = held.some((event) => setsAnyState(event) && !event.baseline);
  return { apps, numbers: firstNumbers(events), isOpen, problems };
}

/** Whether an event may change every app. Earlier versions of this command recorded no baseline with it. */
function setsAnyState({ command, baseline }: JournalEvent): boolean {
  return baseline !== undefined || ['upgrade', 'local site'].includes(command);
}

/** The events that still hold: those that an older ledger which was restored does not know are left out. */
export function heldEvents(events: readonly JournalEvent[]): JournalEvent[] {
  const links = new Map<number, Link>();
  let last: Link | undefined;
  for (const event of events) {
    const { command, sequence, kept } = event;
    last = { event, before: command === 'restore' && kept !== undefined ? links.get(kept) : last };
    links.set(sequence, last);
  }
  const held: JournalEvent[] = [];
  for (let link = last; link; link = link.before) held.push(link.event);
  return held.reverse();
}

/** The release to which each number belongs for good, also where its publish does not hold anymore. */
export function firstNumbers(events: readonly JournalEvent[]): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const { app, version, integrity, baseline = {} } of events) {
    for (const [name, told] of Object.entries(baseline))
      for (const [number, hash] of Object.entries(told.numbers)) numbers.set(`${name}@${number}`, hash);
    const name = `${app}@${version}`;
    if (integrity !== undefined && !numbers.has(name)) numbers.set(name, integrity);
  }
  return numbers;
}

const nothing = (): ToldApp => ({ live: null, canary: null, numbers: {}, versions: {} });

function toldOf(apps: Map<string, ToldApp>, app: string): ToldApp {
  const told = apps.get(app) ?? nothing();
  apps.set(app, told);
  return told;
}

/** Applies who has the visitors after an event, and names what its command cannot have changed. */
function applyStates(apps: Map<string, ToldApp>, event: JournalEvent): string[] {
  return Object.entries(event.after ?? {}).flatMap(([app, { live, canary }]) => {
    const told = toldOf(apps, app);
    const isOwn = event.app === app;
    const mayBeLive = [told.live, ...(isOwn ? [event.to ?? event.version ?? null] : [])];
    const mayBeCanary = [told.canary?.version, ...(isOwn ? [event.version, undefined] : [])];
    const name = `event ${event.sequence} (${event.command})`;
    const problems = [
      ...(mayBeLive.includes(live)
        ? []
        : [`${app}: ${name} says that ${live ?? 'nothing'} is live, which was ${told.live ?? 'nothing'}`]),
      ...(mayBeCanary.includes(canary?.version)
        ? []
        : [
            `${app}: ${name} says that the canary is ${canary?.version ?? 'none'}, which was ${told.canary?.version ?? 'none'}`,
          ]),
    ];
    Object.assign(told, { live, canary });
    return setsAnyState(event) ? [] : problems;
  });
}

/** Applies which versions there are, which of them were withdrawn, and which event made them live. */
function applyVersions(apps: Map<string, ToldApp>, event: JournalEvent): void {
  const { command, sequence, app, version, integrity, after, removed = [] } = event;
  for (const name of removed) {
    const [pruned = '', number = ''] = name.split('@');
    delete toldOf(apps, pruned).versions[number];
  }
  if (app === undefined || version === undefined) return;
  const told = toldOf(apps, app);
  if (integrity !== undefined) told.versions[version] = { withdrawn: false };
  const state = after?.[app];
  if (['publish', 'promote'].includes(command) && state?.live === version && !state.canary)
    told.versions[version] = { withdrawn: false, promoted: sequence };
  if (command === 'rollback') told.versions[version] = { withdrawn: true };
}

function differences(ledger: Ledger, { apps, numbers, isOpen }: ToldSite, app: string): string[] {
  const told = apps.get(app) ?? nothing();
  const there = baselineOf(ledger)[app] ?? { numbers: {}, versions: {} };
  const { live, canary } = stateOf(ledger, app);
  const problems: string[] = [];
  if (live !== told.live)
    problems.push(`${app}: live is ${live ?? 'nothing'}, but the journal says ${told.live ?? 'nothing'}`);
  if (named(canary) !== named(told.canary))
    problems.push(`${app}: the canary is ${named(canary)}, but the journal says ${named(told.canary)}`);
  for (const [number, first] of Object.entries(Object.fromEntries(numbers))) {
    const [owner, version = ''] = number.split('@');
    if (owner !== app || there.numbers[version] === first) continue;
    problems.push(
      `${number} is a number that ${Object.hasOwn(there.numbers, version) ? 'the ledger gives to another release than the one that was first published under it' : 'the ledger does not know, although a release was published under it'}`,
    );
  }
  for (const version of new Set([...Object.keys(there.versions), ...Object.keys(told.versions)])) {
    const own = there.versions[version];
    const said = told.versions[version];
    const name = `${app}@${version}`;
    if (!own) problems.push(`${name} was published, and the ledger does not have it`);
    else if (!said && !isOpen) problems.push(`${name} is in the ledger, and no event published it`);
    else if (said) problems.push(...versionDifferences(ledger, name, own, said));
  }
  return problems;
}

type ToldVersion = ToldApp['versions'][string];

function versionDifferences({ journal }: Ledger, name: string, own: ToldVersion, said: ToldVersion): string[] {
  const problems: string[] = [];
  if (own.withdrawn !== said.withdrawn)
    problems.push(
      `${name} is ${own.withdrawn ? '' : 'not '}withdrawn, but the journal says it is${own.withdrawn ? ' not' : ''}`,
    );
  if (own.promoted === said.promoted) return problems;
  const event = own.promoted === undefined ? 'no event' : `event ${own.promoted}`;
  const isUnknown = (own.promoted ?? 0) > (journal?.sequence ?? 0);
  problems.push(
    `${name} became live by ${event}, ${isUnknown ? 'which is missing from the journal' : `but the journal says by ${said.promoted === undefined ? 'no event' : `event ${said.promoted}`}`}`,
  );
  return problems;
}

const named = (canary: AppState['canary']) => (canary ? `${canary.version} with ${canary.share}%` : 'none');
