import { ownsPath, shellOptionsOf, type Entry } from '@furrow/discovery/discovery';
import type { FailurePhase } from '@furrow/formats/failure-report.schema';
import type { LifecycleProps } from '@furrow/remote/contract';
import { abortable } from '../federation/abortable';
import { inTime, LoadError } from '../federation/load-error';
import { isPinned, releaseFolder } from '../federation/release';
import { loadLifecycles } from '../federation/remotes';
import type { Owner, SiteDiscovery } from '../federation/site-discovery';
import type { Failures } from '../islands/failures';
import { expectFirstStyles } from '../islands/first-styles';
import { forgetFailedPreloads } from '../islands/failed-preloads';
import {
  isFree,
  islandElement,
  mountIsland,
  updateIsland,
  type FirstIsland,
  type Island,
  type Mounting,
} from '../islands/island';
import type { Part, Screen } from './slot-state';

/** The steps at which files of a release are loaded, in order. */
const filePhases: FailurePhase[] = ['entry', 'expose', 'page'];

export type PageMounterOptions = {
  services: Mounting['services'];
  discovery: SiteDiscovery;
  failures: Failures;
  /** Called when an overridden version does not load; the override is taken back. */
  onOverrideFailed: (name: string, error: unknown) => void;
  /** Fetches what the page at a path embeds, while the page itself is loaded. */
  prepareFragments: (entry: Entry, path: string) => void;
  /** The page of a remote that the document holds, and its element. */
  first: (FirstIsland & { container: HTMLElement }) | undefined;
};

export type PageRequest = {
  path: string;
  /** Aborted when another navigation overtakes this one. */
  signal: AbortSignal;
  /** What stands in the slot: a page of the same remote is updated, a prerendered page is hydrated. */
  screen: Screen<Island>;
  /** Called with each version before it is tried. */
  onTry: (part: Part) => void;
  /** How a page of the remote on screen gives way to another one of it. */
  transition: LifecycleProps['transition'];
};

export type PageOutcome =
  | { type: 'mounted'; island: Island }
  /** No remote owns the path. */
  | { type: 'notFound' }
  /** No version that owns the path could show it; `part` is the last one that was tried. */
  | { type: 'failed'; part?: Part; error: unknown }
  /**
   * Only a full load can answer: discovery cannot be read or does not know the path, or every version of the path's owner has failed before.
   * `otherwise` holds where a full load has not answered either.
   */
  | { type: 'unanswered'; otherwise: Exclude<PageOutcome, { type: 'unanswered' }> };

const noDiscovery = new LoadError('discovery', 'the list of pages is unreachable');
const hasFailed = new LoadError('page', 'its code failed before');

/**
 * Shows the page of a path, whether by an update of the remote on screen, by hydrating what the document holds, or by mounting the
 * remote in an element that is not in the page yet. When a version fails, the last good version before it is tried.
 */
export function createPageMounter({
  services,
  discovery,
  failures,
  onOverrideFailed,
  prepareFragments,
  first,
}: PageMounterOptions) {
  /** @throws the signal's reason once it is aborted, and nothing else */
  async function show({ path, signal, screen, onTry, transition }: PageRequest): Promise<PageOutcome> {
    let failed: { part: Part; error: unknown } | undefined;
    for (;;) {
      const owner = await ownerOf(path, signal, screen, failed !== undefined);
      if (owner === 'unknown') return { type: 'unanswered', otherwise: { type: 'failed', error: noDiscovery } };
      if (!owner && failed) return { type: 'failed', ...failed };
      if (!owner) {
        const notFound = { type: 'notFound' } as const;
        // What an edge keeps of the discovery document may be older than the documents.
        return (await isDocument(path, signal)) ? { type: 'unanswered', otherwise: notFound } : notFound;
      }
      const running = islandFor(owner, path, screen);
      const entry = running?.entry ?? failures.choose(owner, path);
      if (!entry) {
        if (failed) return { type: 'failed', ...failed };
        const otherwise = { type: 'failed', error: hasFailed } as const;
        if (navigator.onLine) return { type: 'unanswered', otherwise };
        // Without a network a full load ends at the browser's own error page, and the visitor loses the site.
        failures.forget(owner.name);
        continue;
      }

      const part = partOf(owner.name, entry, path);
      onTry(part);
      // The document of a released page holds its fragments already.
      if (screen.type !== 'document' || !isPinned(entry)) prepareFragments(entry, path);
      try {
        if (running) await updateIsland(running, signal, transition);
        const { name } = owner;
        return { type: 'mounted', island: running ?? (await mountOrGoFurther(name, entry, path, screen, signal)) };
      } catch (error) {
        signal.throwIfAborted();
        failed = { part, error };
        failures.add(owner.name, entry, path, error);
        takeBackOverride(owner.name, entry, error);
      }
    }
  }

  /**
   * The page of the document needs no discovery document. For any other page a rollback counts that happened since, and after a failure
   * the versions before and after: this one may have been removed.
   *
   * @returns 'unknown' when discovery cannot be read, and the page's own entry does not own the path either
   */
  async function ownerOf(
    path: string,
    signal: AbortSignal,
    screen: Screen<Island>,
    hasFailed: boolean,
  ): Promise<Owner | 'unknown' | undefined> {
    const known = discovery.owner(path);
    if (known && screen.type === 'document' && !hasFailed) return known;
    try {
      await abortable(hasFailed ? discovery.refresh(path) : discovery.load(path), signal);
    } catch {
      signal.throwIfAborted();
      return known ?? 'unknown';
    }
    return discovery.owner(path);
  }

  /** The island on screen, when its version of the owner has the path. It goes on even if another version is live by now. */
  function islandFor({ name }: Owner, path: string, screen: Screen<Island>): Island | undefined {
    if (screen.type !== 'page' || screen.island.name !== name) return undefined;
    const { entry } = screen.island;
    const isGood = ownsPath(entry, path) && !failures.has(name, entry) && !discovery.isGone(name, entry);
    return isGood ? screen.island : undefined;
  }

  /**
   * A preload that failed answers the next request for its file with the same failure. So a page whose code the visitor asks for once
   * more is tried for as long as each try gets further than the one before.
   */
  async function mountOrGoFurther(...page: Parameters<typeof mount>): Promise<Island> {
    const [, entry, , screen] = page;
    let reached = screen.type === 'stranded' ? -1 : Infinity;
    if (screen.type === 'stranded') await forgetFailedPreloads(releaseFolder(entry));
    for (;;) {
      try {
        return await mount(...page);
      } catch (error) {
        const step = error instanceof LoadError ? filePhases.indexOf(error.phase) : -1;
        if (step <= reached) throw error;
        reached = step;
      }
    }
  }

  async function mount(
    name: string,
    entry: Entry,
    path: string,
    screen: Screen<Island>,
    signal: AbortSignal,
  ): Promise<Island> {
    const holdsDocument = screen.type === 'document' || screen.type === 'stranded';
    const isFirst =
      first?.path === path && first.name === name && first.entry.metadata.version === entry.metadata.version;
    const inPlace = holdsDocument && isFirst && isFree(first.container) ? first : undefined;
    if (inPlace) await expectFirstStyles(entry, signal);
    return mountIsland({
      name,
      entry,
      services,
      signal,
      container: inPlace?.container ?? islandElement(name),
      load: () => loadLifecycles(name, entry, inPlace?.remoteEntry),
      onLaterError: (error) => failures.report(name, entry, services.navigation.current().pathname, error),
    });
  }

  function takeBackOverride(name: string, entry: Entry, error: unknown): void {
    if (entry !== discovery.overridden(name)) return;
    discovery.override(name, undefined);
    onOverrideFailed(name, error);
  }

  return { show };
}

/** Whether the site has a document for the path. */
async function isDocument(path: string, signal: AbortSignal): Promise<boolean> {
  // The server of a site that is being developed answers every path with the one document it has.
  if (process.env.NODE_ENV !== 'production') return false;
  const ask = (attempt: AbortSignal) => fetch(path, { method: 'HEAD', signal: attempt }).then(({ ok }) => ok);
  return inTime('page', ask, signal).catch(() => {
    signal.throwIfAborted();
    return false;
  });
}

function partOf(name: string, entry: Entry, path: string): Part {
  const { cart = true, skeleton = 'list' } = shellOptionsOf(entry, path);
  return { name, version: entry.metadata.version, cart, skeleton };
}
