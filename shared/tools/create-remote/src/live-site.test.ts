import { discoverySchemaId } from '@furrow/discovery/discovery.schema';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSiteLock } from '@furrow/release/domain/site-lock';
import { publish } from '@furrow/release/operations/publish';
import { storageFiles } from '@furrow/release/server/files';
import { startServer, type Server as ReleaseServer } from '@furrow/release/server/serve';
import { readCandidate } from '@furrow/release/store/candidate';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import { writeHost, writeRemote } from '@furrow/release/testing/fixture';
import { strToU8, zipSync } from 'fflate';
import { filesOfSite, hasKit, hostProblem, readLiveSite } from './live-site';

/** What `npm create furrow-remote` asks of a site. */

let server: Server;
let url: string;
let files: Record<string, unknown>;

const host = {
  format: 1,
  version: '2.3.0',
  speaks: [1, 2],
  capabilities: ['drawers'],
  react: '19.3',
  shared: { react: '19.3.1' },
  menus: ['main'],
};

beforeEach(async () => {
  files = { '/discovery.json': { schema: discoverySchemaId, microFrontends: {} }, '/host.json': host };
  server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file === undefined ? 404 : 200).end(JSON.stringify(file));
  });
  await new Promise<void>((done) => server.listen(0, done));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((done) => server.close(done)));

it('reads what the host offers, the registry that the site names, and whether it names teams', async () => {
  const site = { url, apps: [], host, lock: { format: 1, apps: {} } };
  expect(await readLiveSite(`${url}/`)).toEqual({
    ...site,
    packages: undefined,
    showsPreviews: false,
    staging: undefined,
    namesTeams: false,
  });
  const packages = 'https://packages.furrow.example';
  const previews = 'https://*.preview.furrow.example';
  files['/site.json'] = { format: 1, url, packages, previews, staging: 'staging', teams: {} };
  expect(await readLiveSite(url)).toEqual({
    ...site,
    packages,
    showsPreviews: true,
    staging: 'staging',
    namesTeams: true,
  });
});

it('says what is missing, and what is not an address', async () => {
  delete files['/host.json'];
  await expect(readLiveSite(url)).rejects.toThrow(
    `${url} is not a Furrow site, or an earlier release command made it: /host.json returned 404.`,
  );
  for (const address of ['furrow', 'localhost:4710', `${url}/buy-food`])
    await expect(readLiveSite(address)).rejects.toThrow(
      `"${address}" is not the address of a site. Write one like https://furrow.example, without a path.`,
    );
});

it('refuses a host that does not speak the contract, or has another major of React', async () => {
  const site = await readLiveSite(url);
  expect(hostProblem(site, 2, '^19.0.0')).toBeUndefined();
  expect(hostProblem(site, 3, '^19.0.0')).toContain(`for contract 3, and the host of ${url} speaks 1 and 2.`);
  expect(hostProblem(site, 2, '^20.1.0')).toContain(`needs React ^20.1.0, but the host of ${url} has 19.3.`);
});

describe('what a new repository keeps of a site', () => {
  const type = { address: 'shop/add-to-cart', props: '{ "product": string }', events: 'Record<never, never>' };
  const archive = () =>
    zipSync({ 'fragments.d.ts': strToU8(`  '${type.address}': { props: ${type.props}; events: ${type.events} };\n`) });
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'live-site-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** A site whose shop has this archive of types. */
  async function siteWith(types: Uint8Array): Promise<ReleaseServer> {
    const storage = memoryStorage();
    const dist = await writeRemote(join(folder, 'shop'), 'shop', { version: '1.4.0' });
    await writeFile(join(dist, '@mf-types.zip'), types);
    for (const built of [dist, await writeHost(join(folder, 'host'))])
      await publish({
        storage,
        candidate: await readCandidate(built),
        published: { publishedAt: '2026-01-01T00:00:00.000Z', commit: null },
        promote: true,
      });
    return startServer({ files: storageFiles(storage), port: 0 });
  }

  it('is the lock of what is live, and the types of fragments', async () => {
    const site = await siteWith(archive());
    const { files, said } = await filesOfSite(await readLiveSite(site.url), 'calendar');
    await site.close();
    const texts = Object.fromEntries(files);
    expect(said).toBe('Types of 1 fragment written.');
    expect(texts['types/fragments.d.ts']).toContain(`'shop/add-to-cart': { props: { "product": string };`);
    const lock = parseSiteLock(JSON.parse(texts['site.lock'] ?? ''));
    expect(Object.keys(lock.apps)).toEqual(['host', 'shop']);
    expect(lock.apps['shop']?.release).toMatch(/^\/shop\/1\.4\.0-[0-9a-f]{16}\/release\.json$/);
  });

  it('is the lock alone when the types of a team cannot be read', async () => {
    const site = await siteWith(strToU8('no archive'));
    const { files, said } = await filesOfSite(await readLiveSite(site.url), 'calendar');
    await site.close();
    expect(files.map(([path]) => path)).toEqual(['site.lock']);
    expect(said).toMatch(/^No fragment types were written: The types of shop cannot be read/);
  });
});

it('knows a site with a look of its own by what its host shares', async () => {
  expect(hasKit(await readLiveSite(url))).toBe(false);
  files['/host.json'] = { ...host, shared: { ...host.shared, '@furrow/ui/antd/base~1': '1.0.0' } };
  expect(hasKit(await readLiveSite(url))).toBe(true);
});
