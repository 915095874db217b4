import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { upgrade } from './upgrade';

/** A registry that knows versions of two packages, and has none of their archives. */
const described = (name: string, peerDependencies?: object) => {
  const dist = { tarball: 'http://127.0.0.1:9/none.tgz' };
  const versions = ['1.0.0', '1.1.0'].map((version) => [
    version,
    { name, version, dist, ...(peerDependencies && { peerDependencies }) },
  ]);
  return { name, 'dist-tags': { latest: '1.1.0' }, versions: Object.fromEntries(versions) as object };
};
const known: Record<string, object> = {
  '/@furrow/lint': described('@furrow/lint'),
  '/@furrow/remote': described('@furrow/remote', { react: '^20.0.0' }),
};

let server: Server;
let folder: string;

beforeEach(async () => {
  server = createServer(({ url = '' }, response) => {
    const answer = known[decodeURIComponent(url)];
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
  await mkdir(join(folder, 'host'));
  await mkdir(join(folder, 'node_modules/other'), { recursive: true });
  const { port } = server.address() as AddressInfo;
  await writeFile(join(folder, '.npmrc'), `@furrow:registry=http://127.0.0.1:${port}/\nfetch-retries=0\n`);
  await save('package.json', { name: 'farmstand', workspaces: ['host'] });
  await save('host/package.json', { name: 'host', devDependencies: { '@furrow/lint': '^1.0.0' } });
  await save('node_modules/other/package.json', { name: 'other', dependencies: { '@furrow/none': '^1.0.0' } });
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const save = (file: string, manifest: object) =>
  writeFile(join(folder, file), `${JSON.stringify(manifest, null, 2)}\n`);

it('says what it would raise, in each package of the repository, and changes nothing', async () => {
  await mkdir(join(folder, 'remotes/catalog'), { recursive: true });
  const dependencies = { '@furrow/remote': '^1.0.0', react: '^19.0.0' };
  await save('remotes/catalog/package.json', { name: 'catalog', dependencies });
  const before = await readFile(join(folder, 'host/package.json'), 'utf8');
  const said: string[] = [];
  expect(await upgrade(folder, { isTrial: true, report: (step) => void said.push(step) })).toEqual({
    raises: [
      { file: 'host/package.json', name: '@furrow/lint', from: '^1.0.0', to: '^1.1.0' },
      { file: 'remotes/catalog/package.json', name: '@furrow/remote', from: '^1.0.0', to: '^1.1.0' },
      { file: 'remotes/catalog/package.json', name: 'react', from: '^19.0.0', to: '^20.0.0' },
    ],
    steps: [],
  });
  expect(said).toEqual(['Asking the registry for the newest packages']);
  expect(await readFile(join(folder, 'host/package.json'), 'utf8')).toBe(before);
});

it('says when the packages cannot be installed, and that they are asked for already', async () => {
  await expect(upgrade(folder)).rejects.toThrow(
    'npm install failed; see above. The files package.json ask for the newest packages already.',
  );
  expect(await readFile(join(folder, 'host/package.json'), 'utf8')).toContain('"@furrow/lint": "^1.1.0"');
});

it('says when the registry does not have a package', async () => {
  await save('package.json', { name: 'farmstand', dependencies: { '@furrow/engine': '^1.0.0' } });
  await expect(upgrade(folder)).rejects.toThrow('The registry does not have @furrow/engine. Its address is in .npmrc');
});
