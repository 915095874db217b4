import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';

/** Where a bucket is, and the credentials for it. */
export type BucketAccess = {
  /** The address of the bucket, with a trailing slash. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
};

export type ObjectRequest = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Absent for requests about the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
};

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** Sends one request to the bucket and resolves with the response. It rejects when the response is incomplete. */
export type Transmit = (request: ObjectRequest) => Promise<Answer>;

/** The number of bytes in one request body and its response body. */
export type Traffic = { sent: number; received: number };

type TransportOptions = {
  /** The number of simultaneous requests; 16 by default. */
  sideBySide?: number;
  /** Called with each response. */
  onTraffic?: (traffic: Traffic) => void;
};

/** In milliseconds. A request without any traffic for this long counts as lost. */
const silence = 30_000;

/** Signs requests (Amazon's Signature Version 4) and sends them, a limited number at a time. */
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
