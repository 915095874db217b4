import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BucketAccess } from '../storage/s3-client';

/**
 * A bucket in memory that speaks as much of the S3 protocol as an origin uses, and that can fail on demand. What it does, and the
 * page of Amazon's or Cloudflare's documentation that says so:
 *
 * - A request is signed with Signature Version 4, and `x-amz-content-sha256` is the hash of its body: else 403
 *   SignatureDoesNotMatch, or 400 XAmzContentSHA256Mismatch (Authenticating Requests: Using the Authorization Header). A clock that
 *   is more than 15 minutes off is 403 RequestTimeTooSkewed; an unknown key 403 InvalidAccessKeyId (Error Responses).
 * - PUT with `If-None-Match: *` is 412 PreconditionFailed when the key exists. PUT with `If-Match` is 412 when the etag is another
 *   one, and 404 NoSuchKey when there is no object. A conflicting request of the same moment is 409 ConditionalRequestConflict,
 *   which asks to send it again (How to prevent object overwrites with conditional writes).
 * - The ETag of an object that was sent in one part is the MD5 of its bytes, in quotation marks (PutObject).
 * - GET and HEAD answer with the Content-Type, Cache-Control, Content-Encoding and `x-amz-meta-*` that the object was stored with;
 *   404 NoSuchKey when there is none, and a HEAD has no body (GetObject, HeadObject).
 * - DELETE is 204 whether there was an object or not (DeleteObject). With `If-Match` it is 412 when the etag is another one (How to
 *   perform conditional deletes). Cloudflare names no condition for it (R2, Conditional operations): `conditionalDelete: false`
 *   deletes all the same.
 * - ListObjectsV2 sorts by key, gives at most `max-keys` and 1,000, goes on with `continuation-token`, and encodes keys when told
 *   `encoding-type=url`. Amazon lists what was written a moment ago; `listsLate` stands for a store that does not.
 * - `ignoresConditions` stands for a store that takes conditional requests and does not look at the condition.
 */
export type S3Server = {
  access: BucketAccess;
  endpoint: string;
  bucket: string;
  objects: Map<string, StoredObject>;
  /** The requests so far, as `PUT shop/1.0.0/page.js`. */
  requests: string[];
  /** The largest number of requests that were under way together. */
  busiest: number;
  settings: Settings;
  /** Decides what goes wrong with a request. */
  fault: (request: Asked) => Fault | undefined;
  close(): Promise<void>;
};

export type Asked = { method: string; key: string; condition: 'create' | 'swap' | undefined };

/**
 * `lost`: it is carried out, and the connection breaks before the answer. `unheard`: the connection breaks before it is carried
 * out. A number is the status that it gets instead.
 */
export type Fault = 'lost' | 'unheard' | 409 | 429 | 500 | 503;

export type StoredObject = { bytes: Buffer; etag: string; modified: Date; headers: Record<string, string> };

type Settings = {
  ignoresConditions: boolean;
  conditionalDelete: boolean;
  /** A listing shows what there was when this was switched on. */
  listsLate: boolean;
  /** Milliseconds before each answer. */
  delay: number;
};

const credentials = { region: 'eu-test-1', accessKeyId: 'AKIATEST', secretAccessKey: 'secret/of+the=test' };
const kept = ['content-type', 'cache-control', 'content-encoding'];

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

/** Starts the server on a free port of this machine. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  let shown: ReadonlyMap<string, StoredObject> = objects;
  const bucket = 'garden';
  const settings: Settings = { ignoresConditions: false, conditionalDelete: true, delay: 0, listsLate: false };
  const server: Omit<S3Server, 'access' | 'endpoint' | 'close'> = {
    bucket,
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
  };

  let underWay = 0;
  const http = createServer((request, response) => {
    underWay += 1;
    server.busiest = Math.max(server.busiest, underWay);
    answer(request, response)
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        refuse(response, error);
      })
      .finally(() => (underWay -= 1));
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const [, name, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const method = request.method ?? '';
    const { 'if-match': match, 'if-none-match': none } = request.headers;
    server.requests.push(`${method} ${key === '' ? '?' : key}`);
    const fault = server.fault({ method, key, condition: none === '*' ? 'create' : match ? 'swap' : undefined });
    if (settings.delay > 0) await sleep(settings.delay);
    if (fault === 'unheard') return void request.socket.destroy();
    expectSignature(request, url, body);
    if (name !== bucket) throw new Refusal(404, 'NoSuchBucket');
    if (typeof fault === 'number') throw new Refusal(fault, faultCodes[fault]);
    const result = carryOut(request, url, key, body);
    if (fault === 'lost') return void request.socket.destroy();
    response.writeHead(result.status, { Date: new Date().toUTCString(), ...result.headers });
    response.end(method === 'HEAD' ? undefined : result.body);
  }

  type Result = { status: number; headers?: Record<string, string>; body?: Buffer | string };

  function carryOut({ method, headers }: IncomingMessage, url: URL, key: string, body: Buffer): Result {
    if (key === '') return list(url.searchParams);
    const object = objects.get(key);
    const match = settings.ignoresConditions ? undefined : headers['if-match'];
    switch (method) {
      case 'PUT': {
        if (!settings.ignoresConditions && headers['if-none-match'] === '*' && object)
          throw new Refusal(412, 'PreconditionFailed');
        if (match !== undefined && !object) throw new Refusal(404, 'NoSuchKey');
        if (match !== undefined && match !== object?.etag) throw new Refusal(412, 'PreconditionFailed');
        const stored = Object.entries(headers).filter(
          ([name]) => kept.includes(name) || name.startsWith('x-amz-meta-'),
        );
        const etag = `"${createHash('md5').update(body).digest('hex')}"`;
        objects.set(key, {
          bytes: body,
          etag,
          modified: new Date(),
          headers: Object.fromEntries(stored.map(([name, value]) => [name, String(value)])),
        });
        return { status: 200, headers: { ETag: etag } };
      }
      case 'DELETE':
        if (settings.conditionalDelete && match !== undefined && object && match !== object.etag)
          throw new Refusal(412, 'PreconditionFailed');
        objects.delete(key);
        return { status: 204 };
      default:
        if (!object) throw new Refusal(404, 'NoSuchKey');
        return {
          status: 200,
          headers: { ...object.headers, ETag: object.etag, 'Content-Length': String(object.bytes.length) },
          body: object.bytes,
        };
    }
  }

  function list(query: URLSearchParams): Result {
    if (query.get('list-type') !== '2') throw new Refusal(501, 'NotImplemented');
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
    return { status: 200, headers: { 'Content-Type': 'application/xml' }, body };
  }

  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return Object.assign(server, {
    endpoint,
    access: { url: `${endpoint}/${bucket}/`, ...credentials },
    close: () =>
      new Promise<void>((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
  });
}

const faultCodes: Record<Exclude<Fault, string>, string> = {
  409: 'ConditionalRequestConflict',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'SlowDown',
};

function refuse(response: ServerResponse, { status, code }: Refusal) {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  const isHead = response.req.method === 'HEAD';
  response.end(
    isHead ? undefined : `<Error><Code>${code}</Code><Message>The test server says ${code}</Message></Error>`,
  );
}

/** Computes the signature from what arrived, by the description of it and without the client's code. */
function expectSignature({ method = '', headers }: IncomingMessage, url: URL, body: Buffer) {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, day = '', region = '', names = '', signature] = authorization.exec(headers.authorization ?? '') ?? [];
  if (key !== credentials.accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId');
  if (headers['x-amz-content-sha256'] !== hash(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  const time = String(headers['x-amz-date']);
  const sentAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - sentAt) < 15 * 60 * 1000)) throw new Refusal(403, 'RequestTimeTooSkewed');
  const required = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!required.every((name) => names.split(';').includes(name))) throw new Refusal(403, 'AccessDenied');

  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    url.pathname.split('/').map(decodeURIComponent).map(encoded).join('/'),
    query,
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    '',
    names,
    hash(body),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${credentials.secretAccessKey}`,
  );
  if (region !== credentials.region || hmac(signingKey, toSign).toString('hex') !== signature)
    throw new Refusal(403, 'SignatureDoesNotMatch');
}

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
