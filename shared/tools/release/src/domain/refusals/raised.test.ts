import { buildAddress } from '@furrow/formats/release-name';
import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { Command } from 'commander';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '../../check/preview-browser';
import { buildProblems } from '../../check/build-problems';
import { readSite } from '../../compose/site/settings';
import { addBucketCommands } from '../../cli/commands/bucket-commands';
import { addCanaryCommands } from '../../cli/commands/canary-commands';
import type { SiteAccess } from '../../cli/site-access';
import { buildApp } from '../../cli/workspace';
import { advisoriesOf } from '../../operations/advisories';
import { createEnvironment } from '../../operations/environment';
import { releaseLocalSite } from '../../operations/local-site';
import { lockedSite } from '../../operations/locked-site';
import { log } from '../../operations/log';
import { preview } from '../../operations/preview';
import { promote, reportTo } from '../../operations/promote';
import { candidateOf, readBuild, readCandidate, type Candidate } from '../../store/candidate';
import { folderStorage } from '../../store/folder-storage';
import { bytesOf } from '../../store/storage';
import { memoryStorage } from '../../store/memory-storage';
import { readTeams } from '../../store/teams-file';
import { s3Client } from '../../store/s3-client';
import { canary, canarySite } from '../../testing/canary-site';
import { countVisits } from '../../testing/days';
import { writeHost, writeRemote } from '../../testing/fixture';
import { beginWithMemorySite, release, storage } from '../../testing/memory-site';
import { folderIn } from '../../testing/ledger';
import { createTestBucket } from '../../testing/test-bucket';
import { integrityOf } from '../integrity';
import { anybody } from '../journal';
import { ledgerFile, settingsFile, teamsFile } from '../paths';
import type { Refused } from '../refused';

/* Refusals that no other unit test raises, or whose texts none expects. */

beginWithMemorySite();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refusals-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The codes with which something is refused. */
async function codesOf(work: Promise<unknown>): Promise<string[]> {
  const refused = (await work.then(
    () => ({ reasons: [] }),
    (error: unknown) => error,
  )) as Refused;
  return refused.reasons.map(({ code }) => code);
}

const pages = { '/buy-food': ['/buy-food'] };
const shop = () => writeRemote(join(folder, 'shop'), 'shop', { pages });
/** The codes of what is wrong with a build that was changed. */
const codesIn = (candidate: Candidate) => buildProblems(candidate).map(({ code }) => code);

it('refuses an app whose folder has the name of a path that another app owns', async () => {
  await release('host', {});
  await release('dao', { pages: { '/governance/:body': ['/governance/voting'] } });
  const named = release('governance', { pages: { '/laws': ['/laws'] } });
  expect(await codesOf(named)).toEqual(['FUR-GATE-NAME-IS-PATH']);
});

it('refuses to check pages without a browser', async () => {
  const { CHROMIUM_PATH, PATH } = process.env;
  Object.assign(process.env, { CHROMIUM_PATH: join(folder, 'none'), PATH: '' });
  try {
    expect(await codesOf(launch())).toEqual(['FUR-GATE-NO-BROWSER']);
  } finally {
    Object.assign(process.env, { PATH });
    if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
  }
});

it('refuses builds whose pages and files do not fit together', async () => {
  const candidate = await readCandidate(await shop());
  const [page] = candidate.pages;
  const [route] = candidate.release.routes;
  if (!page || !route) throw new Error('The build is empty.');
  const files = new Map([...candidate.files].filter(([path]) => !page.assets.scripts.includes(path)));
  expect(codesIn({ ...candidate, files })).toContain('FUR-BUILD-FILE-MISSING');
  expect(codesIn({ ...candidate, pages: [page, { ...page, path: '/late' }] })).toEqual(['FUR-BUILD-PAGE-UNNAMED']);
  expect(codesIn({ ...candidate, pages: [] })).toEqual(['FUR-BUILD-PAGE-MISSING']);
  const twice = { ...candidate.release, routes: [route, { ...route, pattern: '/:name' }] };
  expect(codesIn({ ...candidate, release: twice })).toEqual(['FUR-BUILD-PAGE-TWICE']);
});

it('refuses a host whose menus name pictures that are not in the build, once for all languages', async () => {
  const picture = (name: string) => `${buildAddress('host', '1.0.0')}${name}`;
  const menu = (day: string, dark: string) => ({
    menus: [
      {
        name: 'market',
        link: '<li></li>',
        picture: picture(day),
        listed: [{ to: '/boxes', label: 'Boxes', picture: picture(day), darkPicture: picture(dark) }],
      },
    ],
  });
  const there = await readBuild(await writeHost(join(folder, 'host'), { shell: menu('ui.js', 'host.js') }));
  expect(buildProblems(candidateOf(there, 'dist'))).toEqual([]);
  const dist = await writeHost(join(folder, 'without'), {
    shell: menu('ui.js', 'night.svg'),
    translated: { es: { header: 'Hola' } },
  });
  const problems = buildProblems(candidateOf(await readBuild(dist), 'dist'));
  expect(problems.map(({ code, text }) => `${code} ${text}`)).toEqual([
    'FUR-BUILD-FILE-MISSING a menu names the file night.svg, which is not in the build. Build again.',
  ]);
  const dayless = await writeHost(join(folder, 'dayless'), { shell: menu('day.svg', 'ui.js') });
  expect(codesIn(await readCandidate(dayless))).toEqual(['FUR-BUILD-FILE-MISSING']);
});

it('refuses a release whose entries of the search name pictures that are not in the build, in any language', async () => {
  const entry = { kind: 'lot', title: 'Honey', sub: 'Prairie Bee', href: '/buy-food' };
  const entries = (...art: string[]) => JSON.stringify([entry, ...art.map((one) => ({ ...entry, art: one }))]);
  const own = buildAddress('shop', '1.0.0');
  const problemsOf = async (siteFiles: Record<string, string>) => {
    const dist = await writeRemote(join(folder, 'shop'), 'shop', {
      pages,
      siteFiles,
      translated: { es: { pages: { '/buy-food': 'Compra' } } },
    });
    const problems = buildProblems(candidateOf(await readBuild(dist), 'dist'));
    await rm(dist, { recursive: true });
    return problems.map(({ code, text }) => `${code} ${text}`);
  };
  const pictured = { 'search/shop.json': entries(`${own}page.js`, '/share/jar.png'), 'share/jar.png': 'a jar' };
  expect(await problemsOf(pictured)).toEqual([]);
  expect(await problemsOf({ ...pictured, 'es/search/shop.json': entries(`${own}jar.svg`, '/jar.png') })).toEqual([
    'FUR-BUILD-FILE-MISSING the search names the file jar.svg, which is not in the build. Build again.',
    'FUR-BUILD-FILE-MISSING the search names the file /jar.png, which is not in the build. Build again.',
  ]);
  // Composing says what is wrong with a file that holds something else, and leaves it out.
  expect(await problemsOf({ 'search/shop.json': '{}' })).toEqual([]);
});

it('refuses a folder without a build, an incomplete build, and one that hashes its own address', async () => {
  await mkdir(join(folder, 'empty'));
  expect(await codesOf(readCandidate(join(folder, 'empty')))).toEqual(['FUR-BUILD-NONE']);
  const built = await readBuild(await shop());
  const without = new Map([...built].filter(([path]) => path !== manifestFile));
  const read = async (files: ReadonlyMap<string, Uint8Array>) => candidateOf(files, 'dist');
  expect(await codesOf(read(without))).toEqual(['FUR-BUILD-INCOMPLETE']);
  const script = bytesOf(`import('${buildAddress('shop', '1.0.0')}late.js');`);
  const pinning = bytesOf(`{"late.js":"${integrityOf(script)}"}`);
  const hashing = new Map([...built, ['late.js', script], ['hashes.json', pinning]]);
  expect(await codesOf(read(hashing))).toEqual(['FUR-BUILD-ADDRESS']);
});

it('refuses to go on when a build fails', async () => {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'shop', scripts: { build: 'exit 1' } }));
  await writeFile(join(folder, 'rspack.config.ts'), '');
  expect(await codesOf(buildApp(folder, 'shop'))).toEqual(['FUR-BUILD-FAILED']);
});

it('refuses versions, environments and settings that are not there', async () => {
  expect(await codesOf(reportTo(storage, '/_reports'))).toEqual(['FUR-SITE-NO-HOST']);
  await release('host', {});
  await release('shop', { pages });
  const unknown = promote({ storage, app: 'shop', version: '9.9.9' });
  expect(await codesOf(unknown)).toEqual(['FUR-RELEASE-UNKNOWN-VERSION']);
  const create = () => createEnvironment({ storage, name: 'staging', by: anybody });
  await create();
  expect(await codesOf(create())).toEqual(['FUR-ENV-EXISTS']);
});

it('refuses to change a site whose ledger, or a file of its live release, is damaged', async () => {
  await release('host', {});
  await release('shop', { pages });
  const shown = await folderIn(storage, 'shop@1.0.0');
  await release('shop', { pages, version: '1.1.0', content: 'two' });
  await storage.write(`${shown}/release.json`, '{}');
  expect(await codesOf(promote({ storage, app: 'shop', version: '1.0.0' }))).toEqual(['FUR-SITE-DAMAGED']);
  await storage.write(ledgerFile, '{');
  expect(await codesOf(promote({ storage, app: 'shop', version: '1.1.0' }))).toEqual(['FUR-LEDGER-DAMAGED']);
});

it('refuses to list what happened when an event of the journal is gone', async () => {
  await release('host', {});
  const [event = ''] = (await storage.list('.furrow/journal/')).sort();
  await storage.remove(event);
  expect(await codesOf(log(storage))).toEqual(['FUR-JOURNAL-DAMAGED']);
});

it('refuses to read the journal of a site over HTTP', async () => {
  await release('host', {});
  expect(await codesOf(log({ ...storage, isHidden: (path) => path.startsWith('.furrow/') }))).toEqual([
    'FUR-JOURNAL-NOT-PUBLIC',
  ]);
});

it.each([
  ['{', 'is not valid JSON'],
  ['{ "url": 5 }', 'must be'],
])('refuses settings and teams that say %j', async (text, wrong) => {
  await release('host', {});
  await storage.write(settingsFile, text);
  await storage.write(teamsFile, text);
  const settings = readSite(storage);
  const teams = readTeams(storage, { namesTeams: false });
  expect([await codesOf(settings), await codesOf(teams)]).toEqual([['FUR-SITE-SETTINGS'], ['FUR-TEAM-FILE']]);
  await expect(settings).rejects.toThrow(wrong);
  await expect(teams).rejects.toThrow(wrong);
});

it('refuses a field of a team that there is not, with the names of those that there are', async () => {
  await storage.write(teamsFile, '{ "market": { "apps": ["shop"], "key": ["…"] } }');
  const teams = readTeams(storage, { namesTeams: false });
  await expect(teams).rejects.toThrow(
    `${teamsFile}: market has the unknown field key. There are: apps, canaries, keys, promotes, routes.`,
  );
});

it('refuses a lock that names a release which the site does not have', async () => {
  const pinned = { release: '/host/1.0.0-0123456789abcdef/release.json', integrity: 'sha384-none' };
  const site = lockedSite(memoryStorage(), { format: 1, apps: { host: pinned } });
  expect(await codesOf(site)).toEqual(['FUR-LOCK-RELEASE-GONE']);
});

it('refuses a registry without an address', async () => {
  expect(await codesOf(advisoriesOf([], 'nowhere'))).toEqual(['FUR-AUDIT-REGISTRY']);
});

it('refuses to start the local site over a change that a command made meanwhile', async () => {
  const origin = join(folder, 'origin');
  const dists = [await writeHost(join(folder, 'host')), await shop()];
  await releaseLocalSite({ origin, dists });
  const file = join(origin, ledgerFile);
  const change = () => {
    const ledger = JSON.parse(readFileSync(file, 'utf8')) as { apps: Record<string, object> };
    writeFileSync(file, JSON.stringify({ ...ledger, apps: { host: ledger.apps.host } }));
  };
  const next = await writeRemote(join(folder, 'next'), 'shop', { version: '1.1.0', content: 'two', pages });
  const started = releaseLocalSite({ origin, dists: [dists[0] ?? '', next], keepOthers: true, report: change });
  expect(await codesOf(started)).toEqual(['FUR-SITE-CHANGED-MEANWHILE']);
  expect(await folderStorage(origin).read(`${ledgerFile}`)).toBeDefined();
});

/** Runs a command on a site. */
function command(add: (program: Command, site: SiteAccess) => void, site: Partial<SiteAccess>, line: string) {
  const program = new Command();
  add(program, site as SiteAccess);
  return program.parseAsync(line.split(' '), { from: 'user' });
}

it('refuses a bucket that ignores conditions, and another layout for a site that is in a bucket', async () => {
  const held = createTestBucket();
  const open = (bareEtags?: boolean) => s3Client('memory:', held.answer, { bareEtags });
  const bucket = () => ({ open, place: { url: 'memory:', prefix: '' } });
  const doctor = (layout: string) => codesOf(command(addBucketCommands, { bucket }, `doctor --documents ${layout}`));
  held.settings.ignoresConditions = true;
  expect(await doctor('folders')).toEqual(['FUR-BUCKET-UNFIT']);
  held.settings.ignoresConditions = false;
  expect(await doctor('folders')).toEqual([]);
  await open().put(ledgerFile, bytesOf('{}'));
  expect(await doctor('plain')).toEqual(['FUR-BUCKET-LAYOUT']);
});

it('says with a code that a canary was withdrawn', async () => {
  const site = await canarySite(folder);
  const failures = [{ phase: 'entry', error: 'Error: 404', count: 12 }];
  await countVisits(site, { ...canary, cohort: 'canary', visits: 100, failures, waits: {} });
  const watch = command(addCanaryCommands, { existing: async () => site, by: () => anybody }, 'watch shop --once');
  expect(await codesOf(watch)).toEqual(['FUR-CANARY-WITHDRAWN']);
});

it('refuses a preview of no days', async () => {
  const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
  const candidate = await readCandidate(await shop());
  const shown = preview({ storage, candidate, published, view: 'pr-12--shop', days: 0 });
  expect(await codesOf(shown)).toEqual(['FUR-PREVIEW-DAYS']);
});
