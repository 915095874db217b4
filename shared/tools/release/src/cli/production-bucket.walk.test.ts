import { execa } from 'execa';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startS3Server } from '../testing/s3-server';
import { fixtureWorkspace, releaseProgram, type FixtureWorkspace, type Started } from '../testing/workspace';

/** Every line on a bucket in docs/production.md, in its order. The builds are there already. */
const [, text = ''] = readFileSync('docs/production.md', 'utf8').split('\n## An origin in a bucket\n');
const commands = [...text.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'));

let workspace: FixtureWorkspace;
let served: Started | undefined;
beforeEach(async () => {
  workspace = await fixtureWorkspace();
});
afterEach(async () => {
  await served?.end();
  await workspace.remove();
});

/** Runs all lines with buckets that are folders of this one. */
async function followsDocument(bucket: string, env: NodeJS.ProcessEnv): Promise<void> {
  const meant = (line: string) =>
    line
      .replaceAll(/s3:\/\/furrow-(\w+)/g, `${bucket}/$1`)
      .replaceAll('/var/backups', join(workspace.folder, 'backups'))
      .replaceAll('harvests', 'shop')
      .replace('/shop', '/buy-food')
      .replace('http://127.0.0.1:4010', served?.url ?? '')
      .replace(/ publish (\w+)/, ' publish $1 --no-build --no-browser');
  const sh = async (line: string) => {
    const settings = { cwd: workspace.folder, env: { FORCE_COLOR: undefined, ...env }, all: true, reject: false };
    const command = meant(line).replace(/^furrow/, `${process.execPath} ${releaseProgram}`);
    const { exitCode, all } = await execa('sh', ['-c', command], settings as { all: true; reject: false });
    expect(exitCode === 0 ? '' : `${line}\n${all}`).toBe('');
    return all;
  };
  const says = (text: string | RegExp) => async (line: string) => expect(await sh(line)).toMatch(text);
  let before = '';
  const steps: [string, (line: string) => Promise<void>][] = [
    ['furrow --origin s3://furrow-site doctor', says('This bucket can hold an origin.')],
    ['furrow --origin s3://furrow-site publish host --promote', says('host@1.0.0 is live.')],
    ['furrow --origin s3://furrow-site publish harvests', says('shop@1.0.0 is published but not live.')],
    ['furrow --origin s3://furrow-site promote harvests@1.0.0', says('shop@1.0.0 is live.')],
    [
      'furrow --origin s3://furrow-site status',
      async (line) => {
        before = await sh(line);
        expect(before).toMatch(/shop +1\.0\.0 +100%/);
      },
    ],
    [
      'furrow --origin s3://furrow-site serve',
      async (line) => {
        served = await workspace.start(meant(line).split(' ').slice(1), { ...env, PORT: '0' });
        expect((await fetch(`${served.url}/.furrow/ledger.json`)).status).toBe(404);
      },
    ],
    ['curl --silent --show-error --fail --head http://127.0.0.1:4010/harvests', says(/^HTTP\/1\.1 200 /)],
    ['furrow --origin s3://furrow-site backup /var/backups/furrow/2026-11', says('It holds 2 new releases.')],
    ['furrow --origin /var/backups/furrow/2026-11 verify', says('All match.')],
    ['furrow --origin s3://furrow-restored doctor', says('This bucket can hold an origin.')],
    [
      'furrow --origin s3://furrow-restored restore /var/backups/furrow/2026-11',
      async (line) => {
        await says('The site is as it was after event')(line);
        expect(await sh('furrow --origin s3://furrow-restored status')).toBe(before);
      },
    ],
    ['furrow --origin s3://furrow-restored verify', says('All match.')],
  ];
  expect(commands).toEqual(steps.map(([line]) => line));
  for (const [line, act] of steps) await act(line);
}

it('leads from an empty bucket to a site that is served, copied and restored, line by line', async () => {
  const server = await startS3Server();
  const { accessKeyId, secretAccessKey, region } = server.access;
  try {
    await followsDocument(`s3://${server.bucket}`, {
      AWS_ENDPOINT_URL_S3: server.endpoint,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      AWS_REGION: region,
    });
  } finally {
    await server.close();
  }
}, 300_000);

const real = process.env.FURROW_TEST_BUCKET;

// "pnpm check bucket" names one.
const onReal = real === undefined ? () => undefined : it;
onReal(
  'leads there in the bucket of FURROW_TEST_BUCKET, too',
  async () => {
    const endpoint = process.env.FURROW_TEST_ENDPOINT;
    await followsDocument(`${real}/${randomUUID()}`, { ...(endpoint && { AWS_ENDPOINT_URL_S3: endpoint }) });
  },
  300_000,
);
