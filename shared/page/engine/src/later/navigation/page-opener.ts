import { hostName, ownsPath, shellOptionsOf, type Entry } from '@furrow/discovery/discovery';
import { fragmentTag } from '@furrow/contract/fragment-element';
import { slotTag } from '@furrow/contract/slot-element';
import { formatVersionName, isPreviewVersion } from '@furrow/formats/release-name';
import { abortable } from '../../common/abortable';
import { LoadError } from '../../common/load-error';
import { type DocumentPage, hostOf, readDocument } from '../../first/islands/document-page';
import { startWithBootScripts } from './fragment-boots';
import type { Moves } from '../../first/first-moves';
import type { PageFragments } from '../../first/islands/fragments';
import { islandOf, type PageIsland, type PageSite } from '../../first/islands/page-island';
import { policyHere } from '../common/policy-here';
import { linkStyles } from '../../first/islands/styles';
import type { LoadReleases } from '../../first/load-releases';
import type { ReleasedPage } from '../releases/released-page';
import { takeMenus } from './take-menus';
import type { Answer, Documents, FetchedDocument } from './documents';

export type PageOpenerOptions = PageSite & {
  fragments: PageFragments;
  /** The documents of the site; undefined while the site is being developed, when there are none. */
  documents: Documents | undefined;
  releases: LoadReleases;
  /** The versions that this visitor gets instead of the usual ones, by the name of the remote. */
  overrides: Map<string, Entry>;
  moves: Pick<Moves, 'hasMoved'>;
  /** Called when the version of an override does not load. The override has been removed then. */
  onOverrideFailed: (name: string, error: unknown) => void;
  /**
   * Lets the browser load the document of the current address, once in a visit; returns false if it has done so before.
   *
   * @param load what it is loaded for, if that is not the path alone
   */
  fullLoad: (load?: string) => boolean;
};

/** A page that can be shown. It contains its HTML or, if there is none, its code runs already. */
export type Opened = { type: 'opened'; island: PageIsland; document?: FetchedDocument };

/** No page has come. `part` is the version that was tried. */
type Failed = { type: 'failed'; part?: { name: string; version: string }; error: unknown };

export type PageOutcome =
  | Opened
  | Failed
  /** The document has not changed since its page was opened. */
  | { type: 'unchanged' }
  /** The site does not have a page at the path. */
  | { type: 'notFound' }
  /** The browser loads the document, because only that can help. */
  | { type: 'left' };

const noPage = new LoadError('page', 'the answer is no page of this site');
const hasFailed = new LoadError('page', 'its code failed earlier');

/**
 * Makes an island of the page at a path. The page comes with its document, as on a first load. When its code fails, the
 * version that is live by now takes its place, or the version before, which the document names.
 */
export class PageOpener {
  private readonly options: PageOpenerOptions;
  /** The folder with the code of each version of a preview of which this visit has shown something. */
  private readonly builds = new Map<string, string>();

  constructor(options: PageOpenerOptions) {
    this.options = options;
    const sent = readDocument(document);
    if (typeof sent === 'object') this.noteBuilds(sent);
  }

  /**
   * @param shown the document whose page is on screen, if the question is whether there is a newer one by now
   * @throws the signal's reason once it is aborted, and nothing else
   */
  async open(path: string, signal: AbortSignal, shown?: FetchedDocument): Promise<PageOutcome> {
    const { documents } = this.options;
    try {
      const chosen = this.overriddenAt(path);
      const opened = chosen && (await this.openReleased(chosen, signal));
      // When that version does not load, the visitor gets the usual one.
      if (opened?.type === 'opened') return opened;
      if (!documents) return await this.openDeveloped(path, signal);
      const fetched = documents.fetch(path);
      documents.styles.fetch(path);
      const answer = await abortable(fetched, signal);
      if (shown && answer !== 'elsewhere' && answer.html === shown.html) return { type: 'unchanged' };
      return await this.openAnswer(path, answer, signal);
    } catch (error) {
      signal.throwIfAborted();
      return { type: 'failed', error };
    }
  }

  /**
   * Opens the page that was on screen at this path before in this visit, from memory.
   *
   * @returns undefined when it is no longer there, or is not what this visitor gets
   * @throws the signal's reason once it is aborted, and nothing else
   */
  async openKept(path: string, signal: AbortSignal): Promise<Opened | undefined> {
    const { documents, failures } = this.options;
    const kept = documents && (await abortable(documents.keptAt(path), signal));
    const page = kept?.isOfThisHost ? kept.pageAt(path) : undefined;
    if (!kept || typeof page !== 'object') return undefined;
    if (this.overriddenAt(path) || failures.has(page.name, page.version)) return undefined;
    return this.ready(page, kept, signal);
  }

  /**
   * Finds a version that can replace one whose code does not run, and runs its code: the version that is live by now, or
   * the one before.
   *
   * @returns undefined when there is none
   * @throws the signal's reason once it is aborted, and nothing else
   */
  async openInstead(failed: PageIsland, error: unknown, signal: AbortSignal): Promise<Opened | undefined> {
    const { documents, failures } = this.options;
    const { name, path, hides } = failed;
    this.fail(name, failed.version, path, error);
    documents?.forget(path);
    const answer =
      documents &&
      (await abortable(
        documents.fetch(path).catch(() => undefined),
        signal,
      ));
    const now = typeof answer === 'object' && answer.isOfThisHost ? answer : undefined;
    const page = now?.pageAt(path);
    const live = typeof page === 'object' && page.name === name ? page : undefined;
    if (now && live && !failures.has(name, live.version)) {
      const opened = await this.trying(name, live.version, path, signal, async () => {
        const ready = await this.ready(live, now, signal);
        await run(ready.island, signal);
        return ready;
      });
      if (opened.type === 'opened') return opened;
    }
    const { previous: entry } = live ?? failed;
    const before = entry && (await this.openReleased({ name, entry, path, hides }, signal, true));
    return before?.type === 'opened' ? before : undefined;
  }

  private async openAnswer(path: string, answer: Answer, signal: AbortSignal): Promise<PageOutcome> {
    const { failures, fullLoad } = this.options;
    const page = answer === 'elsewhere' ? undefined : answer.pageAt(path);
    if (answer === 'elsewhere' || !page)
      return fullLoad(this.isAsked() ? `${path} ${Date.now()}` : undefined)
        ? { type: 'left' }
        : { type: 'failed', error: noPage };
    // Another release of the host comes with its own document.
    if (!answer.isOfThisHost && fullLoad(`${path} ${hostOf(answer.content)}`)) return { type: 'left' };
    // So does another build of a version that runs here, as a preview shows that was replaced: their code is not told apart.
    if (page !== 'notFound' && this.isBuiltAgain(page) && fullLoad(`${path} ${page.folder}`)) return { type: 'left' };
    takeMenus(answer.content);
    if (page === 'notFound') return { type: 'notFound' };
    if (failures.has(page.name, page.version)) {
      const { name, hides, previous: entry } = page;
      const before = entry && (await this.openReleased({ name, entry, path, hides }, signal));
      if (before?.type === 'opened') return before;
      // Without a network, a full load would replace the site by the browser's own error page.
      if (navigator.onLine && fullLoad()) return { type: 'left' };
      failures.forget(name);
    }
    return this.ready(page, answer, signal);
  }

  /** Opens the page of a document when its HTML can be shown. */
  private async ready(page: DocumentPage, from: FetchedDocument, signal: AbortSignal): Promise<Opened> {
    const { documents, fragments } = this.options;
    this.noteBuilds(page);
    fragments.note(page.fragments);
    startWithBootScripts(page);
    // At once, because another navigation to this path may begin while the stylesheets of this one are on the way.
    from.giveAway(page);
    if (page.element.querySelector(fragmentTag)) fragments.load().catch(() => {});
    await abortable(linked(page), signal);
    documents?.styles.note(page.linkedStyles);
    documents?.keep(page.path, from);
    return { type: 'opened', island: islandOf(page, policyHere(page.policy), this.options), document: from };
  }

  /** While the site is being developed, the code of a page draws it. */
  private async openDeveloped(path: string, signal: AbortSignal): Promise<PageOutcome> {
    const { fragments, releases } = this.options;
    const { ownerOf } = await abortable(releases(), signal);
    const owner = await abortable(ownerOf(path), signal);
    if (!owner) return { type: 'notFound' };
    // Only the HTML of the page tells which fragments it embeds.
    await abortable(fragments.load(), signal);
    return this.openReleased({ ...owner, path }, signal);
  }

  /** Opens a page of a release. Its code runs before the page is shown if there is no HTML, or if `running` says so. */
  private async openReleased(page: ReleasedPage, signal: AbortSignal, running = false): Promise<Opened | Failed> {
    const { failures, fragments, releases } = this.options;
    const { name, path, entry } = page;
    const { version } = entry.metadata;
    if (failures.has(name, version)) return { type: 'failed', part: { name, version }, error: hasFailed };
    return this.trying(name, version, path, signal, async () => {
      const { releasedPage } = await abortable(releases(), signal);
      const island = await abortable(releasedPage(page, this.options), signal);
      if (island.element.querySelector(`${fragmentTag},${slotTag}`)) fragments.load().catch(() => {});
      if (running || !island.element.hasChildNodes()) await run(island, signal);
      return { type: 'opened', island };
    });
  }

  /** Tries to open a version. What fails is reported, and not tried again in this page view. */
  private async trying(
    name: string,
    version: string,
    path: string,
    signal: AbortSignal,
    open: () => Promise<Opened>,
  ): Promise<Opened | Failed> {
    try {
      return await open();
    } catch (error) {
      signal.throwIfAborted();
      this.fail(name, version, path, error);
      return { type: 'failed', part: { name, version }, error };
    }
  }

  /**
   * Whether the visitor has asked for the page. A document whose code leads there without a press, or that is not the one of
   * its address, would be loaded for ever.
   */
  private isAsked(): boolean {
    return this.options.moves.hasMoved() && 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
  }

  private noteBuilds(page: DocumentPage): void {
    for (const [version, folder] of buildsOf(page)) this.builds.set(version, folder);
  }

  private isBuiltAgain(page: DocumentPage): boolean {
    return buildsOf(page).some(([version, folder]) => (this.builds.get(version) ?? folder) !== folder);
  }

  /** The page at the path in a version that the visitor has asked for. */
  private overriddenAt(path: string): ReleasedPage | undefined {
    for (const [name, entry] of this.options.overrides)
      if (ownsPath(entry, path)) return { name, entry, path, hides: shellOptionsOf(entry, path).hide ?? [] };
    return undefined;
  }

  private fail(name: string, version: string, path: string, error: unknown): void {
    const { failures, overrides, onOverrideFailed } = this.options;
    failures.add(name, version, path, error);
    if (overrides.get(name)?.metadata.version !== version) return;
    overrides.delete(name);
    onOverrideFailed(name, error);
  }
}

/**
 * The versions of previews whose code a page runs, its own and those of its fragments, each with the folder of that code.
 * No other version is built again, but for those of a development server, whose code replaces what runs.
 */
function buildsOf({ name, version, folder, fragments }: DocumentPage): [version: string, folder: string][] {
  const [, language] = version.split('+');
  // The code in another language, `1.4.0+es`, is in a folder of the release.
  const own = { name, version, folder: language ? `${folder}${language}/` : folder };
  const ofFragments = Object.entries(fragments).map(
    ([
      app,
      {
        version: number,
        remoteEntry: { url },
      },
    ]) => ({
      name: app,
      version: number,
      folder: url.slice(0, url.lastIndexOf('/') + 1),
    }),
  );
  return [own, ...ofFragments]
    .filter((build) => isPreviewVersion(build.version.split('+')[0] ?? ''))
    .map((build) => [formatVersionName({ app: build.name, version: build.version }), build.folder]);
}

/** The time in milliseconds that a page waits for the stylesheets of its fragments. */
const maxWait = 1000;

/** Resolves when the page can be shown with its stylesheets, and those of its fragments if they come in time. */
async function linked({ styles, folder }: DocumentPage): Promise<void> {
  const ofFragment = ({ href }: HTMLLinkElement) =>
    ![folder, `/${hostName}/`].some((own) => new URL(href, location.href).pathname.startsWith(own));
  const late = new Promise<void>((resolve) => setTimeout(resolve, maxWait));
  await Promise.all([
    linkStyles(styles.filter((style) => !ofFragment(style))),
    Promise.race([linkStyles(styles.filter(ofFragment)), late]),
  ]);
}

/** Runs the code of a page that is not on screen yet. */
async function run(island: PageIsland, signal: AbortSignal): Promise<void> {
  const leave = () => island.leave();
  signal.addEventListener('abort', leave);
  try {
    await island.arm('load');
  } catch (error) {
    island.leave();
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
