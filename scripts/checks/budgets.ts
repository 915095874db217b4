/**
 * `tsx scripts/checks/budgets.ts [remote] [--all]`: what each page of the composed site weighs, against budgets.json,
 * and what it loads twice.
 */
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShellDocument } from '@furrow/formats/shell-document.schema';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { addressIn } from '@furrow/formats/language-address';
import { readPrefixed } from '@furrow/release/compose/site/settings';
import { readRelease } from '@furrow/release/store/releases';
import { readJson } from '@furrow/release/store/storage';
import { table } from '@furrow/release/domain/table';
import { createScale, kilobytes, kindOfPage, kindsOfFile, sumOf, type WeighedFile } from '@furrow/release/check/weigh';
import { liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { type PageWeight, wrongScripts, wrongWeights } from './documented-weights';
import { duplicatedPackages, installedModules } from './duplicates';
import { heavierInLanguage, type PageInLanguages } from './language-weights';
import { checkedOrigin } from '../workspace/composed-site';
import { root } from '../workspace/process';
import { withoutRoomForLinks } from './room-for-links';
import { tooHeavy } from './too-heavy';

/** Bytes of the scripts that a page runs while it sleeps, with the observer, which comes where the site takes reports. */
const asleepLimit = 15_000;

const owners = ['host', 'shared', 'remote'] as const;

type Page = { path: string; remote: string; named: string | undefined; files: WeighedFile[] };

/**
 * Weighs every prerendered page of the local origin.
 *
 * @returns a table of the heaviest page of each remote and kind, and a line for each budget that a release exceeds, and
 *   each library that a page loads twice
 */
export async function budgets(
  remote?: string,
  all = false,
): Promise<{ passed: number; failed: number; details: string }> {
  const { pages, ownerOf, hostScripts, observer } = await weighPages();
  const asked = pages.filter((page) => !remote || remote === 'host' || page.remote === remote);
  const over = [
    ...(await tooHeavy(folderStorage(checkedOrigin), remote)),
    ...(await withoutRoomForLinks(folderStorage(checkedOrigin))),
    ...asked.flatMap((page) => tooMuchAsleep(page, observer)),
    ...(await loadedTwice(asked, hostScripts)),
    ...heavierInLanguage(await inOtherLanguages(asked)),
    ...(remote ? [] : await wronglyDocumented(pages)),
  ];
  return {
    passed: over.length === 0 ? 1 : 0,
    failed: over.length === 0 ? 0 : 1,
    details: [
      tableOf(all ? asked : heaviest(asked), ownerOf),
      ...over.slice(0, 8),
      ...(over.length > 8 ? [`… and ${over.length - 8} more`] : []),
    ].join('\n'),
  };
}

/** The pages beside those in the other languages of the site. */
async function inOtherLanguages(pages: Page[]): Promise<PageInLanguages[]> {
  const storage = folderStorage(checkedOrigin);
  const weigh = createScale(storage, { precompressed: true });
  const others = (await readPrefixed(storage)).flatMap((language) =>
    pages.map(async ({ path: own, files: source }) => {
      const path = addressIn(own, language);
      return { path, source, other: await weigh(path) };
    }),
  );
  return Promise.all(others);
}

/** What docs/performance.md says of the weight of pages, and README.md of the scripts of those that sleep. */
async function wronglyDocumented(pages: Page[]): Promise<string[]> {
  const ofKind = ({ files }: Page, kind: WeighedFile['kind']) => sumOf(files.filter((file) => file.kind === kind));
  const weightOf = (path: string) => {
    const page = pages.find((one) => one.path === path);
    const bytes = kindsOfFile.map((kind) => [kind, page ? ofKind(page, kind) : 0]);
    return page && (Object.fromEntries(bytes) as PageWeight);
  };
  const [table, readme] = await Promise.all(
    ['docs/performance.md', 'README.md'].map((file) => readFile(join(root, file), 'utf8')),
  );
  return [
    ...wrongWeights('docs/performance.md', table ?? '', weightOf),
    ...wrongScripts('README.md', readme ?? '', weightOf('/')?.js ?? 0),
  ];
}

function tooMuchAsleep({ path, files }: Page, observer: number): string[] {
  if (!files.some(({ kind }) => kind === 'wake')) return [];
  const bytes = sumOf(files.filter(({ kind }) => kind === 'js')) + observer;
  if (bytes <= asleepLimit) return [];
  return [
    `${path} runs ${kilobytes(bytes)} kB of scripts while it sleeps, with the observer; ${kilobytes(asleepLimit)} kB are allowed.`,
  ];
}

/** Every page may load each script of the host: the forms of a page, the checks of what is fetched when it is left. */
async function loadedTwice(pages: Page[], hostScripts: string[]): Promise<string[]> {
  const loads = pages.map(({ path, files }) => ({
    page: path,
    files: [...hostScripts, ...files.flatMap(({ file }) => (file.endsWith('.js') ? [file] : []))],
  }));
  const scripts = [...new Set(loads.flatMap(({ files }) => files))];
  const read = scripts.map(async (file) => [file, await installedModules(join(checkedOrigin, file))] as const);
  return duplicatedPackages(loads, new Map(await Promise.all(read)));
}

type OwnerOf = (file: string) => (typeof owners)[number];

async function weighPages(): Promise<{ pages: Page[]; ownerOf: OwnerOf; hostScripts: string[]; observer: number }> {
  const storage = folderStorage(checkedOrigin);
  const { microFrontends } = parseDiscovery(await readJson(storage, 'discovery.json'));
  const host = liveEntry(microFrontends.host);
  const shell = host && ((await readJson(storage, host.url.slice(1))) as ShellDocument);
  const provided = new Set(Object.values(shell?.provides ?? {}).flat());
  const weigh = createScale(storage, { precompressed: true });
  const pages = Object.entries(microFrontends).map(async ([remote, entries]) => {
    const entry = liveEntry(entries);
    if (!entry || remote === 'host') return [];
    const release = await readRelease(storage, remote, entry);
    const paths = release.routes.flatMap(({ pages: own, kind }) => own.map((path) => ({ path, remote, named: kind })));
    return Promise.all(paths.map(async (page) => ({ ...page, files: await weigh(page.path) })));
  });
  const observer = (shell?.assets.observer ?? []).map(
    async (file) => (await stat(join(checkedOrigin, dirname(host?.url ?? ''), `${file}.br`))).size,
  );
  const hostFiles = host ? await storage.list(`${dirname(host.url.slice(1))}/`) : [];
  return {
    pages: (await Promise.all(pages)).flat(),
    observer: (await Promise.all(observer)).reduce((sum, bytes) => sum + bytes, 0),
    hostScripts: hostFiles.filter((file) => file.endsWith('.js')),
    ownerOf(file) {
      const [app, , ...rest] = file.split('/');
      if (provided.has(rest.join('/'))) return 'shared';
      return app === 'host' ? 'host' : 'remote';
    },
  };
}

/** The heaviest page of each remote and kind. */
function heaviest(pages: Page[]): Page[] {
  const groups = new Map<string, Page>();
  for (const page of pages) {
    const group = `${page.remote} ${kindOfPage(page.named, page.files)}`;
    const known = groups.get(group);
    if (!known || sumOf(page.files) > sumOf(known.files)) groups.set(group, page);
  }
  return [...groups.values()];
}

/** A row for each page, in kilobytes (1000 bytes) after brotli. */
function tableOf(pages: Page[], ownerOf: OwnerOf): string {
  const head = ['page', 'kind', ...kindsOfFile, ...owners.map((owner) => `js ${owner}`), 'all'];
  const rows = pages.map(({ path, named, files }) => [
    path,
    kindOfPage(named, files),
    ...kindsOfFile.map((kind) => kilobytes(sumOf(files.filter((file) => file.kind === kind)))),
    ...owners.map((owner) =>
      kilobytes(sumOf(files.filter(({ file, kind }) => kind === 'js' && ownerOf(file) === owner))),
    ),
    kilobytes(sumOf(files)),
  ]);
  return table(head, rows, new Set(head.slice(2))).join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2);
  const { failed, details } = await budgets(
    args.find((arg) => !arg.startsWith('--')),
    args.includes('--all'),
  );
  console.log(details);
  process.exitCode = failed;
}
