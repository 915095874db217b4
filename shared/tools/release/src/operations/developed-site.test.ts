import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKeys, readSigningKey } from '../domain/signature';
import { folderFiles } from '../server/files';
import { type Server, startServer } from '../server/serve';
import { readCandidate } from '../store/candidate';
import { folderStorage } from '../store/folder-storage';
import { siteOverHttp } from '../store/site-over-http';
import type { OriginStorage } from '../store/storage';
import { type Fixture, offeredSlot, writeHost, writeRemote } from '../testing/fixture';
import { developedSite, policyOf, rememberReleases } from './developed-site';
import { reportTo, retire } from './promote';
import { publish } from './publish';
import { repair } from './repair';
import { signVersion } from './sign';

/** A remote of this machine in a live site, without any right there. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const campaigns = { of: 'giving/campaigns', props: { count: 3 } };
const giving = (text: string, version = '1.0.0'): Fixture => ({
  version,
  content: text,
  pages: { '/donate': ['/donate'] },
  offers: { campaigns: [{ count: 3, html: `<p>campaigns, ${text}</p>` }] },
});

const aside = { name: 'aside', props: { count: 3 } };
const content = (text: string): Fixture => ({
  content: text,
  pages: { '/': ['/'] },
  embeds: [campaigns],
  places: [aside],
  slots: [offeredSlot('aside')],
});
const calendar: Fixture = {
  pages: { '/calendar': ['/calendar'] },
  offers: { next: [{ count: 3, html: '<p>next date, mine</p>' }] },
  fills: { next: [{ slot: 'content/aside', order: 10 }] },
};

let folder: string;
let origin: OriginStorage;
let live: Server;
const servers: Server[] = [];

const candidateOf = async (app: string, fixture: Fixture) =>
  readCandidate(await writeRemote(await mkdtemp(join(folder, 'build-')), app, fixture));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'developed-'));
  origin = folderStorage(join(folder, 'origin'));
  const settings = {
    url: 'https://almanac.example',
    connect: ['https://api.example'],
    images: ['https://img.example'],
  };
  await origin.write('.furrow/site.json', JSON.stringify(settings));
  const release = async (candidate: Awaited<ReturnType<typeof candidateOf>>) =>
    publish({ storage: origin, candidate, published, promote: true });
  await release(await readCandidate(await writeHost(join(folder, 'host'))));
  await release(await candidateOf('giving', giving('live')));
  await release(await candidateOf('content', content('live')));
  await reportTo(origin, 'https://reports.example/failures');
  live = await startServer({ files: folderFiles(join(folder, 'origin')), port: 0 });
});
afterAll(async () => {
  await Promise.all([live, ...servers].map((server) => server.close()));
  await rm(folder, { recursive: true });
});

/** The site that somebody sees who develops the remote against the live one. */
async function developed(app: string, fixture: Fixture, direction: 'ltr' | 'rtl' = 'ltr') {
  const heard: string[] = [];
  const { files, ...found } = await developedSite({
    site: rememberReleases(siteOverHttp(live.url)),
    headers: await policyOf(live.url),
    candidate: await candidateOf(app, fixture),
    direction,
    report: (sentences) => heard.push(...sentences),
  });
  const server = await startServer({ files, port: 0 });
  servers.push(server);
  const get = async (path: string) => {
    const response = await fetch(server.url + path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { ...found, heard, get };
}

it('shows a remote that the live site does not have, with its pages and in what browsers know of the site', async () => {
  const {
    get,
    live: replaced,
    problems,
  } = await developed('calendar', { content: 'today', pages: { '/calendar': ['/calendar'] } });
  expect({ replaced, problems }).toEqual({ replaced: undefined, problems: [] });
  const page = await get('/calendar');
  expect(page.status).toBe(200);
  expect(page.text).toContain('data-island="calendar"');
  const told = JSON.parse((await get('/discovery.json')).text) as { microFrontends: object };
  expect(Object.keys(told.microFrontends)).toEqual(['calendar', 'content', 'giving', 'host']);
  expect((await fetch(`${live.url}/calendar`)).status).toBe(404);
});

it('shows what is developed instead of a live release of the same version, also inside a page of another team', async () => {
  const { get, live: replaced } = await developed('giving', giving('mine'));
  expect(replaced).toBe('1.0.0');
  expect((await get('/donate')).text).toContain('mine');
  const landing = await get('/');
  expect(landing.text).toContain('<p>campaigns, mine</p>');
  expect(landing.text).not.toContain('<p>campaigns, live</p>');
  expect(await (await fetch(live.url)).text()).toContain('<p>campaigns, live</p>');
  const told = (await get('/discovery.json')).text;
  expect(told.match(/\/giving\/[^/]+\/release\.json/g)).toHaveLength(1);
});

it('shows a part that is developed in the slot of a live page of another team, and says when it does not fit', async () => {
  const { get, problems } = await developed('calendar', calendar);
  expect(problems).toEqual([]);
  expect((await get('/')).text).toMatch(
    /<furrow-slot data-slot="aside"[^>]*>.*<p>next date, mine<\/p>.*<\/furrow-slot>/,
  );
  expect(await (await fetch(live.url)).text()).toContain('<p>empty aside</p>');
  const stray = await developed('calendar', { ...calendar, fills: { next: [{ slot: 'content/side', order: 10 }] } });
  expect(stray.problems).toEqual([
    expect.stringContaining('fills the slot content/side, which content@1.0.0 does not'),
  ]);
});

it('shows the live parts of others in a slot of a page that is developed', async () => {
  await publish({ storage: origin, candidate: await candidateOf('calendar', calendar), published, promote: true });
  const { get } = await developed('content', content('mine'));
  const { text } = await get('/');
  expect(text).toContain('<h1>content / mine</h1>');
  expect(text).toContain('<p>next date, mine</p>');
  await retire({ storage: origin, app: 'calendar' });
});

it('turns the documents around for a language that is written from right to left', async () => {
  const root = async (direction?: 'rtl') => {
    const { get } = await developed('giving', giving('mine'), direction);
    return /<html[^>]*>/.exec((await get('/')).text)?.[0];
  };
  expect(await root()).not.toContain('dir=');
  expect(await root('rtl')).toMatch(/^<html dir="rtl" /);
});

it('has the policy of the live site, gives its files, and reports to nobody', async () => {
  const { get } = await developed('calendar', { pages: { '/calendar': ['/calendar'] } });
  const { headers } = await fetch(live.url);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self' https://api.example");
  for (const path of ['/', '/calendar', '/nowhere']) {
    const page = await get(path);
    expect(page.headers.get('content-security-policy')).toBe(policy);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    // The files of the local build change with every save.
    expect(page.headers.get('integrity-policy')).toBeNull();
    expect(page.text).not.toContain('https://reports.example/failures');
  }
  const [file] = /\/host\/[^"/]+\/[\w.-]+\.js/.exec((await get('/')).text) ?? [];
  expect((await get(String(file))).text).toBe(await (await fetch(live.url + String(file))).text());
});

it('says what the gate would refuse, and which fragment does not fit its place', async () => {
  const rival = await developed('rival', { pages: { '/donate': ['/donate'] } });
  expect(rival.problems).toEqual([expect.stringMatching(/^it claims \/donate, which giving owns\./)]);
  const wrong = { of: 'giving/campaigns', props: { count: 99 } };
  const { get, heard } = await developed('calendar', { pages: { '/calendar': ['/calendar'] }, embeds: [wrong] });
  await get('/calendar');
  expect(heard).toEqual([expect.stringMatching(/giving\/campaigns/)]);
});

it('needs no key where the live site names its teams', async () => {
  const { publicKey, privateKey } = newKeys();
  const signingKey = readSigningKey(privateKey, 'team.key');
  await origin.write(
    '.furrow/teams.json',
    JSON.stringify({ all: { apps: ['host', 'giving', 'content'], keys: [publicKey] } }),
  );
  for (const app of ['host', 'giving', 'content'])
    await signVersion({ storage: origin, app, version: '1.0.0', signingKey });
  await repair(origin);
  const { get } = await developed('giving', giving('mine'));
  const landing = await get('/');
  expect(landing.text).toContain('<p>campaigns, mine</p>');
  await origin.remove('.furrow/teams.json');
  await repair(origin, { withoutTeams: true });
});

it('refuses a build of the host, and an address that does not respond', async () => {
  const candidate = await readCandidate(await writeHost(join(folder, 'next-host'), { version: '1.1.0' }));
  const site = siteOverHttp(live.url);
  await expect(developedSite({ site, headers: {}, candidate })).rejects.toThrow('The host wraps all remotes');
  await expect(policyOf('http://127.0.0.1:1')).rejects.toThrow('http://127.0.0.1:1 does not respond');
});
