import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketAccess, ObjectRequest } from '../store/s3-transport';
import { createTestBucket, BucketRefusal, refused, type TestBucket } from './test-bucket';

/**
 * A {@link TestBucket} behind HTTP. By Amazon's description (Authenticating Requests: Using the Authorization Header;
 * Error Responses), a request is signed with Signature Version 4, else 403 SignatureDoesNotMatch;
 * `x-amz-content-sha256` is the hash of its body, else 400 XAmzContentSHA256Mismatch; an unknown key is 403
 * InvalidAccessKeyId, and a clock that is more than 15 minutes off 403 RequestTimeTooSkewed.
 */
export type S3Server = TestBucket & {
  access: BucketAccess;
  endpoint: string;
  bucket: string;
  close(): Promise<void>;
};

const credentials = { region: 'eu-test-1', accessKeyId: 'AKIATEST', secretAccessKey: 'secret/of+the=test' };
const bucket = 'garden';

/** Starts the server on a free port of this machine. */
export async function startS3Server(): Promise<S3Server> {
  const held = createTestBucket();
  const http = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const [, name, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const method = request.method as ObjectRequest['method'];
    const asked: ObjectRequest = {
      method,
      key: rest.join('/'),
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(Object.entries(request.headers).map(([header, value]) => [header, String(value)])),
      body,
    };
    const check = async () => {
      expectSignature(request, url, body);
      if (name !== bucket) throw new BucketRefusal(404, 'NoSuchBucket');
      return held.answer(asked);
    };
    const answered = await check().catch((error: unknown) => refused(error, method));
    const length = method === 'HEAD' ? {} : { 'Content-Length': answered.body.length };
    response.writeHead(answered.status, { ...answered.headers, ...length }).end(answered.body);
  }

  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return Object.assign(held, {
    bucket,
    endpoint,
    access: { url: `${endpoint}/${bucket}/`, ...credentials },
    close: () =>
      new Promise<void>((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
  });
}

/** Computes the signature from what arrived, by the description of it and without the client's code. */
function expectSignature({ method = '', headers }: IncomingMessage, url: URL, body: Buffer) {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, day = '', region = '', names = '', signature] = authorization.exec(headers.authorization ?? '') ?? [];
  if (key !== credentials.accessKeyId) throw new BucketRefusal(403, 'InvalidAccessKeyId');
  if (headers['x-amz-content-sha256'] !== hash(body)) throw new BucketRefusal(400, 'XAmzContentSHA256Mismatch');
  const time = String(headers['x-amz-date']);
  const sentAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - sentAt) < 15 * 60 * 1000)) throw new BucketRefusal(403, 'RequestTimeTooSkewed');
  const required = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!required.every((name) => names.split(';').includes(name))) throw new BucketRefusal(403, 'AccessDenied');

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
    throw new BucketRefusal(403, 'SignatureDoesNotMatch');
}

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
