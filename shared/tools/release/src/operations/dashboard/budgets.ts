import { type Entry, hostName } from '@furrow/discovery/discovery';
import { matchesPattern } from '@furrow/discovery/route-match';
import { parsePageDocument } from '@furrow/formats/page-document.schema';
import {
  createFileScale,
  createScale,
  kindOfPage,
  ownFiles,
  shellKind,
  shellPage,
  sumOf,
  type WeighedFile,
} from '../../check/weigh';
import { all } from '../../domain/all';
import type { Budgets } from '../../domain/budgets';
import { entryOf, type Ledger, versionsOf } from '../../domain/ledger';
import { promotedVersions } from '../../domain/versions';
import { readRelease, readReleased } from '../../store/releases';
import type { OriginStorage } from '../../store/storage';

/** The page of an app that uses most of its budget for scripts of its own, or the shell of the host. */
export type Budgeted = {
  app: string;
  path: string;
  /** The kind by which it has a budget. */
  kind: string;
  /** In bytes after brotli, like the weights. */
  budget: number;
  /** Its weight in each of the last releases that were live, the earliest first. The last one is live. */
  releases: { version: string; bytes: number }[];
};

/** The heaviest of the pages that were weighed, in bytes after brotli; absent for an app without pages. */
export type Heaviest = { path: string; bytes: number };

/** Per app, so that not every page of a large site is weighed. */
const pagesWeighed = 12;
/** How many releases a trend shows. */
const releasesWeighed = 8;

/** Weighs pages of apps with the scale of the gate. */
export class Weights {
  private readonly scale: ReturnType<typeof createScale>;
  private readonly fileScale: ReturnType<typeof createFileScale>;

  constructor(
    private readonly storage: OriginStorage,
    private readonly ledger: Ledger,
    private readonly budgets: Budgets | undefined,
  ) {
    this.scale = createScale(storage, { precompressed: true });
    this.fileScale = createFileScale(storage, { precompressed: true });
  }

  /** Weighs the first page of each of the first routes of a live release. */
  async of(app: string, live: Entry | undefined): Promise<{ heaviest?: Heaviest; budgeted?: Budgeted }> {
    const { routes = [], pages = [] } = live?.extras ?? {};
    const first = routes.flatMap((pattern) => pages.find((path) => matchesPattern(pattern, path)) ?? []);
    const weighed = await all(first.slice(0, pagesWeighed), async (path) => ({ path, files: await this.scale(path) }));
    const [heaviest] = weighed
      .map(({ path, files }) => ({ path, bytes: sumOf(files.filter(({ kind }) => kind !== 'wake')) }))
      .sort((a, b) => b.bytes - a.bytes);
    const budgeted = live && (app === hostName ? await this.shell(live) : await this.fullest(app, live, weighed));
    return { ...(heaviest && { heaviest }), ...(budgeted && { budgeted }) };
  }

  /** What every page has of the host. */
  private async shell(live: Entry): Promise<Budgeted | undefined> {
    const budget = this.budgets?.[shellKind]?.js;
    if (budget === undefined) return undefined;
    const scripts = (await this.scale(shellPage)).filter(({ kind }) => kind === 'js');
    const releases = [{ version: live.metadata.version, bytes: sumOf(scripts) }];
    return { app: hostName, path: shellPage, kind: shellKind, budget, releases };
  }

  private async fullest(
    app: string,
    live: Entry,
    weighed: readonly { path: string; files: WeighedFile[] }[],
  ): Promise<Budgeted | undefined> {
    const release = await readRelease(this.storage, app, live).catch(() => undefined);
    if (!release || !this.budgets) return undefined;
    const budgets = this.budgets;
    const found = await all(weighed, async ({ path, files }) => {
      const named = release.routes.find(({ pages }) => pages.includes(path))?.kind;
      const kind = kindOfPage(named, files);
      const { js = 0, wake = 0 } = budgets[kind]?.own ?? {};
      const scripts = (await ownFiles(app, files)).filter((file) => file.kind === 'js' || file.kind === 'wake');
      return js + wake > 0 ? [{ path, kind, budget: js + wake, part: sumOf(scripts) / (js + wake) }] : [];
    });
    const [most] = found.flat().sort((a, b) => b.part - a.part);
    if (!most) return undefined;
    const { path, kind, budget } = most;
    return { app, path, kind, budget, releases: await this.trendOf(app, path) };
  }

  /** The scripts of a page in the last releases that were live and have it, by the documents of these releases. */
  private async trendOf(app: string, path: string): Promise<Budgeted['releases']> {
    const versions = promotedVersions(versionsOf(this.ledger, app)).slice(0, releasesWeighed);
    const isLive = ({ isDefault }: (typeof versions)[number]) => Number(isDefault);
    versions.sort((a, b) => isLive(a) - isLive(b) || (a.promoted ?? 0) - (b.promoted ?? 0));
    const weights = await all(versions, async (version) => {
      const entry = entryOf(this.ledger, app, version);
      const bytes = await this.scriptsOf(app, entry, path).catch(() => undefined);
      return bytes === undefined ? [] : [{ version: entry.metadata.version, bytes }];
    });
    return weights.flat();
  }

  /** @throws Error when the release is damaged */
  private async scriptsOf(app: string, entry: Entry, path: string): Promise<number | undefined> {
    const release = await readRelease(this.storage, app, entry);
    const { folder, pages } = release;
    const file = pages.find((page) => page.path === path)?.document;
    if (file === undefined) return undefined;
    const document = await readReleased(this.storage, release, file);
    const { assets, boot } = parsePageDocument(document, `${folder}/${file}`);
    const scripts = [...new Set([...assets.scripts, ...(boot === undefined ? [] : [boot])])];
    return sumOf(await all(scripts, (script) => this.fileScale(`${folder}/${script}`)));
  }
}
