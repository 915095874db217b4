import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { fragmentAttribute } from '@furrow/contract/fragment-element';
import { hydrateAttribute, wakeTemplateId } from '@furrow/contract/hydrate-policy';
import { addressIn } from '@furrow/formats/language-address';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import type { Release } from '@furrow/formats/release.schema';
import { all } from '../domain/all';
import type { Budgets, NamedKind } from '../domain/budgets';
import { documentFile } from '../domain/paths';
import { memoize } from '../domain/memoize';
import { table } from '../domain/table';
import { withBrotli } from '../store/compressed-copies';
import { readText, textOf, type OriginStorage } from '../store/storage';
import { type Reason, reason } from '../domain/refused';

export const kindsOfFile = ['html', 'css', 'js', 'wake', 'fonts'] as const;
export type KindOfFile = (typeof kindsOfFile)[number];

/**
 * A file with its path in the origin and its size after brotli. A font counts as it is, because it is compressed
 * already.
 */
export type WeighedFile = { file: string; kind: KindOfFile; bytes: number };

export type ScaleOptions = {
  /**
   * Uses the size of the compressed copy beside a file. A preview cannot use it, because its changes have no copies
   * yet, and compresses each file as its copy will be.
   */
  precompressed?: boolean;
};

/**
 * Weighs files of an origin by their paths. No file is compressed twice.
 */
export function createFileScale(
  storage: Pick<OriginStorage, 'read'>,
  { precompressed = false }: ScaleOptions = {},
): (file: string) => Promise<WeighedFile> {
  return memoize(async (file: string): Promise<WeighedFile> => {
    const kind = kindOfFile(file);
    const copy = precompressed ? await storage.read(`${file}.br`) : undefined;
    const content = (copy ?? (await storage.read(file)))?.bytes ?? new Uint8Array();
    const packed = copy || kind === 'fonts' ? content : await withBrotli(file, content);
    return { file, kind, bytes: packed.length };
  });
}

/**
 * Weighs pages of an origin: the document, each script and stylesheet it names, and the fonts those stylesheets name. No file is
 * compressed twice.
 *
 * @returns a function that weighs the files of the page at a path
 */
export function createScale(storage: OriginStorage, options: ScaleOptions = {}) {
  const weigh = createFileScale(storage, options);

  return async (path: string): Promise<WeighedFile[]> => {
    const document = documentFile(path);
    const [html, template] = splitDocument((await readText(storage, document)) ?? '');
    const named = namedInHtml(html);
    const asleep = await Promise.all(namedInHtml(template).map(weigh));
    const styles = named.filter((file) => kindOfFile(file) === 'css');
    const fonts = await Promise.all(
      styles.map(async (file) => namedInCss(file, textOf((await storage.read(file))?.bytes ?? new Uint8Array()))),
    );
    const atOnce = await Promise.all([...new Set([document, ...named, ...fonts.flat()])].map(weigh));
    return [...atOnce, ...asleep.map((file): WeighedFile => ({ ...file, kind: 'wake' }))];
  };
}

/** The kind of a page that loads these files. */
export function kindOfPage(named: NamedKind, files: readonly WeighedFile[]): string {
  return named ?? (files.some(({ kind }) => kind === 'wake') ? 'asleep' : 'content');
}

/**
 * Returns a sentence for each kind of file that exceeds the budget of the page's kind. The sentence names the largest
 * files.
 *
 * @param options `kind`: the kind that the route names. `own`: whether `files` are those of the release alone, which
 *   have a budget of their own. `before`: the files of the live version of the page. A page that is no heavier than its
 *   live version is accepted. `share`: how much of the budget the page may use; a translation may use more than all.
 */
export function overBudget(
  path: string,
  files: readonly WeighedFile[],
  budgets: Budgets,
  {
    kind: named,
    own = false,
    before = [],
    share = 1,
  }: { kind?: NamedKind; own?: boolean; before?: readonly WeighedFile[]; share?: number } = {},
): Reason[] {
  const name = kindOfPage(named, files);
  const budget = budgets[name];
  if (!budget) {
    if (named === undefined) return [];
    const known = kindsIn(budgets).join(', ');
    return [
      reason(
        'FUR-GATE-KIND-UNKNOWN',
        `the page ${path} is of the kind "${named}" in routes.ts, but the site has no budget for that kind. Its kinds are: ${known}.`,
      ),
    ];
  }
  const limits: Partial<Record<KindOfFile, number>> | undefined = own ? budget.own : budget;
  if (!limits) return [];
  const whose = own ? ' of its own' : '';
  const fitting = name === shellKind ? undefined : nextKind(files, budgets, own);
  const advice =
    name === shellKind
      ? 'Cut them, or agree on another budget with the operator of the site.'
      : fitting === undefined
        ? 'No kind of this site has room for the page: cut them, or agree on another budget with the operator of the site.'
        : `Cut them, or name the kind "${fitting}" in routes.ts, which has room for the page.`;
  return kindsOfFile.flatMap((kind) => {
    const parts = files.filter((file) => file.kind === kind).sort((a, b) => b.bytes - a.bytes);
    const total = sumOf(parts);
    // Where the page's own HTML and the shell have budgets, the two together need none.
    if (kind === 'html' && limits.html === undefined) return [];
    const room = Math.round((limits[kind] ?? 0) * share);
    if (total <= room) return [];
    const was = sumOf(before.filter((file) => file.kind === kind));
    if (was > 0 && total <= was + noticeable) return [];
    const largest = parts.slice(0, 3).map(({ file, bytes }) => `${file} ${kilobytes(bytes)} kB`);
    return [
      reason(
        'FUR-GATE-WEIGHT',
        `the page ${path} weighs ${kilobytes(total)} kB of ${kind}${whose}, over the ${name} budget of ${kilobytes(room)} kB. ` +
          `Its largest files: ${largest.join(', ')}. ${advice}`,
      ),
    ];
  });
}

/** The kind of budget that is for what every page has of the host: the weight of the document for unknown paths. */
export const shellKind = 'shell';

/** The kinds that a page can be of. */
function kindsIn(budgets: Budgets): string[] {
  return Object.keys(budgets).filter((kind) => kind !== shellKind);
}

/** The kind with the least room that has room for these files; a page that sleeps stays one. */
function nextKind(files: readonly WeighedFile[], budgets: Budgets, own: boolean): string | undefined {
  const sleeps = files.some(({ kind }) => kind === 'wake');
  const kinds = kindsIn(budgets).flatMap((name) => {
    const budget = budgets[name];
    const limits: Partial<Record<KindOfFile, number>> | undefined = own ? budget?.own : budget;
    return limits && sleeps === (budget?.wake !== undefined) ? [{ name, limits }] : [];
  });
  const roomIn = (limits: Partial<Record<KindOfFile, number>>) =>
    kindsOfFile.reduce((sum, kind) => sum + (limits[kind] ?? 0), 0);
  return kinds
    .filter(({ limits }) =>
      kindsOfFile.every((kind) => {
        const total = sumOf(files.filter((file) => file.kind === kind));
        return (kind === 'html' && limits.html === undefined) || total <= (limits[kind] ?? 0);
      }),
    )
    .sort((a, b) => roomIn(a.limits) - roomIn(b.limits))[0]?.name;
}

/**
 * Returns a sentence for each kind of file of the shell that exceeds its budget. The shell is what a document for
 * unknown paths weighs. No other page is charged for it, so a link in a menu fails nobody else's page.
 *
 * @param preview the site with a release
 * @param live the site as it is. A shell that is no heavier is accepted
 */
export async function shellProblems(
  preview: OriginStorage,
  budgets: Budgets,
  live: OriginStorage,
  options?: ScaleOptions,
): Promise<Reason[]> {
  if (!budgets[shellKind]) return [];
  const [files, before] = await Promise.all([createScale(preview, options)(shellPage), createScale(live)(shellPage)]);
  return overBudget(shellPage, files, budgets, { kind: shellKind, before });
}

/** The address of {@link notFoundDocument}, as it is weighed. */
export const shellPage = '/404';

/**
 * What a page adds to the site: the files of its release and, if its document in the release is given, its own HTML.
 *
 * @param app the app that has the page
 * @param files all files of the page
 */
export async function ownFiles(
  app: string,
  files: readonly WeighedFile[],
  document?: Pick<PageDocument, 'head' | 'fragment'>,
): Promise<WeighedFile[]> {
  const own = files.filter(({ file, kind }) => kind !== 'html' && file.startsWith(`${app}/`));
  if (!document) return own;
  const html = await promisify(brotliCompress)(document.head + document.fragment);
  return [{ file: 'its HTML', kind: 'html', bytes: html.length }, ...own];
}

/**
 * How much of the budget of its kind a page in another language may use: text is longer in some languages, and beside
 * the words of a record there are those that were signed.
 */
const shareOfTranslation = 1.2;

/** In bytes. A smaller difference is ignored, because the names of files differ with each version. */
const noticeable = 100;

/**
 * Returns a sentence for each page of a release and each kind of file that exceeds the budget. If a kind of page has a
 * budget for own bytes, the release is not charged for bytes of the host or of other teams.
 *
 * @param preview the site with the release
 * @param live the site as it is. A page that is no heavier than its live version exceeds its budget because of others,
 *   and is accepted.
 */
export async function budgetProblems(
  preview: OriginStorage,
  { release, pages }: { release: Pick<Release, 'app' | 'routes'>; pages: readonly PageDocument[] },
  budgets: Budgets,
  live: OriginStorage,
  options?: ScaleOptions,
): Promise<Reason[]> {
  const weighLive = createScale(live);
  const weighed = await weighPages(preview, release, pages, options);
  const problems = await all(weighed, async ({ path, named, files, kind, charged, isTranslation }) => {
    const own = budgets[kind]?.own !== undefined;
    const share = isTranslation ? shareOfTranslation : 1;
    const [counted, options] = own ? [charged, { kind, own, share }] : [files, { kind: named, share }];
    if (overBudget(path, counted, budgets, options).length === 0) return [];
    const live = await weighLive(path);
    const before = own ? await ownFiles(release.app, live) : live;
    return overBudget(path, counted, budgets, { ...options, before });
  });
  return problems.flat();
}

/**
 * Returns a sentence for each page of these releases and each kind of file that exceeds the budget of whole pages.
 *
 * @param preview the site with a new host
 * @param live the site as it is. A page that is no heavier there is accepted
 * @param options `by`: the remote whose release fills slots of these pages. What its fragments wake is said first.
 */
export async function wholePageProblems(
  preview: OriginStorage,
  releases: readonly Pick<Release, 'routes'>[],
  budgets: Budgets,
  live: OriginStorage,
  { by, ...options }: ScaleOptions & { by?: string } = {},
): Promise<Reason[]> {
  const [weigh, weighLive] = [createScale(preview, options), createScale(live)];
  const routes = releases.flatMap((release) => release.routes);
  const paths = routes.flatMap(({ pages, kind }) => pages.map((path) => ({ path, kind })));
  const problems = await all(paths, async ({ path, kind }) => {
    const files = await weigh(path);
    if (overBudget(path, files, budgets, { kind }).length === 0) return [];
    const over = overBudget(path, files, budgets, { kind, before: await weighLive(path) });
    const woken = by === undefined || over.length === 0 ? undefined : await whatWakes(preview, live, path, by);
    return woken === undefined ? over : over.map(({ code, text }) => reason(code, `${woken} As it is, ${text}`));
  });
  return problems.flat();
}

/**
 * A sentence about the fragments of a remote for which a page no longer sleeps, so that it loads code of other teams at
 * once; undefined when it sleeps still, or was awake before.
 */
async function whatWakes(
  preview: OriginStorage,
  live: OriginStorage,
  path: string,
  app: string,
): Promise<string | undefined> {
  const [before, after] = await Promise.all([live, preview].map((site) => readText(site, documentFile(path))));
  const wakes = `<template id="${wakeTemplateId}">`;
  if (!before?.includes(wakes) || !after || after.includes(wakes)) return undefined;
  const atOnce = new RegExp(`${fragmentAttribute}="${app}/([^"]+)"[^>]* ${hydrateAttribute}="load"`, 'g');
  const [name] = [...after.matchAll(atOnce)].map(([, name = '']) => name);
  if (name === undefined) return undefined;
  return `its fragment ${name} hydrates at once and wakes the page ${path}, which loads its code only when it is used: give the fragment hydrate: 'interaction' in src/fragments.ts.`;
}

/** How much of the site's budget for a page's own JavaScript a page uses, in bytes after brotli. */
export type OwnCode = { path: string; bytes: number; budget: number };

/**
 * The JavaScript that each page of a release adds to the site, for the pages whose kind has a budget for own bytes; the
 * page that uses most of its budget first.
 *
 * @param preview the site with the release
 */
export async function ownCode(
  preview: OriginStorage,
  { release, pages }: { release: Pick<Release, 'app' | 'routes'>; pages: readonly PageDocument[] },
  budgets: Budgets,
): Promise<OwnCode[]> {
  const weighed = await weighPages(preview, release, pages);
  return weighed
    .flatMap(({ path, kind, charged }): OwnCode[] => {
      const budget = budgets[kind]?.own?.js;
      return budget ? [{ path, bytes: sumOf(charged.filter((file) => file.kind === 'js')), budget }] : [];
    })
    .sort((a, b) => b.bytes / b.budget - a.bytes / a.budget);
}

type WeighedPage = {
  path: string;
  /** The kind that the route names. */
  named: NamedKind;
  /** The kind that the page turns out to be. All its files decide whether it counts as asleep, not only those of the release. */
  kind: string;
  files: WeighedFile[];
  /** The files that the page adds to the site. */
  charged: WeighedFile[];
  /** Whether it is in another language than the sources. */
  isTranslation: boolean;
};

async function weighPages(
  preview: OriginStorage,
  release: Pick<Release, 'app' | 'routes'>,
  pages: readonly PageDocument[],
  options?: ScaleOptions,
): Promise<WeighedPage[]> {
  const weigh = createScale(preview, options);
  // A build has a document of the same path for each language, and the paths of routes are those of the sources.
  const documents = new Map(pages.filter(({ language }) => !language).map((page) => [page.path, page]));
  const kinds = new Map(release.routes.flatMap(({ pages: paths, kind }) => paths.map((path) => [path, kind] as const)));
  const translated = await all(
    pages.filter(({ language }) => language),
    async (document) => {
      const path = addressIn(document.path, document.language ?? '');
      // A site that does not name the language lacks the page.
      const isThere = (await readText(preview, documentFile(path))) !== undefined;
      return isThere ? [{ path, named: kinds.get(document.path), document }] : [];
    },
  );
  const routed = [...kinds].map(([path, named]) => ({ path, named, document: documents.get(path) }));
  return all([...routed, ...translated.flat()], async ({ path, named, document }) => {
    const files = await weigh(path);
    const charged = await ownFiles(release.app, files, document);
    const isTranslation = document?.language !== undefined;
    return { path, named, kind: kindOfPage(named, files), files, charged, isTranslation };
  });
}

/**
 * The pages at `paths` whose weight a release changes, as lines of a table; the largest change first.
 *
 * @param before the site as it is
 * @param after the site as it would be
 */
export async function weightChanges(
  before: OriginStorage,
  after: OriginStorage,
  paths: readonly string[],
): Promise<string[]> {
  const [now, then] = [createScale(before), createScale(after)];
  const weights = await all(paths, async (path) => {
    const [old, next] = [sumOf(await now(path)), sumOf(await then(path))];
    return { path, old, next, change: next - old };
  });
  const changed = weights.filter(({ change }) => Math.abs(change) >= noticeable);
  if (changed.length === 0) return [];
  const titles = ['page', 'kB now', 'kB after it', 'difference'];
  const rows = changed
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map(({ path, old, next, change }) => [
      path,
      kilobytes(old),
      kilobytes(next),
      `${change > 0 ? '+' : ''}${kilobytes(change)}`,
    ]);
  return table(titles, rows, new Set(titles.slice(1)));
}

/** The total size of the files, in bytes. */
export function sumOf(files: readonly WeighedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/** Kilobytes of 1000 bytes, with one decimal and without the unit. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function kindOfFile(file: string): KindOfFile {
  if (file.endsWith('.woff2')) return 'fonts';
  if (file.endsWith('.css')) return 'css';
  return file.endsWith('.html') ? 'html' : 'js';
}

/** Splits a document into the HTML without its templates, and the content of the template that wakes its page. */
function splitDocument(html: string): [html: string, template: string] {
  const [, template = ''] = new RegExp(`<template id="${wakeTemplateId}">([^]*?)</template>`).exec(html) ?? [];
  return [html.replaceAll(/<template [^]*?<\/template>/g, ''), template];
}

function namedInHtml(html: string): string[] {
  const urls = html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="\/([^"]+\.(?:m?js|css|woff2))"/g);
  return [...urls].map(([, file = '']) => file);
}

function namedInCss(file: string, css: string): string[] {
  const urls = css.matchAll(/url\(["']?([^"')]+\.woff2)/g);
  return [...urls].map(([, font = '']) => new URL(font, `http://origin/${file}`).pathname.slice(1));
}
