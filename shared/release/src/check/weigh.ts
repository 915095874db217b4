import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Build } from '@furrow/formats/build.schema';
import { wakeTemplateId } from '@furrow/formats/hydrate-policy';
import { all } from '../domain/all';
import type { Budgets, NamedKind } from '../domain/budgets';
import { documentFile } from '../domain/paths';
import { table } from '../domain/table';
import { readText, textOf, type OriginStorage } from '../store/storage';

export const kindsOfFile = ['html', 'css', 'js', 'wake', 'fonts'] as const;
export type KindOfFile = (typeof kindsOfFile)[number];

/** `file` is a path on the origin, `bytes` its size after brotli. A font counts as it is, because it is compressed already. */
export type WeighedFile = { file: string; kind: KindOfFile; bytes: number };

export type ScaleOptions = {
  /** Takes the size of the compressed copy beside a file. A preview cannot use it, because its changes have no copies yet. */
  precompressed?: boolean;
};

/**
 * Weighs pages of an origin: the document, each script and stylesheet it names, and the fonts those stylesheets name. No file is
 * compressed twice.
 *
 * @returns a function that weighs the files of the page at a path
 */
export function createScale(storage: OriginStorage, { precompressed = false }: ScaleOptions = {}) {
  const known = new Map<string, Promise<WeighedFile>>();
  const weigh = (file: string) => {
    const weighing = known.get(file) ?? bytesOf(file).then((bytes) => ({ file, kind: kindOfFile(file), bytes }));
    known.set(file, weighing);
    return weighing;
  };

  async function bytesOf(file: string): Promise<number> {
    const copy = precompressed ? await storage.read(`${file}.br`) : undefined;
    const bytes = (copy ?? (await storage.read(file)))?.bytes ?? new Uint8Array();
    return copy || kindOfFile(file) === 'fonts' ? bytes.length : (await promisify(brotliCompress)(bytes)).length;
  }

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

/** The kind of a page that loads `files`. */
export function kindOfPage(named: NamedKind, files: readonly WeighedFile[]): string {
  return named ?? (files.some(({ kind }) => kind === 'wake') ? 'asleep' : 'content');
}

/**
 * A sentence for each kind of file that is over the budget of the page's kind, with the largest files.
 *
 * @param options `kind`: the kind that its route names. `headroom`: bytes that a page must leave of its budget. The names of classes and files differ in each build, and the same
 *   styles then differ by tens of bytes after brotli: without headroom, a version that changes nothing can be refused. `before`: what the live
 *   version of the page loads; where it is as heavy, nothing is said
 */
export function overBudget(
  path: string,
  files: readonly WeighedFile[],
  budgets: Budgets,
  {
    kind: named,
    headroom = 0,
    before = [],
  }: { kind?: NamedKind; headroom?: number; before?: readonly WeighedFile[] } = {},
): string[] {
  const name = kindOfPage(named, files);
  const budget = budgets[name];
  if (!budget) {
    if (named === undefined) return [];
    const known = Object.keys(budgets).join(', ');
    return [
      `the page ${path} is of the kind "${named}" in routes.ts, for which the site has no budget. It has: ${known}.`,
    ];
  }
  return kindsOfFile.flatMap((kind) => {
    const parts = files.filter((file) => file.kind === kind).sort((a, b) => b.bytes - a.bytes);
    const total = sumOf(parts);
    const room = budget[kind] ?? 0;
    if (total === 0 || total + headroom <= room) return [];
    const was = sumOf(before.filter((file) => file.kind === kind));
    if (was > 0 && total <= was + noticeable) return [];
    const largest = parts.slice(0, 3).map(({ file, bytes }) => `${file} ${kilobytes(bytes)} kB`);
    return [
      (total > room
        ? `the page ${path} weighs ${kilobytes(total)} kB of ${kind}, over the ${name} budget of ${kilobytes(room)} kB. `
        : `the page ${path} weighs ${total} bytes of ${kind}, which leaves less than ${headroom} bytes of the ${name} budget of ${room}: the names in its next build can be so much longer. `) +
        `Its largest files: ${largest.join(', ')}. Cut them, name another kind in routes.ts, or agree on another budget with who runs the site.`,
    ];
  });
}

/** Bytes by which a page may differ without a word: names of files differ with each version. */
const noticeable = 100;

/**
 * A sentence for each page of the routes and each kind of file that is over budget.
 *
 * @param live the site as it is. A page that is no heavier than its live version is over its budget by what others did, and is passed over
 */
export async function budgetProblems(
  storage: OriginStorage,
  routes: readonly Pick<Build['routes'][number], 'pages' | 'kind'>[],
  budgets: Budgets,
  live?: OriginStorage,
): Promise<string[]> {
  const [weigh, weighLive] = [createScale(storage), live && createScale(live)];
  const pages = routes.flatMap(({ pages: paths, kind }) => paths.map((path) => ({ path, kind })));
  const problems = await all(pages, async ({ path, kind }) => {
    const files = await weigh(path);
    const over = overBudget(path, files, budgets, { kind });
    return over.length > 0 && weighLive
      ? overBudget(path, files, budgets, { kind, before: await weighLive(path) })
      : over;
  });
  return problems.flat();
}

/**
 * Which of the pages at `paths` weigh more or less after a release, as lines of a table; the heaviest change first.
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

/** The bytes of all files together. */
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
  const urls = html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="\/([^"]+\.(?:js|css|woff2))"/g);
  return [...urls].map(([, file = '']) => file);
}

function namedInCss(file: string, css: string): string[] {
  const urls = css.matchAll(/url\(["']?([^"')]+\.woff2)/g);
  return [...urls].map(([, font = '']) => new URL(font, `http://origin/${file}`).pathname.slice(1));
}
