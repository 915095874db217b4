import { startS3Server, type S3Server } from '../testing/s3-server';
import type { BucketRequest, Fault } from '../testing/test-bucket';
import { bucketAccess, parseBucketAddress } from './bucket-access';
import { s3Client, type S3Client } from './s3-client';
import { signedTransport, type BucketAccess, type Transmit } from './s3-transport';
import { ConflictError } from './storage';

let server: S3Server;
let client: S3Client;

beforeEach(async () => {
  server = await startS3Server();
  client = clientOf();
});
afterEach(() => {
  jest.restoreAllMocks();
  return server.close();
});

const clientOf = (different: Partial<BucketAccess> = {}, sideBySide = 16) => {
  const access = { ...server.access, ...different };
  return s3Client(access.url, signedTransport(access, { sideBySide }), { wait: () => Promise.resolve() });
};

const bytes = (text: string) => new TextEncoder().encode(text);
const textAt = (key: string) => server.objects.get(key)?.bytes.toString();

/** The first requests that change something go wrong in this way, one after the other. */
function failFirst(...faults: Fault[]) {
  server.fault = ({ method }: BucketRequest) => (method === 'PUT' || method === 'DELETE' ? faults.shift() : undefined);
}

describe('an answer that is lost', () => {
  it('was a success when the object is what was to be stored', async () => {
    failFirst('lost');
    const etag = await client.put('a', bytes('1'), { ifMatch: null });
    expect(etag).toBe(server.objects.get('a')?.etag);
    failFirst('lost', 503);
    expect(await client.put('a', bytes('2'), { ifMatch: etag })).toBe(server.objects.get('a')?.etag);
    expect(textAt('a')).toBe('2');
  });

  it('was a refusal when somebody else has stored another object', async () => {
    const etag = await client.put('a', bytes('1'), { ifMatch: null });
    failFirst('unheard');
    server.fault = ((before) => (asked: BucketRequest) => {
      const fault = before(asked);
      // Between the two attempts another command swaps the object.
      if (fault) server.objects.set('a', { ...server.objects.get('a')!, bytes: Buffer.from('other'), etag: '"other"' });
      return fault;
    })(server.fault);
    await expect(client.put('a', bytes('2'), { ifMatch: etag })).rejects.toThrow(ConflictError);
    expect(textAt('a')).toBe('other');
  });

  it('is no excuse for a write that was refused at once: the same bytes of somebody else are a conflict', async () => {
    await client.put('a', bytes('1'));
    await expect(client.put('a', bytes('1'), { ifMatch: null })).rejects.toThrow(ConflictError);
  });
});

describe('a bucket that asks for patience', () => {
  it.each<[Fault]>([[409], [429], [500], [503], ['unheard']])('(%s) is asked again', async (fault) => {
    failFirst(fault, fault, fault);
    await client.put('a', bytes('1'), { ifMatch: null });
    failFirst(fault, fault);
    await client.delete('a');
    expect(server.requests).toHaveLength(7);
    expect(textAt('a')).toBeUndefined();
  });

  it('is asked again for about a minute, and then it is said what to do', async () => {
    let waited = 0;
    const wait = async (milliseconds: number) => void (waited += milliseconds);
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const patient = s3Client(server.access.url, signedTransport(server.access), { wait });
    server.fault = () => 503;
    await expect(patient.get('a')).rejects.toThrow(
      'refuses to GET a: SlowDown. The bucket has asked for fewer requests for a minute. Wait some minutes',
    );
    expect(waited).toBeGreaterThan(40_000);
    expect(waited).toBeLessThan(80_000);
    await expect(patient.head('a')).rejects.toThrow('status 503. The bucket has asked for fewer requests');
    server.fault = () => 500;
    await expect(patient.get('a')).rejects.toThrow('InternalError. The bucket has had a fault of its own');
  });

  it('is given as much time as it asks for', async () => {
    const waits: number[] = [];
    const answers = [
      { status: 503, headers: { 'retry-after': '5' } },
      { status: 200, headers: { etag: '"1"' } },
    ];
    const transmit = () => Promise.resolve({ ...answers.shift()!, body: Buffer.alloc(0) });
    const patient = s3Client('https://bucket.test', transmit, { wait: async (time) => void waits.push(time) });
    await patient.get('a');
    expect(waits).toEqual([5000]);
  });

  it('is not asked as long when it does not respond at all', async () => {
    server.fault = () => 'unheard';
    await expect(client.get('a')).rejects.toThrow('does not respond: the connection was cut.');
    expect(server.requests).toHaveLength(7);
  });

  it('is not asked again for what nobody wants anymore', async () => {
    failFirst(503, 503);
    let looks = 0;
    const confirm = async () => {
      looks += 1;
      if (looks === 2) throw new ConflictError('ledger.json');
    };
    await expect(client.delete('a', { confirm })).rejects.toThrow(ConflictError);
    expect(server.requests).toEqual(['DELETE a', 'DELETE a']);
  });
});

describe('what stands in the way is said in words', () => {
  it.each([
    [{ secretAccessKey: 'typo' }, 'The key in AWS_SECRET_ACCESS_KEY does not match AWS_ACCESS_KEY_ID.'],
    [{ accessKeyId: 'AKIAOTHER' }, 'The key in AWS_ACCESS_KEY_ID does not exist.'],
    [{ region: 'eu-other-1' }, 'SignatureDoesNotMatch'],
  ])('%j', async (wrong, message) => {
    const other = clientOf(wrong);
    await expect(other.put('a', bytes('1'))).rejects.toThrow(message);
  });

  it('a bucket that does not exist', async () => {
    const other = clientOf({ url: `${server.endpoint}/meadow/` });
    await expect(other.get('a')).rejects.toThrow('NoSuchBucket. There is no such bucket: correct --origin');
    await expect(other.put('a', bytes('1'), { ifMatch: '"x"' })).rejects.toThrow('NoSuchBucket');
  });

  it('a bucket that sends everybody to another region', async () => {
    server.fault = () => 307;
    await expect(client.get('a')).rejects.toThrow(
      'TemporaryRedirect. The bucket was made a short time ago in another region, and its name is not known everywhere yet: set AWS_REGION',
    );
    expect(server.requests).toHaveLength(1);
  });

  it.each<[Fault, string]>([
    [304, 'status 304. A cache answers instead of the bucket: name the address of the bucket itself with --endpoint'],
    [501, 'NotImplemented. This store does not take such a request. "release doctor" finds out'],
  ])('an answer %s, whatever was asked', async (status, message) => {
    server.fault = () => status;
    for (const work of [
      () => client.put('a', bytes('1'), { ifMatch: null }),
      () => client.get('a'),
      () => client.head('a'),
      () => client.delete('a', { ifMatch: '"x"' }),
      () => client.list(''),
    ])
      await expect(work()).rejects.toThrow(message);
  });

  it.each([
    [304, 'status 304. A cache answers instead of the bucket'],
    [501, 'status 501. This store does not take such a request.'],
  ])('an answer %s without a body', async (status, message) => {
    const transmit: Transmit = () => Promise.resolve({ status, headers: {}, body: Buffer.from('') });
    await expect(s3Client('https://bucket.test', transmit).get('a')).rejects.toThrow(message);
  });

  it.each([
    [400, 'ExpiredToken', 'The session token has expired: log in again.'],
    [403, 'RequestTimeTooSkewed', 'The clock on this machine is wrong. Correct it.'],
    [403, 'InvalidAccessKeyId', 'The key in AWS_ACCESS_KEY_ID does not exist.'],
  ])('what a HEAD cannot say, whose response has no body: %s %s', async (status, code, advice) => {
    const body = (method: string) => Buffer.from(method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`);
    const transmit: Transmit = ({ method }) => Promise.resolve({ status, headers: {}, body: body(method) });
    await expect(s3Client('https://bucket.test', transmit).head('a')).rejects.toThrow(`${code}. ${advice}`);
  });

  it('a clock that is wrong', async () => {
    const now = Date.now();
    jest.useFakeTimers({ now: now - 60 * 60 * 1000, doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] });
    const put = client.put('a', bytes('1'));
    await new Promise((done) => setImmediate(done));
    jest.setSystemTime(now);
    jest.useRealTimers();
    await expect(put).rejects.toThrow('The clock on this machine is wrong');
  });
});

it('lists thousands of objects, whatever their keys are', async () => {
  const keys = Array.from({ length: 2005 }, (_, index) => `site/many/${String(index).padStart(4, '0')}`);
  const odd = ['site/_v/shop@1.0.0-rc.1/a~b.html', 'site/a & b <c> "d"+e.txt', 'site/ü.js'];
  for (const key of keys)
    server.objects.set(key, { bytes: Buffer.from(key), etag: '""', modified: new Date(0), headers: {} });
  for (const key of odd) await client.put(key, bytes(key));
  const { objects } = await client.list('site/');
  expect(objects.map(({ key }) => key)).toEqual([...keys, ...odd].sort());
  expect(objects.find(({ key }) => key === 'site/many/0000')).toMatchObject({ size: 14, modified: new Date(0) });
  expect(server.requests.filter((request) => request === 'GET ?')).toHaveLength(3);
  for (const key of odd) expect(Buffer.from((await client.get(key))?.bytes ?? [])).toEqual(Buffer.from(key));
});

it('has no more requests under way than it may', async () => {
  server.settings.delay = 1;
  const bounded = clientOf({}, 4);
  await Promise.all(Array.from({ length: 20 }, (_, index) => bounded.put(`${index}`, bytes('x'))));
  expect(server.busiest).toBeGreaterThan(1);
  expect(server.busiest).toBeLessThan(5);
});

describe('the address of a bucket and the credentials', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const access = (origin: string, environment: Record<string, string>, endpoint?: string) =>
    bucketAccess(parseBucketAddress(origin), endpoint, environment);

  it('come from the usual variables', () => {
    expect(access('s3://furrow/site/', { ...keys, AWS_REGION: 'eu-north-1', AWS_SESSION_TOKEN: 'token' })).toEqual({
      url: 'https://furrow.s3.eu-north-1.amazonaws.com/',
      region: 'eu-north-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      sessionToken: 'token',
    });
    expect(access('s3://www.furrow.example', { ...keys, AWS_DEFAULT_REGION: 'eu-north-1' }).url).toBe(
      'https://s3.eu-north-1.amazonaws.com/www.furrow.example/',
    );
    expect(access('s3://furrow', { ...keys, AWS_ENDPOINT_URL_S3: 'https://account.r2.example' })).toMatchObject({
      url: 'https://account.r2.example/furrow/',
      region: 'us-east-1',
    });
    expect(parseBucketAddress('s3://furrow/sites//a/')).toEqual({ bucket: 'furrow', prefix: 'sites/a/' });
  });

  it.each([
    ['s3://furrow', { AWS_SECRET_ACCESS_KEY: 'x' }, undefined, 'AWS_ACCESS_KEY_ID is not set.'],
    ['s3://furrow', { AWS_ACCESS_KEY_ID: 'x' }, undefined, 'AWS_SECRET_ACCESS_KEY is not set.'],
    ['s3://furrow', keys, undefined, 'AWS_REGION is not set. An origin in a bucket needs its region.'],
    ['s3://furrow', keys, 'account.r2.example', '"account.r2.example" is not an endpoint.'],
    ['s3://furrow', keys, 'https://r2.example/furrow', 'is not an endpoint. Write one like https://s3.example.com'],
    ['s3://Furrow', keys, undefined, '"s3://Furrow" is not a bucket.'],
    ['s3://furrow/../other', keys, undefined, 'is not a bucket.'],
  ])('%s with %j and %s is refused', (origin, environment, endpoint, message) => {
    expect(() => access(origin, environment, endpoint)).toThrow(message);
  });
});

describe('the XML of a bucket', () => {
  const answering = (status: number, body: string) =>
    s3Client('https://bucket.test', () => Promise.resolve({ status, headers: {}, body: Buffer.from(body) }));

  it('is read in every way in which XML can say the same', async () => {
    const listed = `<?xml version="1.0" encoding="UTF-8"?>
      <ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><!-- <Contents><Key>no</Key></Contents> -->
        <IsTruncated > false </IsTruncated>
        <Contents><Key><![CDATA[a%2Fb]]></Key><Size>3</Size><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>
        <Contents note=">"><Key>c&#43;d</Key><Size>4</Size><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>
      </ListBucketResult>`;
    const { objects } = await answering(200, listed).list('');
    expect(objects.map(({ key, size }) => [key, size])).toEqual([
      ['a/b', 3],
      ['c d', 4],
    ]);
  });

  it.each(['<html><p>Busy', '', '{"error":1}'])('is missed where something else answers: %j', async (body) => {
    await expect(answering(200, body).list('')).rejects.toThrow('refuses to GET its listing: status 200.');
    await expect(answering(418, body).get('a')).rejects.toThrow('refuses to GET a: status 418.');
  });
});
