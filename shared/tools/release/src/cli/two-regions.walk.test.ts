import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentShell } from '../testing/document-shell';
import { startS3Server, type S3Server } from '../testing/s3-server';
import { fixtureWorkspace, type FixtureWorkspace } from '../testing/workspace';

/** The commands of docs/recovery.md for a region that is gone, on two stores. */
const [, text = ''] = readFileSync('docs/recovery.md', 'utf8').split('\n## A region that is gone\n');
const commands = [...text.matchAll(/```sh\n([^]*?)```/g)]
  .flatMap(([, block = '']) => block.split('\n'))
  .flatMap((line) => line.trim() || []);

let workspace: FixtureWorkspace;
let central: S3Server;
let west: S3Server;
/** Where a store listens that has stopped: nobody answers there. */
let isGone = false;
/** What a shell of the operator has exported. */
let exported = '';

beforeAll(async () => {
  workspace = await fixtureWorkspace();
  [central, west] = [await startS3Server(), await startS3Server()];
});
afterAll(async () => {
  for (const server of [central, west]) await server.close();
  await workspace.remove();
});

const { sh, does } = documentShell({
  // A region is an address of a store here. Both have a bucket of the same name.
  meant: (line) =>
    `${exported}\n${line}`
      .replaceAll('AWS_REGION=eu-west-1', `AWS_ENDPOINT_URL_S3=${west.endpoint}`)
      .replaceAll('AWS_REGION=eu-central-1', `AWS_ENDPOINT_URL_S3=${central.endpoint}`)
      .replaceAll('s3://furrow-site-west', `s3://${west.bucket}`)
      .replaceAll(/s3:\/\/furrow-site\b/g, `s3://${central.bucket}`)
      .replaceAll('/var/backups', join(workspace.folder, 'copies')),
  folder: () => workspace.folder,
  env: () => {
    const { accessKeyId, secretAccessKey, region } = central.access;
    return {
      AWS_ENDPOINT_URL_S3: central.endpoint,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      AWS_REGION: region,
    };
  },
});

async function publish(version: string, origin = 's3://furrow-site'): Promise<void> {
  await workspace.build(version);
  await does('is live')(`furrow --origin ${origin} publish shop --no-build --no-browser --promote`);
}

const steps: [string, (line: string) => Promise<unknown>][] = [
  ['AWS_REGION=eu-west-1 furrow --origin s3://furrow-site-west doctor', does('can hold an origin')],
  [
    'furrow --origin s3://furrow-site backup /var/backups/furrow/2026-11',
    async (line) => {
      await does('can hold an origin')('furrow --origin s3://furrow-site doctor');
      await does('is live')('furrow --origin s3://furrow-site publish host --no-build --no-browser --promote');
      for (const version of ['1.0.0', '1.1.0']) await publish(version);
      await does('The backup has the site')(line);
    },
  ],
  [
    'AWS_REGION=eu-west-1 furrow --origin /var/backups/furrow/2026-11 backup s3://furrow-site-west',
    does('The backup has the site'),
  ],
  [
    'export AWS_REGION=eu-west-1 FURROW_ORIGIN=s3://furrow-site-west',
    async (line) => {
      // This comes after the last copy.
      await publish('1.2.0');
      central.fault = () => (isGone ? 503 : undefined);
      isGone = true;
      exported = line;
    },
  ],
  ['furrow verify', does('All match.')],
  ['furrow status', does(/^shop +1\.1\.0 +100%/m)],
  [
    'furrow log',
    async (line) => {
      const { all } = await sh(line);
      expect(all).toContain('shop@1.1.0');
      expect(all).not.toContain('shop@1.2.0');
      await publish('1.2.1', 's3://furrow-site-west');
      expect(west.objects.get('buy-food')?.bytes.toString()).toContain('1.2.1');
    },
  ],
  [
    'furrow backup /var/backups/furrow/2026-11',
    async (line) => {
      isGone = false;
      await does('The backup has the site')(line);
    },
  ],
  [
    'AWS_REGION=eu-central-1 furrow --origin /var/backups/furrow/2026-11 backup s3://furrow-site',
    does('which the journal of this site does not have', 1),
  ],
  ['AWS_REGION=eu-central-1 furrow --origin s3://furrow-site log', does('shop@1.2.0')],
];

it('leads to the other region, and finds the copy that is stale', async () => {
  expect(commands).toEqual(steps.map(([line]) => line));
  for (const [line, act] of steps) await act(line);
}, 240_000);

it('has verify name what replication by the store has not brought', async () => {
  const replica = await startS3Server();
  for (const [key, object] of central.objects) replica.objects.set(key, object);
  const late = [...central.objects.keys()].find((key) => /^shop\/1\.2\.0-.*\.js$/.test(key)) ?? '';
  replica.objects.delete(late);
  exported = `export AWS_ENDPOINT_URL_S3=${replica.endpoint} FURROW_ORIGIN=s3://${replica.bucket}`;
  try {
    await does('doctor', 1)('furrow verify');
    await does('can hold an origin')('furrow doctor');
    await does(late.split('/').at(-1) ?? '', 1)('furrow verify');
    await does('shop')('furrow rollback shop --reason "its files have not come"');
    expect(replica.objects.get('buy-food')?.bytes.toString()).toContain('1.1.0');
  } finally {
    await replica.close();
  }
}, 120_000);
