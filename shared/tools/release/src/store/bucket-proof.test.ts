import { createTestBucket, directClient, type TestBucket } from '../testing/test-bucket';
import { examineBucket, readProof, writeProof } from './bucket-proof';

let bucket: TestBucket;
beforeEach(() => {
  bucket = createTestBucket();
});

async function examined() {
  const { findings, traits } = await examineBucket((bareEtags) => directClient(bucket, bareEtags), { prefix: 'site/' });
  const missing = findings.filter(({ isNeeded, holds }) => isNeeded && !holds).map(({ what }) => what);
  const others = findings.filter(({ isNeeded, holds }) => !isNeeded && !holds).map(({ what }) => what);
  expect([...bucket.objects.keys()]).toEqual([]);
  return { missing, others, ...traits };
}

it('finds nothing missing in a bucket that keeps conditions', async () => {
  expect(await examined()).toEqual({ missing: [], others: [], conditionalDelete: true, bareEtags: false });
});

it('finds out a bucket that takes conditions and does not look at them', async () => {
  bucket.settings.ignoresConditions = true;
  expect((await examined()).missing).toEqual([
    'creates an object only where there is none',
    'swaps an object only for the one that it was',
    'swaps nothing for an object that is gone',
    'lets one of 8 creations win',
    'lets one of 8 swaps win',
  ]);
});

it('finds out a bucket that keeps conditions only while nobody else writes', async () => {
  bucket.settings.looksTooEarly = true;
  expect((await examined()).missing).toEqual(['lets one of 8 creations win', 'lets one of 8 swaps win']);
});

it('can do with a bucket that compares no deletions, lags with its listing and asks for patience', async () => {
  bucket.settings.conditionalDelete = false;
  bucket.settings.listsLate = true;
  let requests = 0;
  bucket.fault = () => ((requests += 1) % 3 === 0 ? 409 : undefined);
  expect(await examined()).toEqual({
    missing: [],
    others: ['compares what it is told to delete', 'lists at once what was written'],
    conditionalDelete: false,
    bareEtags: false,
  });
});

it('can do with a bucket that takes etags only without their quotation marks', async () => {
  bucket.settings.bareEtags = true;
  expect(await examined()).toMatchObject({ missing: [], bareEtags: true });
});

it('finds out a bucket that refuses every swap', async () => {
  bucket.fault = ({ method, headers = {} }) => (method === 'PUT' && 'If-Match' in headers ? 412 : undefined);
  expect((await examined()).missing).toEqual(['swaps an object for another', 'lets one of 8 swaps win']);
});

it.each(['If-Match', 'If-None-Match'])('finds out a bucket that does not know %s', async (condition) => {
  bucket.fault = ({ method, headers = {} }) => (method === 'PUT' && condition in headers ? 501 : undefined);
  const { missing } = await examined();
  expect(missing).toContain(
    condition === 'If-Match' ? 'swaps an object for another' : 'creates an object only where there is none',
  );
});

it('can do with a bucket that writes a content type in another way, and says what becomes of one that it replaces', async () => {
  bucket.settings.typeOf = (type) => type.replace(';charset=utf-8', '; charset=UTF-8');
  expect((await examined()).missing).toEqual([]);
  bucket.settings.typeOf = () => 'application/octet-stream';
  expect((await examined()).missing).toEqual([
    'keeps content type, caching and encoding: Content-Type "text/javascript;charset=utf-8" came back as "application/octet-stream"',
  ]);
});

it('keeps its proof in the bucket, where it says nothing about another one', async () => {
  const client = directClient(bucket);
  const place = { url: 'https://s3.example/garden/', prefix: 'site/' };
  await expect(readProof(client, place)).rejects.toThrow('https://s3.example/garden/site/ has not been checked yet.');
  await writeProof(client, place, { documents: 'folders', conditionalDelete: true });
  expect(await readProof(client, place)).toMatchObject({ documents: 'folders', conditionalDelete: true });
  await expect(readProof(client, { ...place, url: 'https://other.example/' })).rejects.toThrow(
    'https://s3.example/garden/site/, not https://other.example/site/.',
  );
});
