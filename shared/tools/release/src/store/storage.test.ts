import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Server } from '../testing/s3-server';
import { itKeepsTheStoragePromises } from '../testing/storage-conformance';
import { bucketAccess, parseBucketAddress } from './bucket-access';
import { examineBucket, type Examination } from './bucket-proof';
import { bucketStorage } from './bucket-storage';
import { folderStorage } from './folder-storage';
import { memoryStorage } from './memory-storage';
import { s3Client } from './s3-client';
import { parseReleased } from './storage';
import { signedTransport, type BucketAccess } from './s3-transport';

const clientOf = (access: BucketAccess) => s3Client(access.url, signedTransport(access));

describe('an origin in a folder', () => {
  itKeepsTheStoragePromises(async () => {
    const root = await mkdtemp(join(tmpdir(), 'storage-'));
    return { open: () => folderStorage(root), close: () => rm(root, { recursive: true }) };
  });
});

describe.each([
  ['that compares what it deletes', true],
  ['that does not', false],
])('an origin in a bucket %s', (_, conditionalDelete) => {
  itKeepsTheStoragePromises(async () => {
    const server = await startS3Server();
    server.settings.conditionalDelete = conditionalDelete;
    const layout = conditionalDelete ? 'plain' : 'folders';
    return {
      open: () => bucketStorage(clientOf(server.access), { prefix: 'site/', layout, conditionalDelete }),
      close: () => server.close(),
    };
  });
});

const real = process.env.FURROW_TEST_BUCKET;

// "pnpm check bucket" names one.
const describeReal = real === undefined ? () => undefined : describe;
describeReal('an origin in the bucket of FURROW_TEST_BUCKET', () => {
  const { bucket, prefix } = parseBucketAddress(`${real}/${randomUUID()}`);
  const client = (bareEtags?: boolean) => {
    const access = bucketAccess({ bucket, prefix }, process.env.FURROW_TEST_ENDPOINT, process.env);
    return s3Client(access.url, signedTransport(access), { ...(bareEtags !== undefined && { bareEtags }) });
  };
  let examined: Examination;
  beforeAll(async () => {
    examined = await examineBucket(client, { prefix });
  });

  it('is fit to hold an origin', () => {
    expect(examined.findings.filter(({ isNeeded, holds }) => isNeeded && !holds)).toEqual([]);
  });

  itKeepsTheStoragePromises(() => {
    const own = `${prefix}${randomUUID()}/`;
    const { bareEtags, conditionalDelete } = examined.traits;
    return Promise.resolve({
      open: () => bucketStorage(client(bareEtags), { prefix: own, layout: 'plain', conditionalDelete }),
      async close() {
        const { objects } = await client().list(own);
        await Promise.all(objects.map(({ key }) => client().delete(key)));
      },
    });
  });
});

describe('an origin in memory', () => {
  itKeepsTheStoragePromises(() => {
    const storage = memoryStorage();
    return Promise.resolve({ open: () => storage });
  });
});

it.each([
  ['is deeper than any build makes it', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'is nested more than 100 levels'],
  [
    'is larger than any build makes it',
    `"${'x'.repeat(8_000_000)}"`,
    'has 8.0 MB, and no command reads more than 8.0 MB',
  ],
  ['is not JSON', '[', 'is not valid JSON'],
])('names a JSON file of a release that %s, instead of ending somewhere in the middle', (_, text, problem) => {
  expect(() => parseReleased(text, 'shop/1.0.0/mf-manifest.json')).toThrow(`shop/1.0.0/mf-manifest.json ${problem}`);
});
