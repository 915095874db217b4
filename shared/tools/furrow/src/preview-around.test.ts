import { execa } from 'execa';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { siteLockFile } from '@furrow/release/domain/site-lock';
import { developedSite, policyOf } from '@furrow/release/operations/developed-site';
import { createEnvironment } from '@furrow/release/operations/environment';
import { preview } from '@furrow/release/operations/preview';
import { publish } from '@furrow/release/operations/publish';
import { storageFiles } from '@furrow/release/server/files';
import { textIn } from '@furrow/release/server/parsed-file';
import { startServer, type Server } from '@furrow/release/server/serve';
import { readCandidate } from '@furrow/release/store/candidate';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import { writeHost, writeRemote, type Fixture } from '@furrow/release/testing/fixture';
import { writeSiteLock } from './lock-command';
import { siteAround } from './site-around';

/** A remote of this machine in a preview of another team, at the address that its reviewers have. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const pages = { '/donate': ['/donate'] };
const view = 'pr-1--giving';
const day = 24 * 60 * 60 * 1000;

let folder: string;
let origin: ReturnType<typeof memoryStorage>;
let server: Server;

async function built(app: string, fixture: Fixture) {
  const dist = await mkdtemp(join(folder, 'build-'));
  return readCandidate(await (app === 'host' ? writeHost(dist, fixture) : writeRemote(dist, app, fixture)));
}

const release = async (app: string, fixture: Fixture) =>
  publish({ storage: origin, candidate: await built(app, fixture), published, promote: true });

const show = async (content: string, now = Date.now()) =>
  preview({
    storage: origin,
    candidate: await built('giving', { version: '1.1.0-preview-pr-1', content, pages }),
    view,
    published,
    now,
  });

const serve = async (key?: string) =>
  startServer({
    files: storageFiles(origin),
    port: 0,
    views: { hosts: '*.preview.localhost', ...(key !== undefined && { key }) },
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-around-'));
  origin = memoryStorage();
  await origin.write('.furrow/site.json', JSON.stringify({ url: 'https://furrow.example' }));
  await release('host', {});
  await release('giving', { content: 'live', pages });
  await release('dao', { content: 'live', pages: { '/voting': ['/voting'] } });
  await show('reviewed');
  server = await serve();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const addressOf = (label = view) => `http://${label}.preview.localhost:${new URL(server.url).port}`;
const around = (against = addressOf()) => siteAround({ folder, against }, 'calendar');

/** The pages of the site around a remote that is developed, at these addresses. */
async function developed(against = addressOf()) {
  const { site } = await around(against);
  const candidate = await built('calendar', { pages: { '/calendar': ['/calendar'] } });
  const { files, live } = await developedSite({ site, headers: await policyOf(against), candidate });
  const local = await startServer({ files, port: 0 });
  const texts = [];
  for (const path of ['/donate', '/voting', '/calendar'])
    texts.push(/<h1>(.*?)<\/h1>/.exec(await (await fetch(local.url + path)).text())?.[1]);
  await local.close();
  return { live, texts };
}

it('develops a remote in the preview: its release, and of all others what is live', async () => {
  expect(await around()).toMatchObject({ name: `the preview ${view} (giving@1.1.0-preview-pr-1)` });
  expect((await developed()).texts).toEqual(['giving /donate reviewed', 'dao /voting live', 'calendar /calendar one']);
  expect((await developed(server.url)).texts[0]).toBe('giving /donate live');
});

it('follows what other teams make live after the preview was composed, and the preview itself', async () => {
  await release('dao', { version: '1.1.0', content: 'later', pages: { '/voting': ['/voting'] } });
  await release('giving', { version: '1.2.0', content: 'other', pages });
  expect((await developed()).texts.slice(0, 2)).toEqual(['giving /donate reviewed', 'dao /voting later']);
  await show('mended');
  expect((await developed()).texts[0]).toBe('giving /donate mended');
});

it('takes the place of what the preview shows of the same remote', async () => {
  const { site } = await around();
  const candidate = await built('giving', { version: '1.1.0', content: 'mine', pages });
  const { files, live, problems } = await developedSite({ site, headers: {}, candidate });
  expect({ live, problems }).toEqual({ live: '1.1.0-preview-pr-1', problems: [] });
  const page = await files('donate.html');
  expect(page && (await textIn(page))).toContain('giving /donate mine');
});

it('does not use the lock of the folder, and says so', async () => {
  await writeSiteLock({ folder, against: server.url });
  expect(await around()).toMatchObject({
    name: expect.stringContaining(view),
    behind: expect.stringContaining(`${siteLockFile} does not count here`),
  });
  expect((await developed()).texts[0]).toBe('giving /donate reviewed');
  expect((await around(server.url)).name).toMatch(/^the site [0-9a-f]{16} of site\.lock$/);
});

it('pins the releases of the preview with a lock, which is that of the site as it shows it', async () => {
  expect(await writeSiteLock({ folder, against: addressOf() })).toMatch(/^site\.lock pins the site .*: 3 apps\.$/);
  expect(await writeSiteLock({ folder, against: server.url })).toMatch(/: giving 1\.0\.0 instead of 1\.1\.0-preview/);
});

it('is the site as an environment shows it', async () => {
  await createEnvironment({ storage: origin, name: 'staging' });
  expect(await around(addressOf('staging'))).toMatchObject({ name: 'the environment staging (what is live)' });
  expect((await developed(addressOf('staging'))).texts[0]).toBe('giving /donate live');
});

it('refuses a preview that has ended, is not there, or needs a key', async () => {
  await show('late', Date.now() - 15 * day);
  await expect(around()).rejects.toThrow(
    `The preview ${view} has ended. Its address shows the live site, which is at https://furrow.example.`,
  );
  await show('again');
  await expect(developed(addressOf('pr-2--giving'))).rejects.toThrow(
    `There is no site in ${addressOf('pr-2--giving')}.`,
  );
  await server.close();
  server = await serve('sesame');
  await expect(around()).rejects.toThrow(
    `${addressOf()} opens with a key. Name the link that you were given: ${addressOf()}/?key=…`,
  );
  await expect(around(`${addressOf()}/?key=open`)).rejects.toThrow('opens with a key');
  expect((await developed(`${addressOf()}/?key=sesame`)).texts[0]).toBe('giving /donate again');
});

/** The folder of a remote whose build is there already: its bundler copies it. */
async function remoteWithBuild(app: string): Promise<string> {
  const repository = await mkdtemp(join(folder, 'repository-'));
  const built = await writeRemote(join(folder, `built-${app}`), app, {
    content: 'mine',
    pages: { [`/${app}`]: [`/${app}`] },
  });
  await mkdir(join(repository, 'src'));
  await symlink(resolve('shared/tools/furrow/node_modules'), join(repository, 'node_modules'));
  await writeFile(join(repository, 'package.json'), JSON.stringify({ name: app, type: 'module' }));
  await writeFile(join(repository, 'src/index.js'), 'export {};\n');
  await writeFile(
    join(repository, 'rspack.config.ts'),
    `import { cp } from 'node:fs/promises';
    const output = { path: ${JSON.stringify(join(repository, 'dist'))} };
    const build = { apply: ({ hooks }) => hooks.afterEmit.tapPromise('build', () => cp(${JSON.stringify(built)}, output.path, { recursive: true })) };
    export default Promise.resolve([{ name: 'web', mode: 'development', context: import.meta.dirname, entry: './src/index.js', output, plugins: [build] }]);`,
  );
  return repository;
}

it('runs as a command, which shows the remote of this machine in the preview', async () => {
  const repository = await remoteWithBuild('calendar');
  const furrow = resolve('shared/tools/furrow/bin/furrow.mjs');
  const command = execa(process.execPath, [furrow, 'dev', '--port', '0', '--against', addressOf()], {
    cwd: repository,
    env: { FORCE_COLOR: undefined },
    reject: false,
    all: true,
    buffer: false,
  });
  try {
    let said = '';
    const [url, name] = await new Promise<(string | undefined)[]>((listening, failed) => {
      command.all.on('data', (bytes: Buffer) => {
        said += bytes.toString();
        const found = /(http:\/\/localhost:\d+): (.*), with calendar from here/.exec(said);
        if (found) listening(found.slice(1));
      });
      void command.then(() => failed(new Error(said)));
    });
    expect(name).toBe(`the preview ${view} (giving@1.1.0-preview-pr-1)`);
    const headingOf = async (path: string) => /<h1>(.*?)<\/h1>/.exec(await (await fetch(`${url}${path}`)).text())?.[1];
    expect(await headingOf('/calendar')).toBe('calendar /calendar mine');
    expect(await headingOf('/donate')).toBe('giving /donate reviewed');
    expect(await headingOf('/voting')).toBe('dao /voting live');
    expect((await fetch(`${server.url}/calendar`)).status).toBe(404);
  } finally {
    command.kill();
    await command;
  }
}, 60_000);
