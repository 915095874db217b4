import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';

/** Where a bucket is, and who asks. */
export type BucketAccess = {
  /** Address of the bucket, with a slash at its end. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
};

export type ObjectRequest = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Absent for what concerns the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
};

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** Sends one request to the bucket and resolves with the answer. It rejects when there is no whole answer. */
export type Transmit = (request: ObjectRequest) => Promise<Answer>;

/** The bytes of one request's body and of its answer's. */
export type Traffic = { sent: number; received: number };

type TransportOptions = {
  /** Requests at the same time; 16 by default. */
  sideBySide?: number;
  /** Called with each answer. */
  onTraffic?: (traffic: Traffic) => void;
};

/** Milliseconds without a byte, after which a request counts as lost. */
const silence = 30_000;

/** Signs requests (Amazon's Signature Version 4) and sends them, a bounded number side by side. */
export function signedTransport(access: BucketAccess, { sideBySide = 16, onTraffic }: TransportOptions = {}): Transmit {
  const transport = access.url.startsWith('https:') ? https : http;
  const agent = new transport.Agent({ keepAlive: true, maxSockets: sideBySide });
  const keysOfDay = new Map<string, ArrayBuffer>();

  return async ({ method, key = '', query = {}, headers = {}, body }) => {
    const url = new URL(key.split('/').map(encodeURIComponent).join('/'), access.url);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      ...access,
      url: url.href,
      method,
      service: 's3',
      cache: keysOfDay,
      headers: {
        ...headers,
        'X-Amz-Content-Sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
    }).sign();
    const response = await new Promise<http.IncomingMessage>((answered, fail) => {
      const sent = transport.request(signed.url, {
        method,
        agent,
        headers: { ...Object.fromEntries(signed.headers), 'Content-Length': body?.length ?? 0 },
      });
      sent.setTimeout(silence, () => sent.destroy(new Error(`no answer in ${silence / 1000} seconds`)));
      sent.on('error', fail);
      sent.on('response', answered);
      sent.end(body);
    });
    const received = await buffer(response);
    onTraffic?.({ sent: body?.length ?? 0, received: received.length });
    return { status: response.statusCode ?? 0, headers: response.headers, body: received };
  };
}
