import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { s3Client, type S3Client } from '../store/s3-client';
import type { BucketAnswer, ObjectRequest, Transmit } from '../store/s3-transport';

/**
 * A bucket in memory that speaks as much of the S3 protocol as an origin uses, and that can fail on demand. What it does, and the
 * page of Amazon's or Cloudflare's documentation that says so:
 *
 * - PUT with `If-None-Match: *` is 412 PreconditionFailed when the key exists. PUT with `If-Match` is 412 when the etag
 *   differs, and 404 NoSuchKey when there is no object. A conflicting request of the same moment is 409
 *   ConditionalRequestConflict, which asks to send it again (How to prevent object overwrites with conditional writes).
 * - The ETag of an object that was sent in one part is the MD5 of its bytes, in quotation marks (PutObject).
 * - GET and HEAD answer with the Content-Type, Cache-Control, Content-Encoding and `x-amz-meta-*` that the object was
 *   stored with; 404 NoSuchKey when there is none, and a HEAD has no body (GetObject, HeadObject).
 * - DELETE is 204 whether there was an object or not (DeleteObject). With `If-Match` it is 412 when the etag
 *   differs (How to perform conditional deletes). Cloudflare does not name any condition for it (R2, Conditional operations):
 *   `conditionalDelete: false` deletes all the same.
 * - ListObjectsV2 sorts by key, gives at most `max-keys` and 1,000, goes on with `continuation-token`, and encodes keys when told
 *   `encoding-type=url`. Amazon lists what was written a moment ago; `listsLate` stands for a store that does not.
 * - `bareEtags` compares `If-Match` with the etag without its quotation marks, as Ceph's gateway was seen to do
 *   (radosgw 16.2.15).
 * - `ignoresConditions` stands for a store that takes conditional requests and does not look at the condition, as Google Cloud
 *   Storage does with requests of this protocol; `looksTooEarly` for one in which two requests can meet the same condition.
 */
export type TestBucket = {
  objects: Map<string, StoredObject>;
  /** The requests so far, as `PUT shop/1.0.0/page.js`. */
  requests: string[];
  /** The largest number of requests that were under way together. */
  busiest: number;
  settings: Settings;
  /** Decides what goes wrong with a request. */
  fault: (request: BucketRequest) => Fault | undefined;
  /** Carries a request out. It fails when the connection breaks. */
  answer: Transmit;
};

export type BucketRequest = { method: string; key: string; headers?: Record<string, string> };

/**
 * `lost`: it is carried out, and the connection breaks before the answer. `unheard`: the connection breaks before it is carried
 * out. A number is the status that it gets instead.
 */
export type Fault = 'lost' | 'unheard' | 304 | 307 | 409 | 412 | 429 | 500 | 501 | 503;

export type StoredObject = { bytes: Buffer; etag: string; modified: Date; headers: Record<string, string> };

type Settings = {
  ignoresConditions: boolean;
  /** Looks at the condition, and stores a moment later what has met it then. */
  looksTooEarly: boolean;
  conditionalDelete: boolean;
  bareEtags: boolean;
  /** A listing shows what there was when this was switched on. */
  listsLate: boolean;
  /** What becomes of a content type in it. */
  typeOf: (type: string) => string;
  /** Milliseconds before each answer. */
  delay: number;
};

const kept = ['content-type', 'cache-control', 'content-encoding'];

/** A request that the bucket does not carry out. */
export class BucketRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

/** The connection broke. */
class Broken extends Error {
  override message = 'socket hang up';
}

export function createTestBucket(): TestBucket {
  const objects = new Map<string, StoredObject>();
  let shown: ReadonlyMap<string, StoredObject> = objects;
  let underWay = 0;
  const settings: Settings = {
    ignoresConditions: false,
    looksTooEarly: false,
    conditionalDelete: true,
    bareEtags: false,
    listsLate: false,
    typeOf: (type) => type,
    delay: 0,
  };
  const bucket: TestBucket = {
    objects,
    requests: [],
    busiest: 0,
    settings: new Proxy(settings, {
      set(target, name, value) {
        if (name === 'listsLate') shown = value ? new Map(objects) : objects;
        return Reflect.set(target, name, value);
      },
    }),
    fault: () => undefined,

    async answer(request) {
      const { method, key = '', headers } = request;
      bucket.requests.push(`${method} ${key === '' ? '?' : key}`);
      const fault = bucket.fault({ method, key, ...(headers && { headers }) });
      underWay += 1;
      bucket.busiest = Math.max(bucket.busiest, underWay);
      try {
        if (settings.delay > 0) await sleep(settings.delay);
        if (fault === 'unheard') throw new Broken();
        const answer = await carryOut(request, fault).catch((error: unknown) => refused(error, method));
        if (fault === 'lost') throw new Broken();
        return answer;
      } finally {
        underWay -= 1;
      }
    },
  };

  const etagOf = (object: StoredObject | undefined) =>
    settings.bareEtags ? object?.etag.replaceAll('"', '') : object?.etag;

  async function carryOut(request: ObjectRequest, fault: Fault | undefined): Promise<BucketAnswer> {
    if (typeof fault === 'number') throw new BucketRefusal(fault, faultCodes[fault]);
    const { method, key = '', query = {}, body = new Uint8Array() } = request;
    const headers = lowerCase(request.headers ?? {});
    if (key === '') return list(new URLSearchParams(query));
    const object = objects.get(key);
    const match = settings.ignoresConditions ? undefined : headers['if-match'];
    switch (method) {
      case 'PUT': {
        if (!settings.ignoresConditions && headers['if-none-match'] === '*' && object)
          throw new BucketRefusal(412, 'PreconditionFailed');
        if (match !== undefined && !object) throw new BucketRefusal(404, 'NoSuchKey');
        if (match !== undefined && match !== etagOf(object)) throw new BucketRefusal(412, 'PreconditionFailed');
        if (settings.looksTooEarly) await sleep(5);
        const stored = Object.entries(headers).filter(
          ([name]) => kept.includes(name) || name.startsWith('x-amz-meta-'),
        );
        const etag = `"${createHash('md5').update(body).digest('hex')}"`;
        objects.set(key, {
          bytes: Buffer.from(body),
          etag,
          modified: new Date(),
          headers: Object.fromEntries(stored),
        });
        return answerWith(200, { etag });
      }
      case 'DELETE':
        if (settings.conditionalDelete && match !== undefined && object && match !== etagOf(object))
          throw new BucketRefusal(412, 'PreconditionFailed');
        objects.delete(key);
        return answerWith(204, {});
      default:
        if (!object) throw new BucketRefusal(404, 'NoSuchKey');
        return answerWith(
          200,
          { ...sentHeaders(object.headers), etag: object.etag, 'last-modified': object.modified.toUTCString() },
          method === 'HEAD' ? Buffer.alloc(0) : object.bytes,
        );
    }
  }

  function sentHeaders(headers: Record<string, string>): Record<string, string> {
    const { 'content-type': type } = headers;
    return type === undefined ? headers : { ...headers, 'content-type': settings.typeOf(type) };
  }

  function list(query: URLSearchParams): BucketAnswer {
    if (query.get('list-type') !== '2') throw new BucketRefusal(501, 'NotImplemented');
    const after = query.get('continuation-token') ?? '';
    const all = [...shown].filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after);
    const sorted = all.sort(([a], [b]) => (a < b ? -1 : 1));
    const page = sorted.slice(0, Math.min(1000, Number(query.get('max-keys') ?? 1000)));
    const last = page.at(-1)?.[0];
    const encoded = (key: string) => (query.get('encoding-type') === 'url' ? encodeURIComponent(key) : escaped(key));
    const contents = page.map(
      ([key, { bytes, etag, modified }]) =>
        `<Contents><Key>${encoded(key)}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${escaped(etag)}</ETag><Size>${bytes.length}</Size></Contents>`,
    );
    const more =
      page.length < sorted.length ? `<NextContinuationToken>${escaped(last ?? '')}</NextContinuationToken>` : '';
    const body = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
    return answerWith(200, { 'content-type': 'application/xml' }, Buffer.from(body));
  }

  return bucket;
}

/** A client of the bucket that signs nothing and does not wait between two attempts. */
export function directClient({ answer }: TestBucket, bareEtags = false): S3Client {
  return s3Client('memory:', answer, { wait: () => Promise.resolve(), bareEtags });
}

class Killed extends Error {}

/**
 * Runs the work as a process that is killed at its request with this number, counted from 0: none of its requests is heard from
 * then on, but `isCarriedOut` lets the bucket still carry out the one at which it was killed.
 *
 * @returns whether it was killed before it was done
 */
export async function runAndKill(
  bucket: TestBucket,
  request: number,
  isCarriedOut: boolean,
  work: (client: S3Client) => Promise<unknown>,
): Promise<boolean> {
  let count = -1;
  bucket.fault = () => {
    count += 1;
    if (count < request) return undefined;
    return count === request && isCarriedOut ? 'lost' : 'unheard';
  };
  try {
    await work(s3Client('memory:', bucket.answer, { wait: () => Promise.reject(new Killed()) }));
  } catch (error) {
    if (count < request) throw error;
  } finally {
    bucket.fault = () => undefined;
  }
  return count >= request;
}

const faultCodes: Record<Exclude<Fault, string>, string> = {
  304: 'NotModified',
  307: 'TemporaryRedirect',
  409: 'ConditionalRequestConflict',
  412: 'PreconditionFailed',
  429: 'TooManyRequests',
  500: 'InternalError',
  501: 'NotImplemented',
  503: 'SlowDown',
};

/** The answer to a request that is not carried out. */
export function refused(error: unknown, method: string): BucketAnswer {
  if (!(error instanceof BucketRefusal)) throw error;
  const { status, code } = error;
  const body = `<Error><Code>${code}</Code><Message>The test bucket says ${code}</Message></Error>`;
  return answerWith(status, { 'content-type': 'application/xml' }, Buffer.from(method === 'HEAD' ? '' : body));
}

function answerWith(status: number, headers: Record<string, string>, body: Buffer = Buffer.alloc(0)): BucketAnswer {
  return { status, headers: { date: new Date().toUTCString(), ...headers }, body };
}

const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
