import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startS3Server, type S3Server } from '../testing/s3-server';
import { answerSchema, resultSchemas } from '../domain/answer.schema';
import { fixtureWorkspace, type FixtureWorkspace } from '../testing/workspace';

/** The command line on an origin in a bucket, from the first look at the bucket to the removal of old versions. */

let workspace: FixtureWorkspace;
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
  workspace = await fixtureWorkspace();
});
afterAll(async () => {
  await server.close();
  await workspace.remove();
});

const build = (version: string) =>
  workspace.build(version, { packages: { react: [version === '1.0.0' ? '18.3.1' : '19.3.1'] } });

const commandsOn = (env: NodeJS.ProcessEnv) => (line: string) => workspace.release(line.split(' '), env);

const publish = (app: string) => `publish ${app} --no-build --no-browser`;

/** What the command handed over for a CDN. */
const handedOver = async (file: string) =>
  JSON.parse(await readFile(join(workspace.folder, file), 'utf8')) as { paths: string[]; headersChanged: boolean };

/** Ten visitors come to the canary. Six report a failure to the collector, and four how long they waited. */
async function collectFailures(env: NodeJS.ProcessEnv, app: string, version: string): Promise<void> {
  const { url, end } = await workspace.start(['collect', '--port', '0', '--proxy', 'loopback'], env);
  const textsOf = (texts: Record<string, string>) =>
    Object.entries(texts).map(([key, stringValue]) => ({ key, value: { stringValue } }));
  const logRecord = {
    body: { stringValue: 'Error: no rain' },
    attributes: textsOf({ 'furrow.phase': 'render', 'url.template': '/buy-food' }),
  };
  const resource = { attributes: textsOf({ 'service.name': app, 'service.version': version }) };
  const failure = JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ logRecords: [logRecord] }] }] });
  const dataPoints = [{ sum: 900, attributes: textsOf({ 'url.template': '/buy-food' }) }];
  const wait = { name: 'furrow.lcp', exponentialHistogram: { dataPoints } };
  const waited = JSON.stringify({ resourceMetrics: [{ resource, scopeMetrics: [{ metrics: [wait] }] }] });
  for (let visitor = 0; visitor < 10; visitor += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${visitor}` };
    expect((await fetch(`${url}/_v/${app}@${version}/buy-food`, { headers })).status).toBe(204);
    const [path, body] = visitor < 6 ? ['logs', failure] : ['metrics', waited];
    expect((await fetch(`${url}/_reports/v1/${path}`, { method: 'POST', body, headers })).status).toBe(204);
  }
  await end();
}

/** What visitors of shop@1.1.0 report is in the bucket, where another command finds it. */
async function expectWithdrawal(env: NodeJS.ProcessEnv): Promise<void> {
  await collectFailures(env, 'shop', '1.1.0');
  expect(await commandsOn(env)('watch shop --once')).toMatchObject({
    code: 4,
    out: 'The canary of shop has had too few visits to judge.\n',
  });
  expect(await commandsOn(env)('watch shop --once --min-visits 5')).toMatchObject({
    code: 1,
    err: expect.stringContaining('shop@1.1.0 was withdrawn: 60.0% of its visits failed, but only 2% may.'),
  });
}

async function expectCycle(env: NodeJS.ProcessEnv) {
  const release = commandsOn(env);
  const expectDone = async (line: string, out: unknown) =>
    expect({ line, ...(await release(line)) }).toEqual({ line, code: 0, out, err: expect.anything() });
  const statesOf = async () =>
    resultSchemas.status
      .parse(answerSchema.parse(JSON.parse((await release('status --json')).out)).result)
      .map(({ app, version, state }) => `${app}@${version} ${state}`);
  expect(await release('status')).toMatchObject({ code: 1, err: expect.stringContaining('has not been checked yet') });
  await expectDone('doctor', 'This bucket can hold an origin. All other commands can use it now.\n');
  await expectDone(`${publish('host')} --promote`, 'host@1.0.0 is live.\n');
  await build('1.0.0');
  await expectDone(`--purge-file purge.json ${publish('shop')} --promote`, 'shop@1.0.0 is live.\n');
  expect((await handedOver('purge.json')).paths).toEqual(expect.arrayContaining(['/buy-food', '/discovery.json']));
  await build('1.1.0');
  await expectDone(publish('shop'), expect.stringContaining('shop@1.1.0 is published but not live.'));

  await expectDone('promote shop@1.1.0 --traffic 10', expect.stringContaining('shop@1.1.0'));
  expect(await statesOf()).toEqual(expect.arrayContaining(['shop@1.0.0 live', 'shop@1.1.0 canary']));
  expect(await release('audit --package react@<19')).toMatchObject({
    code: 1,
    out: expect.stringContaining('shop  1.0.0    react    18.3.1'),
  });
  await expectWithdrawal(env);

  await build('1.2.0');
  await expectDone(`--hook cat>hook.json ${publish('shop')} --promote`, 'shop@1.2.0 is live.\n');
  expect(await handedOver('hook.json')).toEqual({
    paths: expect.arrayContaining(['/buy-food']),
    headersChanged: false,
  });
  await expectDone('rollback shop@1.2.0 --reason prices', expect.stringContaining('shop@1.0.0'));
  await expectDone('promote shop@1.2.0', 'shop@1.2.0 is live.\n');
  await expectDone('prune --keep 0', expect.stringContaining('shop@1.1.0'));
  expect(await statesOf()).toEqual(['host@1.0.0 live', 'shop@1.2.0 live', 'shop@1.0.0 earlier']);
  await expectDone('repair', expect.anything());
  await expectDone('verify', expect.stringContaining('files checked. All match.'));
}

/** An origin in the bucket of the tests. */
function inBucket(prefix: string): NodeJS.ProcessEnv {
  const { accessKeyId, secretAccessKey, region } = server.access;
  return {
    FURROW_ORIGIN: `s3://${server.bucket}/${prefix}`,
    AWS_ENDPOINT_URL_S3: server.endpoint,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_REGION: region,
  };
}

it('is examined before its first release, and takes the options of every command', async () => {
  const release = commandsOn(inBucket('site'));
  expect(await release('status')).toMatchObject({ code: 1, err: expect.stringContaining('has not been checked yet.') });
  server.settings.ignoresConditions = true;
  expect(await release('doctor')).toMatchObject({
    code: 1,
    err: expect.stringContaining('This bucket cannot hold an origin: releases could overwrite each other,'),
  });
  server.settings.ignoresConditions = false;
  server.settings.bareEtags = true;
  expect(await release('doctor --documents folders')).toMatchObject({ code: 0 });
  expect(await release(`--hook cat>hook.json ${publish('host')} --promote`)).toMatchObject({
    code: 0,
    out: 'host@1.0.0 is live.\n',
    err: expect.not.stringContaining('requests,'),
  });
  expect((await handedOver('hook.json')).headersChanged).toBe(true);
  expect(server.objects.get('site/404.html')?.headers['content-type']).toBe('text/html;charset=utf-8');
  expect(await release('doctor --documents plain')).toMatchObject({
    code: 1,
    err: expect.stringContaining('keeps its documents as "folders"'),
  });
}, 120_000);

it('keeps what "release collect" counts of a canary, by which the canary is withdrawn', async () => {
  const env = inBucket('collected');
  const release = commandsOn(env);
  await build('1.0.0');
  const before = ['doctor', `${publish('host')} --promote`, `${publish('shop')} --promote`];
  for (const line of before) expect({ line, ...(await release(line)) }).toMatchObject({ line, code: 0 });
  await build('1.1.0');
  for (const line of [publish('shop'), 'promote shop@1.1.0 --traffic 10'])
    expect({ line, ...(await release(line)) }).toMatchObject({ line, code: 0 });
  await expectWithdrawal(env);
  const days = [...server.objects.keys()].filter((key) => key.startsWith('collected/.furrow/reports/'));
  expect(days).toContainEqual(expect.stringMatching(/\d{4}-\d\d-\d\d\.json$/));
  expect((await release('failures shop@1.1.0')).out).toMatch(/6 +render +\/buy-food +Error: no rain/);
  expect(await release('dashboard --no-open --file operators.html')).toMatchObject({ code: 0 });
  const page = await readFile(join(workspace.folder, 'operators.html'), 'utf8');
  expect(page).toContain('60.0% of its visits failed, but only 2% may');
}, 120_000);

const real = process.env.FURROW_TEST_BUCKET;

// "pnpm check bucket" names one.
const describeReal = real === undefined ? () => undefined : describe;
describeReal('an origin in the bucket of FURROW_TEST_BUCKET', () => {
  it('goes through the life of a remote', async () => {
    const endpoint = process.env.FURROW_TEST_ENDPOINT;
    const site = { FURROW_ORIGIN: `${real}/${randomUUID()}`, ...(endpoint && { AWS_ENDPOINT_URL_S3: endpoint }) };
    await expectCycle(site);
  }, 300_000);
});
