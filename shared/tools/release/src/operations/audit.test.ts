import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCandidate } from '../store/candidate';
import { memoryStorage, overlayStorage } from '../store/memory-storage';
import type { OriginStorage } from '../store/storage';
import { folderIn } from '../testing/ledger';
import { writeHost, writeRemote } from '../testing/fixture';
import { audit } from './audit';
import { promote } from './promote';
import { publish } from './publish';

let folder: string;
let storage: OriginStorage;

const react = (version: string) => ({ packages: { react: [version], effector: ['23.4.4'] } });

async function release(app: string, version: string, build: { packages?: Record<string, string[]> }, traffic = 100) {
  const dist = join(folder, `${app}-${version}`);
  const route = `/${app}-page`;
  const fixture = { version, content: version, ...build };
  await (app === 'host'
    ? writeHost(dist, fixture)
    : writeRemote(dist, app, { ...fixture, pages: { [route]: [route] } }));
  const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
  await publish({ storage, candidate: await readCandidate(dist), published });
  if (traffic > 0) await promote({ storage, app, version, traffic });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audit-'));
  storage = memoryStorage();
  await release('host', '1.0.0', react('19.3.1'));
  await release('shop', '1.0.0', react('19.0.1'));
  await release('shop', '1.1.0', react('19.3.1'));
  await release('shop', '1.2.0', { packages: { react: ['18.3.1', '19.3.1'] } }, 10);
  await release('shop', '1.3.0', react('17.0.2'), 0);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('lists the packages of what visitors get: live versions and canaries', async () => {
  const { packages, unknown } = await audit({ storage });
  expect(packages.map((row) => `${row.app}@${row.version} ${row.package} ${row.versions.join(' ')}`)).toEqual([
    'host@1.0.0 react 19.3.1',
    'host@1.0.0 effector 23.4.4',
    'shop@1.1.0 react 19.3.1',
    'shop@1.1.0 effector 23.4.4',
    'shop@1.2.0 react 18.3.1 19.3.1',
  ]);
  expect(unknown).toEqual([]);
});

it('finds the releases that contain a range of a package', async () => {
  const vulnerable = { storage, wanted: 'react@<19.1' };
  expect((await audit(vulnerable)).packages).toEqual([
    { app: 'shop', version: '1.2.0', package: 'react', versions: ['18.3.1'] },
  ]);
  expect((await audit({ ...vulnerable, all: true })).packages.map(({ version }) => version)).toEqual([
    '1.0.0',
    '1.2.0',
    '1.3.0',
  ]);
  expect((await audit({ storage, wanted: 'effector' })).packages).toHaveLength(2);
  expect((await audit({ storage, wanted: '@scope/none@1' })).packages).toEqual([]);
});

it('refuses what is not a range', async () => {
  await expect(audit({ storage, wanted: 'react@latest' })).rejects.toThrow(
    '"latest" is not a range of versions. Write, for example, --package "react@<19.1".',
  );
});

it.each(['react<19.1', '', '@19', 'react @19'])('refuses "%s", which does not name any package', async (wanted) => {
  await expect(audit({ storage, wanted })).rejects.toThrow(
    'is not a package name. Write, for example, --package "react@<19.1".',
  );
});

it('believes no list of packages that was changed after the build', async () => {
  const site = overlayStorage(storage);
  const path = `${await folderIn(storage, 'shop@1.1.0')}/packages.json`;
  await site.write(path, '{}');
  const { packages, unknown, damaged } = await audit({ storage: site });
  expect(packages.filter(({ version }) => version === '1.1.0')).toEqual([]);
  expect(unknown).toEqual([]);
  expect(damaged).toEqual([expect.stringContaining(`${path} is missing or damaged.`)]);
});

it('names releases of which nobody knows the packages', async () => {
  await release('dao', '1.0.0', {});
  const { unknown } = await audit({ storage, wanted: 'react@<1' });
  expect(unknown).toEqual(['dao@1.0.0 does not list its packages, because it was built before they were recorded.']);
});
