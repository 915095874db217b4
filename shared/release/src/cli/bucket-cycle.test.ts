import { execa } from 'execa';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeHost, writeRemote } from '../testing/fixture';
import { startS3Server, type S3Server } from '../testing/s3-server';

/** The command line on an origin in a bucket, from the first look at the bucket to the removal of old versions. */

let work: string;
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
  work = await mkdtemp(join(tmpdir(), 'bucket-cycle-'));
  await writeFile(join(work, 'pnpm-workspace.yaml'), 'packages: []\n');
  for (const app of ['host', 'remotes/shop']) {
    await mkdir(join(work, app), { recursive: true });
    await writeFile(join(work, app, 'rspack.config.ts'), '');
  }
  await writeHost(join(work, 'host/dist'));
});
afterAll(async () => {
  await server.close();
  await rm(work, { recursive: true, force: true });
});

const build = (version: string) =>
  writeRemote(join(work, 'remotes/shop/dist'), 'shop', {
    version,
    content: version,
    pages: { '/buy-food': ['/buy-food'] },
    packages: { react: [version === '1.0.0' ? '18.3.1' : '19.3.1'] },
  });

/** Runs the program in the workspace. */
const commandsOn = (env: NodeJS.ProcessEnv) => async (line: string) => {
  const program = resolve('shared/release/bin/release.mjs');
  const { exitCode, stdout, stderr } = await execa(process.execPath, [program, ...line.split(' ')], {
    cwd: work,
    env: { FORCE_COLOR: undefined, ...env },
    reject: false,
  });
  return { exitCode, stdout, stderr };
};

async function expectCycle(release: ReturnType<typeof commandsOn>) {
  const expectDone = async (line: string, stdout: unknown) =>
    expect({ line, ...(await release(line)) }).toEqual({ line, exitCode: 0, stdout, stderr: expect.anything() });
  const statesOf = async () =>
    (JSON.parse((await release('status --json')).stdout) as { app: string; version: string; state: string }[]).map(
      ({ app, version, state }) => `${app}@${version} ${state}`,
    );
  const purged = async () => JSON.parse(await readFile(join(work, 'purge.json'), 'utf8')) as { paths: string[] };
  const publish = (app: string) => `publish ${app} --no-build --no-browser`;

  expect(await release('status')).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('was not examined') });
  await expectDone('doctor', 'This bucket can hold an origin. Every other command knows it now.');
  await expectDone(`${publish('host')} --promote`, 'host@1.0.0 is live.');
  await build('1.0.0');
  await expectDone(`--purge-file purge.json ${publish('shop')} --promote`, 'shop@1.0.0 is live.');
  expect((await purged()).paths).toEqual(expect.arrayContaining(['/buy-food', '/discovery.json']));
  await build('1.1.0');
  await expectDone(publish('shop'), expect.stringContaining('shop@1.1.0 is published and waits.'));

  await expectDone('promote shop@1.1.0 --traffic 10', expect.stringContaining('shop@1.1.0'));
  expect(await statesOf()).toEqual(expect.arrayContaining(['shop@1.0.0 live', 'shop@1.1.0 canary']));
  expect(await release('audit --package react@<19')).toMatchObject({
    exitCode: 1,
    stdout: expect.stringContaining('shop  1.0.0    react    18.3.1'),
  });
  const canary = { remote: 'shop', version: '1.1.0' };
  const failure = { ...canary, phase: 'render', path: '/buy-food', error: 'Error: no rain' };
  const reports = [{ ...canary, visits: 10 }, failure];
  await writeFile(join(work, 'reports.jsonl'), reports.map((line) => `${JSON.stringify(line)}\n`).join(''));
  expect(await release('watch shop --once --reports reports.jsonl --min-visits 5')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('is withdrawn.'),
  });

  await build('1.2.0');
  await expectDone(`--hook cat>hook.json ${publish('shop')} --promote`, 'shop@1.2.0 is live.');
  expect(JSON.parse(await readFile(join(work, 'hook.json'), 'utf8'))).toEqual({
    paths: expect.arrayContaining(['/buy-food']),
    headersChanged: false,
  });
  await expectDone('rollback shop@1.2.0', expect.stringContaining('shop@1.0.0'));
  await expectDone('promote shop@1.2.0', 'shop@1.2.0 is live.');
  await expectDone('prune --keep 0', expect.stringContaining('shop@1.1.0'));
  expect(await statesOf()).toEqual(['host@1.0.0 live', 'shop@1.2.0 live', 'shop@1.0.0 earlier']);
  await expectDone('repair', expect.anything());
  await expectDone('verify', expect.stringContaining('files are what they must be.'));
}

it('goes through the life of a remote, on a bucket in memory', async () => {
  const { accessKeyId, secretAccessKey, region } = server.access;
  const release = commandsOn({
    FURROW_ORIGIN: `s3://${server.bucket}/site`,
    AWS_ENDPOINT_URL_S3: server.endpoint,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_REGION: region,
  });
  server.settings.ignoresConditions = true;
  expect(await release('doctor')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('This bucket cannot hold an origin: two releases would overwrite each other.'),
  });
  server.settings.ignoresConditions = false;
  server.settings.bareEtags = true;
  await expectCycle(release);
  expect(server.objects.get('site/404.html')?.headers['content-type']).toBe('text/html;charset=utf-8');
  expect(await release('doctor --documents folders')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('keeps its documents as "plain"'),
  });
}, 180_000);

const real = process.env.FURROW_TEST_BUCKET;

// "pnpm check bucket" names one.
const describeReal = real === undefined ? () => undefined : describe;
describeReal('an origin in the bucket of FURROW_TEST_BUCKET', () => {
  it('goes through the life of a remote', async () => {
    const endpoint = process.env.FURROW_TEST_ENDPOINT;
    const site = { FURROW_ORIGIN: `${real}/${randomUUID()}`, ...(endpoint && { AWS_ENDPOINT_URL_S3: endpoint }) };
    await expectCycle(commandsOn(site));
  }, 300_000);
});
