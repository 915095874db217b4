import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { buildProblems } from '../check/build-problems';
import { expectTeam, judge, refuseFor, type GateOptions, type SiteNow, type Verdict } from '../check/gate';
import { languageLinkWarnings } from '../check/language-link-warnings';
import { relationsOf } from '../check/related-releases';
import { type Quota, roomProblems } from '../check/room';
import { previewSite } from '../compose/site/preview';
import { nothingReconciled, type Reconciled } from '../compose/apply/reconcile';
import { readSite } from '../compose/site/settings';
import { countOf } from '../domain/count-of';
import { addVersion, expectNumber, promoteVersion, withTeams } from '../domain/deployment';
import { elementProblems, type Proofs } from '../domain/domain-proofs';
import { findKnown, liveVersion, numberOf } from '../domain/versions';
import { type Reason, Refused } from '../domain/refused';
import { expectOwnNumber, liveName } from '../domain/view';
import { anybody, type By, type Happened } from '../domain/journal';
import { entryOf, type Ledger, type PublishedVersion, versionsOf, viewOf } from '../domain/ledger';
import { signFacts } from '../domain/signature';
import { type Candidate, factsOfRelease } from '../store/candidate';
import { type Change, readLedger, updateLedger } from '../store/ledger-file';
import { overlayStorage } from '../store/memory-storage';
import { isStored, restoreRelease, storeRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';
import { acceptTeams } from '../store/teams-file';
import { completeRelease } from './complete-release';
import { removeStored } from './remove-stored';
import { expectRequired } from './requirement';
import { storeDeltas } from '../store/release-deltas';

export type PublishOptions = GateOptions & {
  storage: OriginStorage;
  candidate: Candidate;
  /** The key of the team, for a site that names its teams. */
  signingKey?: KeyObject;
  /** The signature that the team made with its key elsewhere, in base64. */
  signature?: string;
  /** Also makes the version the default one. */
  promote?: boolean;
  /**
   * When it was published and from which commit, for the record. Both are ignored when two builds of a version are
   * compared.
   */
  published: { publishedAt: string; commit: string | null };
  /** The room that the team has for what it stores. Without one there is no limit. */
  quota?: Quota;
  /** Who publishes, and why. */
  by?: By;
  /**
   * Further checks of the site with the candidate live, run before anything is written. Each returns the problems that
   * it found.
   */
  checks?: readonly Check[];
  /** `false` leaves the documents as they are, for a caller that releases several apps and composes once. */
  compose?: boolean;
  /** Only checks, and stores nothing. */
  dryRun?: boolean;
  /** Called with each step. */
  report?: (step: string) => void;
};

export type Check = (preview: OriginStorage, candidate: Candidate) => Promise<Reason[]>;

export type PublishResult = Reconciled & {
  app: string;
  version: string;
  /** `unchanged`: exactly this release was already published. */
  outcome: 'published' | 'unchanged' | 'checked';
  live: boolean;
  /** Where pages of other apps show its parts, or will once it is live; missing from a server of an earlier version. */
  places?: string[];
};

/** How often a publish starts over because its folder was collected while it stored the files. */
const attempts = 5;

/** Thrown when the ledger no longer says that the files of the release are being stored. */
class CollectedMeanwhile extends Error {}

/**
 * Releases a build: checks it, stores its files, adds it to the ledger, then composes the affected documents.
 *
 * If it is killed before the ledger changes, visitors notice nothing. If it is killed later, the release is done, and
 * the next command of any kind composes the missing documents.
 *
 * @throws Refused when the version exists with different content, or a check fails
 */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const { storage, candidate, promote = false, compose = true, dryRun = false, report = () => undefined } = options;
  const { app, version } = candidate.release;
  if (!dryRun) expectOwnNumber(app, version);
  let ledger = await readLedger(storage);
  const before = knownVersion(ledger, candidate);
  const isNew = before === undefined;
  if (promote && !before?.isDefault && !dryRun) await expectRequired({ storage, app, version }, liveName);
  let warnings: string[] = [];
  let places: string[] = [];
  if (dryRun) {
    ({ warnings, places } = await check(options, ledger));
    return { app, version, outcome: 'checked', live: false, ...nothingReconciled, warnings, places };
  }

  if (isNew) await storage.reserve?.();
  if (isNew || (promote && !before.isDefault)) {
    const checked = await check(options, ledger);
    ({ warnings, places } = checked);
    if (isNew) report(`Storing ${countOf(candidate.files.size, 'file')}`);
    ledger = await listRelease(options, checked, async (begun) => {
      const { files, bytes, versions } = await storeDeltas(storage, begun, candidate);
      if (files > 0)
        report(
          `Stored ${files} of them again as differences from ${countOf(versions, 'earlier version')}: ${countOf(bytes, 'byte')}`,
        );
    });
  }
  const restored = await restoreRelease(storage, candidate);
  if (restored > 0) report(`Stored ${countOf(restored, 'file')} again, which had gone`);
  if (compose) report('Composing documents');
  const moved = `${app}@${version} is ${promote ? 'live' : 'published'}`;
  const composed = compose ? await completeRelease(storage, moved, { app }) : nothingReconciled;
  const live = liveVersion(versionsOf(ledger, app));
  const isLive = live !== undefined && numberOf(live) === version;
  const outcome = isNew ? 'published' : 'unchanged';
  return { app, version, outcome, live: isLive, places, ...composed, warnings: [...warnings, ...composed.warnings] };
}

/**
 * The published version of exactly this release, if there is one.
 *
 * @throws Refused when the version is or was published with different content
 */
function knownVersion(ledger: Ledger, { release, integrity }: Candidate): PublishedVersion | undefined {
  expectNumber(ledger, release.app, release.version, integrity);
  return findKnown(ledger, release.app, release.version);
}

/** The site that a release was checked against, and what was found that refuses nothing. */
type Checked = SiteNow & Pick<Verdict, 'warnings' | 'places'>;

async function check(options: PublishOptions, ledger: Ledger): Promise<Checked> {
  const { storage, candidate, checks = [], report = () => undefined } = options;
  const { app, version } = candidate.release;
  report(`Checking ${app}@${version} against the live site`);
  const teams = await acceptTeams(storage, ledger);
  expectTeam(teams, app, entryOf(ledger, app, versionIn(ledger, options)));
  const { problems, ...found } = await judge(storage, { ledger, teams }, candidate.release, options);
  const ofBuild = [...buildProblems(candidate), ...(await provenPages(storage, candidate))];
  refuseFor(app, version, [...ofBuild, ...problems, ...(await expectRoom(options, ledger))]);
  const warnings = [...found.warnings, ...languageLinkWarnings(candidate, viewOf(ledger))];
  const checked = { ledger, teams, ...found, warnings };
  const preview = checks.length > 0 ? await previewOf(options, checked) : storage;
  for (const run of checks) refuseFor(app, version, await run(preview, candidate));
  return checked;
}

/** The elements of its pages by which others take an app for the owner of the domain. */
async function provenPages(storage: OriginStorage, { release, pages }: Candidate): Promise<Reason[]> {
  const problemsBy = (proofs?: Proofs) =>
    pages.flatMap(({ path, head, fragment }) =>
      elementProblems(proofs, release.app, { path, html: `${head}${fragment}` }),
    );
  return problemsBy().length > 0 ? problemsBy((await readSite(storage)).proofs) : [];
}

/** Asks about room for a version that is not published yet. */
async function expectRoom({ storage, candidate, quota }: PublishOptions, ledger: Ledger): Promise<Reason[]> {
  const isKnown = findKnown(ledger, candidate.release.app, candidate.release.version) !== undefined;
  return quota && !isKnown ? roomProblems(storage, candidate, quota) : [];
}

/** A copy of the site in which the candidate is live. Nothing reaches the real site. */
async function previewOf(options: PublishOptions, checked: Checked): Promise<OriginStorage> {
  const preview = overlayStorage(options.storage);
  return previewSite(preview, await listRelease({ ...options, storage: preview, promote: true }, checked));
}

/**
 * Stores the files and adds the version to the ledger. First the ledger records that the folder is being stored. From
 * then on neither the folder nor deltas to it are collected.
 *
 * @param storeMore stores what the release has outside its folder
 */
async function listRelease(
  options: PublishOptions,
  checked: Checked,
  storeMore: (begun: Ledger) => Promise<void> = () => Promise.resolve(),
): Promise<Ledger> {
  const { storage, candidate } = options;
  const { app, version } = candidate.release;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const begun = await updateLedger(storage, (ledger) => beginStoring(ledger, candidate));
    if (!findKnown(begun, app, version)) {
      try {
        if (!(await isStored(storage, candidate))) await storeRelease(storage, candidate);
        await storeMore(begun);
      } catch (error) {
        // What remains is collected after a day. The reason of the failure is what the team has to know.
        await removeStored(storage, candidate, begun.storing[candidate.folder]).catch(() => {});
        throw error;
      }
    }
    try {
      return await updateLedger(storage, (ledger) => listed(options, checked, ledger));
    } catch (error) {
      if (error instanceof CollectedMeanwhile) continue;
      // The ledger is as it was. After any other failure the release may be in it all the same.
      if (error instanceof Refused)
        await removeStored(storage, candidate, begun.storing[candidate.folder]).catch(() => {});
      throw error;
    }
  }
  throw new Error(`Other commands collected the files of ${app}@${version} ${attempts} times. Try again.`);
}

function beginStoring(ledger: Ledger, candidate: Candidate): Change {
  if (knownVersion(ledger, candidate)) return { ledger };
  return { ledger: { ...ledger, storing: { ...ledger.storing, [candidate.folder]: new Date().toISOString() } } };
}

async function listed(options: PublishOptions, checked: Checked, ledger: Ledger): Promise<Change> {
  const { storage, candidate, promote = false, by = anybody } = options;
  const { app, version } = candidate.release;
  const known = knownVersion(ledger, candidate);
  if (!known && ledger.storing[candidate.folder] === undefined) throw new CollectedMeanwhile();
  const published = versionIn(ledger, options);
  const entry = entryOf(ledger, app, published);
  const teams = await acceptTeams(storage, ledger);
  const team = expectTeam(teams, app, entry);
  // The release is checked again if the site has changed since the first check.
  if (!isDeepStrictEqual([ledger.apps, teams], [checked.ledger.apps, checked.teams])) {
    const { problems } = await judge(storage, { ledger, teams }, candidate.release, options);
    refuseFor(app, version, [...problems, ...(await expectRoom(options, ledger))]);
  }
  const added = addVersion(withTeams(ledger, teams), app, published);
  const next = promote ? promoteVersion(added, app, version, 100) : added;
  const happened: Happened = { command: 'promote', app, version, ...by, ...(team && { team }) };
  const { integrity } = candidate;
  if (!known) return { ledger: next, happened: { ...happened, command: 'publish', integrity } };
  return next.apps[app] === ledger.apps[app] ? { ledger } : { ledger: next, happened };
}

/** The version as it is published, or as it will be. */
export function versionIn(
  ledger: Ledger,
  { candidate, published, ...options }: Pick<PublishOptions, 'candidate' | 'published' | 'signingKey' | 'signature'>,
): PublishedVersion {
  const { app, version } = candidate.release;
  const known = findKnown(ledger, app, version);
  if (known) return known;
  const facts = factsOfRelease(candidate);
  const signature = options.signingKey ? signFacts(app, facts, options.signingKey) : options.signature;
  return {
    facts,
    ...(signature !== undefined && { signature }),
    published: { at: published.publishedAt, commit: published.commit },
    relations: relationsOf(candidate.release),
    share: 0,
    isDefault: false,
  };
}
