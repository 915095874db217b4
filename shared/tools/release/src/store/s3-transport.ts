import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { requestsTo } from './requests';

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

export type BucketAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends one request to the bucket and resolves with the response. It rejects when the response is incomplete. */
export type Transmit = (request: ObjectRequest) => Promise<BucketAnswer>;

/** The number of bytes in one request body and its response body. */
export type Traffic = { sent: number; received: number };

type TransportOptions = {
  /** The number of simultaneous requests; 16 by default. */
  sideBySide?: number;
  /** Called with each response. */
  onTraffic?: (traffic: Traffic) => void;
};

/** Signs requests (Amazon's Signature Version 4) and sends them, a limited number at a time. */
export function signedTransport(access: BucketAccess, { sideBySide, onTraffic }: TransportOptions = {}): Transmit {
  const send = requestsTo(access.url, sideBySide);
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
    const sentHeaders = { ...Object.fromEntries(signed.headers), 'Content-Length': body?.length ?? 0 };
    const response = await send(signed.url, { method, headers: sentHeaders }, body);
    const received = await buffer(response);
    onTraffic?.({ sent: body?.length ?? 0, received: received.length });
    return { status: response.statusCode ?? 0, headers: response.headers, body: received };
  };
}
