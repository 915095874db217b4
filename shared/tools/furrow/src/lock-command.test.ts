import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteLockFile } from '@furrow/release/domain/site-lock';
import { developedSite, policyOf } from '@furrow/release/operations/developed-site';
import { prune } from '@furrow/release/operations/prune';
import { publish } from '@furrow/release/operations/publish';
import { storageFiles } from '@furrow/release/server/files';
import { startServer, type Server } from '@furrow/release/server/serve';
import { readCandidate } from '@furrow/release/store/candidate';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import { writeHost, writeRemote, type Fixture } from '@furrow/release/testing/fixture';
import { writeSiteLock } from './lock-command';
import { siteAround } from './site-around';

/** The site that a repository pins, while the live one goes on. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const pages = { '/donate': ['/donate'] };
const inline = (digit: string) => `'sha256-${digit.repeat(43)}='`;

let folder: string;
let origin: ReturnType<typeof memoryStorage>;
let server: Server;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  origin = memoryStorage();
  await release('giving', { version: '1.0.0', content: 'one' });
  await release('host', { version: '1.0.0', shell: { inlineScripts: [inline('1')] } });
  server = await startServer({ files: storageFiles(origin), port: 0 });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function built(app: string, fixture: Fixture) {
  const dist = join(folder, `${app} ${fixture.version}`);
  return readCandidate(
    await (app === 'host' ? writeHost(dist, fixture) : writeRemote(dist, app, { pages, ...fixture })),
  );
}

async function release(app: string, fixture: Fixture): Promise<void> {
  await publish({ storage: origin, candidate: await built(app, fixture), published, promote: true });
}

const choice = () => ({ folder, against: server.url });
const lock = (at?: string) => writeSiteLock({ ...choice(), ...(at !== undefined && { at }) });
const around = (at?: string) => siteAround({ ...choice(), ...(at !== undefined && { at }) }, 'calendar');
const hashIn = (sentence: string) => /[0-9a-f]{16}/.exec(sentence)?.[0] ?? '';
const pageOf = async ({ site }: Awaited<ReturnType<typeof around>>) =>
  new TextDecoder().decode((await site.read('donate.html'))?.bytes);

it('shows what is live where nothing is pinned', async () => {
  expect(await around()).toMatchObject({ name: 'the live site' });
  expect(await pageOf(await around())).toContain('giving /donate one');
  await release('giving', { version: '1.1.0', content: 'two' });
  expect(await pageOf(await around())).toContain('giving /donate two');
});

it('composes what is pinned while other versions go live, and says that they do', async () => {
  const said = await lock();
  expect(said).toMatch(/^site\.lock pins the site [0-9a-f]{16}: 2 apps\.$/);
  expect(await around()).toMatchObject({ name: `the site ${hashIn(said)} of site.lock` });
  expect(await around()).not.toHaveProperty('behind');

  await release('giving', { version: '1.1.0', content: 'two' });
  const pinned = await around();
  expect(pinned.behind).toBe(
    `The live site has changed since site.lock was written: giving. Pin what is live with: furrow lock --against ${server.url}`,
  );
  expect(await pageOf(pinned)).toContain('giving /donate one');
  expect(await (await fetch(`${server.url}/donate`)).text()).toContain('giving /donate two');

  const next = await lock();
  expect(next).toBe(`site.lock pins the site ${hashIn(next)}: giving 1.1.0 instead of 1.0.0.`);
  expect(await pageOf(await around())).toContain('giving /donate two');
  expect(await lock()).toBe(`site.lock pins the site ${hashIn(next)}, as before.`);
});

it('is not behind because of releases of the remote itself', async () => {
  await lock();
  await release('calendar', { version: '1.0.0', pages: { '/calendar': ['/calendar'] } });
  expect(await around()).not.toHaveProperty('behind');
});

it('develops a remote in the pinned site, whose policy allows the inline scripts of its host', async () => {
  await lock();
  await release('host', { version: '2.0.0', shell: { inlineScripts: [inline('2')] } });
  const { site } = await around();
  const calendar = await built('calendar', { version: '1.0.0', pages: { '/calendar': ['/calendar'] } });
  const { files } = await developedSite({ site, headers: await policyOf(server.url), candidate: calendar });
  const local = await startServer({ files, port: 0 });
  const page = await fetch(`${local.url}/calendar`);
  await local.close();
  expect(page.headers.get('content-security-policy')).toContain(inline('1'));
  expect(await page.text()).toContain('/host/1.0.0-');
});

it('composes what is pinned without a network, once it was read, and says that nobody knows what is live', async () => {
  await lock();
  const before = await pageOf(await around());
  await server.close();
  const offline = await around();
  expect(await pageOf(offline)).toBe(before);
  expect(before).toContain('giving /donate one');
  expect(offline.behind).toMatch(
    /^Nobody knows whether the live site has changed: .* does not respond: nothing listens at/,
  );
  await rm(join(folder, '.cache'), { recursive: true });
  await expect(around()).rejects.toThrow('does not respond');
  server = await startServer({ files: storageFiles(origin), port: 0 });
});

it('takes another site by its hash, as long as the live site lists its versions', async () => {
  const first = hashIn(await lock());
  await release('giving', { version: '1.1.0', content: 'two' });
  await release('dao', { version: '1.0.0', pages: { '/vote': ['/vote'] } });
  const second = hashIn(await lock());
  expect(await pageOf(await around(first))).toContain('giving /donate one');
  expect(await pageOf(await around(second))).toContain('giving /donate two');
  expect(await (await around(first)).site.read('vote.html')).toBeUndefined();
  expect(await lock(first)).toBe(`site.lock pins the site ${first}: dao is gone; giving 1.0.0 instead of 1.1.0.`);
  await expect(around('0123456789abcdef')).rejects.toThrow(
    `${server.url} no longer lists the versions of the site 0123456789abcdef. What is live is ${second}.`,
  );
});

it('names the release that the site no longer has, and the command that pins others', async () => {
  await lock();
  for (const [version, content] of [
    ['1.1.0', 'two'],
    ['1.2.0', 'three'],
  ] as const)
    await release('giving', { version, content });
  expect(await pageOf(await around())).toContain('giving /donate one');
  await prune({ storage: origin, keep: 0 });
  // What this machine has read before, it still has.
  expect(await pageOf(await around())).toContain('giving /donate one');
  await rm(join(folder, '.cache'), { recursive: true });
  await expect(around()).rejects.toThrow(
    `site.lock names giving@1.0.0, which the site no longer has. Pin what is live with: furrow lock --against ${server.url}`,
  );
});

it('says what is wrong with a damaged lock, and replaces it', async () => {
  await lock();
  const file = join(folder, siteLockFile);
  const good = await readFile(file, 'utf8');
  const damages: [text: string, problem: string][] = [
    ['<<<<<<< HEAD\n', 'site.lock is not valid JSON. Pin what is live with: furrow lock --against'],
    [
      good.replace(/"release": "\/giving/, '"release": "/dao'),
      'apps.giving.release must be the address of a release.json',
    ],
    [
      good.replace(/sha384-..../g, 'sha384-AAAA'),
      'with another hash than that of the release on the site. Pin what is',
    ],
    [good.replace('"host"', '"hose"').replace('/host/', '/hose/'), 'apps must name a release of host'],
    [good.replace('"format": 1', '"format": 2'), 'site.lock has format 2, written by a newer release command'],
  ];
  for (const [text, problem] of damages) {
    await writeFile(file, text);
    await expect(around()).rejects.toThrow(problem);
  }
  await writeFile(file, '<<<<<<< HEAD\n');
  expect(await lock()).toContain('2 apps.');
  expect(await readFile(file, 'utf8')).toBe(good);
});

it('pins nothing where there is no site', async () => {
  const empty = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((done) => empty.listen(0, done));
  const against = `http://localhost:${(empty.address() as AddressInfo).port}`;
  await expect(writeSiteLock({ folder, against })).rejects.toThrow(`There is no site in ${against}.`);
  await new Promise((done) => empty.close(done));
});
