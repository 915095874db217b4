/** `tsx scripts/budgets.ts [remote] [--all]`: what each page of the composed site weighs, against budgets.json. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { ShellDocument } from '@furrow/remote/contract';
import { liveEntry, matchesPattern } from '@furrow/release/discovery';
import { parseDiscovery } from '@furrow/release/discovery-schema';
import { documentFile } from '@furrow/release/paths';
import { root } from './process';

type Kind = 'html' | 'css' | 'js' | 'fonts';
type Owner = 'host' | 'shared' | 'remote';
type Weighed = { url: string; kind: Kind; owner: Owner; bytes: number };
type PageWeight = { path: string; remote: string; pageKind: string; files: Weighed[] };

/** Bytes after brotli. `pages` are React Router patterns; a kind without them is for every other page. */
type Budgets = Record<string, Record<Kind, number> & { pages?: string[] }>;

const kinds: Kind[] = ['html', 'css', 'js', 'fonts'];

/**
 * Weighs every prerendered page of the local origin: its document and each file the document names.
 *
 * @returns a table of the heaviest page of each remote and kind, and a line for each page over budget
 */
export function budgets(remote?: string, all = false): { passed: number; failed: number; details: string } {
  const limits = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8')) as Budgets;
  const pages = weighPages(limits).filter((page) => !remote || remote === 'host' || page.remote === remote);
  const over = pages.flatMap((page) => overBudget(page, limits[page.pageKind]));
  return {
    passed: over.length === 0 ? 1 : 0,
    failed: over.length === 0 ? 0 : 1,
    details: [
      table(all ? pages : heaviest(pages)),
      ...over.slice(0, 8),
      ...(over.length > 8 ? [`… and ${over.length - 8} more`] : []),
    ].join('\n'),
  };
}

function weighPages(limits: Budgets): PageWeight[] {
  const discovery = parseDiscovery(readJson('discovery.json'));
  const host = liveEntry(discovery.microFrontends.host);
  const shell = host ? (readJson(host.url) as ShellDocument) : undefined;
  const provided = new Set(Object.values(shell?.provides ?? {}).flat());
  const cache = new Map<string, number>();

  return Object.entries(discovery.microFrontends).flatMap(([remote, entries]) =>
    (liveEntry(entries)?.extras.pages ?? []).map((path) => {
      const file = documentFile(path);
      const urls = filesOf(readFileSync(inOrigin(file), 'utf8'));
      return {
        path,
        remote,
        pageKind:
          Object.keys(limits).find((kind) => limits[kind]?.pages?.some((pattern) => matchesPattern(pattern, path))) ??
          'content',
        files: [
          { url: `/${file}`, kind: 'html', owner: 'remote', bytes: compressedSize(file, cache) },
          ...urls.map((url): Weighed => ({
            url,
            kind: kindOf(url),
            owner: ownerOf(url, provided),
            bytes: compressedSize(url, cache),
          })),
        ],
      };
    }),
  );
}

/** Scripts, styles and preloads the document names, and the fonts its stylesheets name. */
function filesOf(html: string): string[] {
  const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? [];
  const named = tags
    .filter((tag) => tag.startsWith('<script') || /rel="(?:stylesheet|preload|modulepreload)"/.test(tag))
    .map((tag) => /\b(?:src|href)="(\/[^"]+\.(?:js|mjs|css|woff2))"/.exec(tag)?.[1])
    .filter((url) => url !== undefined);
  const fonts = named
    .filter((url) => url.endsWith('.css'))
    .flatMap((url) =>
      [...readFileSync(inOrigin(url), 'utf8').matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(
        ([, font = '']) => new URL(font, `http://origin${url}`).pathname,
      ),
    );
  return [...new Set([...named, ...fonts])];
}

function kindOf(url: string): Kind {
  if (url.endsWith('.css')) return 'css';
  return url.endsWith('.woff2') ? 'fonts' : 'js';
}

function ownerOf(url: string, provided: Set<string>): Owner {
  const [, app, , ...rest] = url.split('/');
  if (provided.has(rest.join('/'))) return 'shared';
  return app === 'host' ? 'host' : 'remote';
}

function compressedSize(path: string, cache: Map<string, number>): number {
  const file = inOrigin(path);
  const known = cache.get(file);
  if (known !== undefined) return known;
  const packed = `${file}.br`;
  const bytes = existsSync(packed)
    ? statSync(packed).size
    : file.endsWith('.woff2')
      ? statSync(file).size
      : brotliCompressSync(readFileSync(file)).length;
  cache.set(file, bytes);
  return bytes;
}

function overBudget(page: PageWeight, limits: Budgets[string] | undefined): string[] {
  return kinds.flatMap((kind) => {
    const actual = sum(page.files.filter((file) => file.kind === kind));
    const limit = limits?.[kind] ?? 0;
    if (actual <= limit) return [];
    const largest = page.files
      .filter((file) => file.kind === kind)
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 3)
      .map(({ url, bytes }) => `${url} ${kilobytes(bytes)}`);
    return [
      `${page.path}: ${kind} ${kilobytes(actual)} kB is over the ${page.pageKind} budget of ${kilobytes(limit)} kB. Largest: ${largest.join(', ')}`,
    ];
  });
}

/** The heaviest page of each remote and kind. */
function heaviest(pages: PageWeight[]): PageWeight[] {
  const groups = new Map<string, PageWeight>();
  for (const page of pages) {
    const group = `${page.remote} ${page.pageKind}`;
    const known = groups.get(group);
    if (!known || sum(page.files) > sum(known.files)) groups.set(group, page);
  }
  return [...groups.values()];
}

/** Kilobytes (1000 bytes) after brotli. */
function table(pages: PageWeight[]): string {
  const owners: Owner[] = ['host', 'shared', 'remote'];
  const head = ['page', 'kind', ...kinds, ...owners.map((owner) => `js ${owner}`), 'all'];
  const rows = pages.map(({ path, pageKind, files }) => [
    path,
    pageKind,
    ...kinds.map((kind) => kilobytes(sum(files.filter((file) => file.kind === kind)))),
    ...owners.map((owner) => kilobytes(sum(files.filter((file) => file.kind === 'js' && file.owner === owner)))),
    kilobytes(sum(files)),
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

function sum(files: Weighed[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(inOrigin(path), 'utf8'));
}

function inOrigin(path: string): string {
  return join(root, '.origin', path);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2);
  const { failed, details } = budgets(
    args.find((arg) => !arg.startsWith('--')),
    args.includes('--all'),
  );
  console.log(details);
  process.exitCode = failed;
}
