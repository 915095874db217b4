import { discoveryPath } from '@furrow/discovery/discovery';
import { entriesOf, liveEntry, type Discovery } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { object, string } from 'zod/mini';
import { indexFile, readIndex } from '../compose/apply/composed-index';
import { backupFile } from '../domain/paths';
import { type JournalEvent, journalFile } from '../domain/journal';
import { oddsNeeded, oddsOf, sumOf } from '../domain/judgement';
import { type Ledger, versionsOf } from '../domain/ledger';
import { canaryVersion, liveVersion, numberOf } from '../domain/versions';
import type { Family } from '../server/exposition';
import type { ReadOriginFile } from '../server/files';
import { counter, gauge } from '../server/metrics';
import { readEvent, readJournal } from '../store/journal-file';
import { readLedger } from '../store/ledger-file';
import { readJson, type OriginStorage } from '../store/storage';
import { readTeams } from '../store/teams-file';
import { readReports } from './reports';

const results = ['published', 'promoted', 'canary', 'rolled_back', 'retired'] as const;
type Result = (typeof results)[number];

/** Beyond this, odds say nothing more. */
const mostOdds = 1e9;

/** What the origin says of the site, read again with every request for figures. */
export class SiteMetrics {
  /** Events of the journal that were counted, by app and result. */
  private readonly releases = new Map<string, number>();
  private lastEvent = 0;
  private reading: Promise<Family[]> | undefined;

  constructor(
    private readonly storage: OriginStorage,
    private readonly files: ReadOriginFile,
  ) {}

  /** Reads the origin. Whoever asks meanwhile gets the same answer. */
  read(): Promise<Family[]> {
    return (this.reading ??= this.families().finally(() => (this.reading = undefined)));
  }

  /** What cannot be read is said by a figure, because an alarm must not depend on what it tells. */
  private async families(): Promise<Family[]> {
    const readable: Record<string, boolean> = {};
    const attempt = async <Value>(part: string, read: () => Promise<Value>): Promise<Value | undefined> => {
      const found = await read().catch(() => undefined);
      readable[part] = found !== undefined;
      return found;
    };
    const ledger = await attempt('ledger', () => readLedger(this.storage));
    const discovery = await attempt('discovery', async () =>
      parseDiscovery(await readJson(this.storage, discoveryPath)),
    );
    if (ledger) {
      await attempt('teams', async () => (await readTeams(this.storage, ledger)) ?? 'none');
      await attempt('journal', () => this.countEvents(ledger).then(() => true));
    }
    return [
      gauge(
        'furrow_readable',
        'Whether this part of the origin can be read: 1 or 0.',
        Object.entries(readable).map(([part, is]) => ({ labels: { part }, value: is ? 1 : 0 })),
      ),
      ...(await this.composition(ledger, discovery)),
      await this.backup(),
      ...(ledger ? [this.releasesOf(ledger), ...(await this.canaries(ledger))] : []),
      ...(await this.room()),
    ];
  }

  /**
   * Counts events that were not counted yet. The first time the whole journal is read at once, later each event from the
   * newest back.
   *
   * @throws Error when an event is missing or damaged
   */
  private async countEvents(ledger: Ledger): Promise<void> {
    const events: JournalEvent[] = [];
    if (this.lastEvent === 0) {
      const journal = await readJournal(this.storage, ledger);
      if (journal.problems[0] !== undefined) throw new Error(journal.problems[0]);
      events.push(...journal.events);
    } else {
      // An older ledger that was restored names an event which was counted long ago.
      for (let named = ledger.journal; named && named.sequence > this.lastEvent;) {
        const { sequence, hash } = named;
        const found = await readEvent(this.storage, journalFile(sequence, hash));
        if (!found) throw new Error(`${journalFile(sequence, hash)} is missing or damaged.`);
        events.push(found.event);
        const { previous } = found.event;
        named = previous === null ? null : { sequence: sequence - 1, hash: previous };
      }
    }
    for (const event of events)
      for (const result of resultsOf(event)) {
        const key = `${event.app} ${result}`;
        this.releases.set(key, (this.releases.get(key) ?? 0) + 1);
      }
    this.lastEvent = Math.max(this.lastEvent, ledger.journal?.sequence ?? 0);
  }

  private releasesOf({ apps }: Ledger): Family {
    return counter(
      'furrow_releases',
      'What happened to releases, as the journal of the origin says, by app and result.',
      Object.keys(apps).flatMap((app) =>
        results.map((result) => ({ labels: { app, result }, value: this.releases.get(`${app} ${result}`) ?? 0 })),
      ),
    );
  }

  private async composition(ledger: Ledger | undefined, discovery: Discovery | undefined): Promise<Family[]> {
    const { content, isKnown } = await readIndex(this.storage);
    const composed = await this.files(indexFile);
    return [
      gauge('furrow_composition_whole', 'Whether the last command that composed documents has finished: 1 or 0.', [
        { value: isKnown && content.isWhole ? 1 : 0 },
      ]),
      gauge(
        'furrow_composition_timestamp_seconds',
        'When documents were composed last, in seconds since 1970.',
        composed ? [{ value: composed.modified.getTime() / 1000 }] : [],
      ),
      gauge(
        'furrow_apps_behind',
        'How many apps have another live version in the discovery document than in the ledger.',
        ledger && discovery ? [{ value: behind(ledger, discovery).length }] : [],
      ),
    ];
  }

  private async backup(): Promise<Family> {
    const found = object({ at: string() }).safeParse(await readJson(this.storage, backupFile).catch(() => undefined));
    return gauge(
      'furrow_backup_timestamp_seconds',
      'When the site was copied last by the command backup, in seconds since 1970; 0 when it never was.',
      [{ value: found.success ? Date.parse(found.data.at) / 1000 : 0 }],
    );
  }

  private async canaries(ledger: Ledger): Promise<Family[]> {
    const canaries = Object.keys(ledger.apps).flatMap((app) => {
      const canary = canaryVersion(versionsOf(ledger, app));
      return canary ? [{ app, version: numberOf(canary), share: canary.share / 100 }] : [];
    });
    const reports = canaries.length > 0 ? await readReports(this.storage) : undefined;
    const compared = canaries.map((canary) => ({ ...canary, periods: reports?.comparedOf(canary) ?? [] }));
    return [
      gauge(
        'furrow_canary_share',
        'The share of visitors that a canary has, from 0 to 1.',
        canaries.map(({ share, ...labels }) => ({ labels, value: share })),
      ),
      gauge(
        'furrow_canary_visits',
        'Visits of a canary, and of the live version beside it, over all of its shares.',
        compared.flatMap(({ app, version, periods }) =>
          (['canary', 'live'] as const).map((of) => ({
            labels: { app, version, of },
            value: sumOf(periods.map((period) => period[of])).visits,
          })),
        ),
      ),
      gauge(
        'furrow_canary_odds',
        'How many to one the figures speak for a canary that is worse than the live version, by metric.',
        compared.flatMap(({ app, version, periods }) =>
          Object.entries(oddsOf(periods)).map(([metric, odds]) => ({
            labels: { app, version, metric },
            value: Math.min(odds, mostOdds),
          })),
        ),
      ),
      gauge(
        'furrow_canary_odds_needed',
        'The odds at which a canary is withdrawn, where the difference is one that visitors notice.',
        Object.entries(oddsNeeded).map(([metric, value]) => ({ labels: { metric }, value })),
      ),
    ];
  }

  private async room(): Promise<Family[]> {
    const room = await this.storage.room?.();
    if (!room) return [];
    return [
      gauge('furrow_disk_free_bytes', 'Room on the disk of the origin.', [{ value: room.freeBytes }]),
      gauge('furrow_disk_size_bytes', 'Size of the disk of the origin.', [{ value: room.sizeBytes }]),
      gauge('furrow_disk_free_files', 'How many further files the disk of the origin can hold.', [
        { value: room.freeFiles },
      ]),
    ];
  }
}

/** A publish that makes its version live is both. */
function resultsOf({ command, app = '', version, after = {} }: JournalEvent): Result[] {
  if (command === 'rollback') return ['rolled_back'];
  if (command === 'retire') return ['retired'];
  const { live, canary } = after[app] ?? {};
  const given: Result[] = version === undefined ? [] : live === version ? ['promoted'] : [];
  if (command === 'publish') return ['published', ...given];
  if (command !== 'promote') return [];
  return canary && canary.version === version ? ['canary'] : given;
}

/** The apps of which visitors get something else than the ledger says. */
function behind(ledger: Ledger, discovery: Discovery): string[] {
  return Object.keys(ledger.apps).filter((app) => {
    const live = liveVersion(versionsOf(ledger, app));
    return liveEntry(entriesOf(discovery, app))?.metadata.version !== (live && numberOf(live));
  });
}
