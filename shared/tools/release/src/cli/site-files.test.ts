import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../check/verify';
import { readCandidate } from '../store/candidate';
import { folderIn, readView } from '../testing/ledger';
import { memoryStorage } from '../store/memory-storage';
import { readText, type OriginStorage } from '../store/storage';
import { writeHost, writeRemote, type Fixture } from '../testing/fixture';
import { rollback } from '../operations/promote';
import { publish } from '../operations/publish';

/** Files that a release gives to addresses of the site, such as a feed. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: 'abc1234' };
let folder: string;
let count = 0;
let storage: OriginStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  storage = memoryStorage();
  await release('host', { siteFiles: { 'favicon.ico': 'icon' } });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function release(app: string, fixture: Fixture, promote = true) {
  const dist = join(folder, String((count += 1)));
  await (app === 'host' ? writeHost(dist, fixture) : writeRemote(dist, app, fixture));
  return publish({ storage, candidate: await readCandidate(dist), published, promote });
}

const pages = { '/blog': ['/blog'] };
const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255, 0x0d, 0x0a]);

it('are at their addresses once the version is live, byte by byte, of remotes and of the host', async () => {
  const siteFiles = { 'feed.xml': '<feed/>', 'share/blog/frost.png': picture, '.well-known/security.txt': 'Contact:' };
  await release('content', { pages, siteFiles }, false);
  expect(await storage.read('feed.xml')).toBeUndefined();
  await release('content', { version: '1.0.1', pages, siteFiles });
  expect(await readText(storage, 'feed.xml')).toBe('<feed/>');
  expect((await storage.read('share/blog/frost.png'))?.bytes).toEqual(picture);
  expect(await readText(storage, '.well-known/security.txt')).toBe('Contact:');
  expect(await readText(storage, 'favicon.ico')).toBe('icon');
  const { microFrontends } = await readView(storage);
  expect(microFrontends['content']?.[0]?.extras.siteFiles).toContain('/feed.xml');
});

it('change and go with the version that is live', async () => {
  await release('content', { pages, siteFiles: { 'feed.xml': 'one' } });
  await release('content', { version: '1.1.0', pages, siteFiles: { 'feed.xml': 'two', 'feed.json': '{}' } });
  expect(await readText(storage, 'feed.xml')).toBe('two');
  await rollback({ storage, app: 'content' });
  expect(await readText(storage, 'feed.xml')).toBe('one');
  expect(await storage.read('feed.json')).toBeUndefined();
});

it('belong to one app', async () => {
  await release('content', { pages, siteFiles: { 'feed.xml': 'one' } });
  await expect(release('shop', { pages: { '/shop': ['/shop'] }, siteFiles: { 'feed.xml': 'other' } })).rejects.toThrow(
    'it has a file for /feed.xml, which content owns. Take the file out',
  );
  expect(await readText(storage, 'feed.xml')).toBe('one');
});

it.each(['robots.txt', 'Feed.xml', 'app.js', 'blog.html', '.furrow/site.json'])('may not be %s', async (path) => {
  await expect(release('content', { pages, siteFiles: { [path]: '' } })).rejects.toThrow(
    `its file site/${path} cannot have an address of the site.`,
  );
});

it('are verified, and one that is damaged in its release stays unchanged on the site', async () => {
  await release('content', { pages, siteFiles: { 'feed.xml': 'one' } });
  expect((await verify(storage)).problems).toEqual([]);
  await storage.write('feed.xml', 'other');
  expect((await verify(storage)).problems).toEqual([
    'feed.xml does not match its releases; run "release repair" to compose it again',
  ]);
  const content = await folderIn(storage, 'content@1.0.0');
  await storage.write(`${content}/site/feed.xml`, 'damaged');
  await release('host', { version: '1.1.0', siteFiles: { 'favicon.ico': 'icon' } });
  expect(await readText(storage, 'feed.xml')).toBe('other');
  expect((await verify(storage)).problems).toEqual([
    `${content}/site/feed.xml is not the file that ${content}/release.json names`,
  ]);
});
