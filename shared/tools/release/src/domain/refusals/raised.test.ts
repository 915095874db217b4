import { buildAddress } from '@furrow/formats/release-name';
import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '../../check/preview-browser';
import { buildProblems } from '../../check/build-problems';
import { buildApp } from '../../cli/workspace';
import { advisoriesOf } from '../../operations/advisories';
import { createEnvironment } from '../../operations/environment';
import { releaseLocalSite } from '../../operations/local-site';
import { lockedSite } from '../../operations/locked-site';
import { log } from '../../operations/log';
import { promote, reportTo } from '../../operations/promote';
import { candidateOf, readBuild, readCandidate, type Candidate } from '../../store/candidate';
import { folderStorage } from '../../store/folder-storage';
import { bytesOf } from '../../store/storage';
import { memoryStorage } from '../../store/memory-storage';
import { writeHost, writeRemote } from '../../testing/fixture';
import { beginWithMemorySite, release, storage } from '../../testing/memory-site';
import { integrityOf } from '../integrity';
import { anybody } from '../journal';
import { ledgerFile } from '../paths';
import type { Refused } from '../refused';

/* Refusals whose texts no other test expects. */

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
  const twice = { ...candidate.release, routes: [route, { ...route, pattern: '/:name' }] };
  expect(codesIn({ ...candidate, release: twice })).toEqual(['FUR-BUILD-PAGE-TWICE']);
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

it('refuses to list what happened when an event of the journal is gone', async () => {
  await release('host', {});
  const [event = ''] = (await storage.list('.furrow/journal/')).sort();
  await storage.remove(event);
  expect(await codesOf(log(storage))).toEqual(['FUR-JOURNAL-DAMAGED']);
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
