import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../domain/machine-failure';
import { asksForPatience, isMissing, problemOf, secondsToWait, textIn, xmlOf } from './s3-answers';
import type { BucketAnswer, ObjectRequest, Transmit } from './s3-transport';
import { ConflictError, type StoredFile } from './storage';

export type ListedObject = { key: string; size: number; modified: Date };

type PutOptions = {
  headers?: Record<string, string>;
  /**
   * The object must still have this etag, or, for `null`, must not exist. Without a condition any object is replaced.
   */
  ifMatch?: string | null;
  confirm?: Confirm;
};

/**
 * Called before a request is sent again, because what it was sent for may have changed while it waited. When it throws,
 * the request is not repeated.
 */
type Confirm = () => Promise<void>;

/** The requests of the S3 protocol that an origin needs. */
export type S3Client = {
  get(key: string): Promise<StoredFile | undefined>;
  /** The headers of an object, with names in lower case. */
  head(key: string): Promise<{ etag: string; headers: IncomingHttpHeaders } | undefined>;
  /**
   * Stores an object and resolves with its etag.
   *
   * @throws ConflictError when the condition does not hold
   */
  put(key: string, bytes: Uint8Array, options?: PutOptions): Promise<string>;
  /**
   * Removes an object. Nothing happens when there is none.
   *
   * @throws ConflictError when the object has another etag than this one
   */
  delete(key: string, options?: { ifMatch?: string | undefined; confirm?: Confirm }): Promise<void>;
  /** All objects whose key starts with the prefix, and the current time of the bucket. The list may lag behind. */
  list(prefix: string): Promise<{ objects: ListedObject[]; now: Date }>;
};

type ClientOptions = {
  /** In milliseconds, between two attempts. */
  wait?: (milliseconds: number) => Promise<unknown>;
  /** The store compares etags without their quotation marks, as Ceph's gateway does. */
  bareEtags?: boolean;
};

/** How often a request is sent when no response arrives, which takes about four seconds and the time of the requests. */
const attempts = 7;
/** How often it is sent when the bucket asks for patience, which takes about a minute. */
const patientAttempts = 20;
/** In milliseconds: the longest pause between two attempts, whatever the bucket asks for. */
const longestPause = 8000;

/**
 * Makes a client for the bucket at this address. A request without a clear response, or with a response that asks to
 * try again later, is repeated a limited number of times.
 *
 * When the response to a conditional write was lost, repeating it meets its own result: the bucket refuses it because
 * the object has changed. So the object is read and compared before such a write counts as refused.
 */
export function s3Client(
  url: string,
  transmit: Transmit,
  { wait = sleep, bareEtags = false }: ClientOptions = {},
): S3Client {
  const sent = (etag: string) => (bareEtags ? etag.replaceAll('"', '') : etag);

  /** `isUncertain` says whether an earlier attempt may have succeeded although its response was lost. */
  async function send(request: ObjectRequest, confirm?: Confirm): Promise<BucketAnswer & { isUncertain: boolean }> {
    let isUncertain = false;
    let silent = 0;
    for (let attempt = 1; ; attempt += 1) {
      if (attempt > 1) await confirm?.();
      const { answer, lost } = await transmit(request).then(
        (received) => ({ answer: received, lost: undefined }),
        (error: Error) => ({ answer: undefined, lost: error }),
      );
      if (answer && !asksForPatience(answer)) return { ...answer, isUncertain };
      if (answer && attempt >= patientAttempts) throw problemOf(url, request, answer);
      if (!answer && (silent += 1) >= attempts)
        throw new Error(`${url} does not respond: ${reasonOf(lost)}. Try again.`);
      isUncertain ||= !answer || answer.status >= 500;
      const pause = Math.random() * Math.min(100 * 2 ** attempt, longestPause);
      await wait(Math.max(pause, Math.min(secondsToWait(answer) * 1000, longestPause)));
    }
  }

  async function get(key: string): Promise<StoredFile | undefined> {
    const request = { method: 'GET', key } as const;
    const answer = await send(request);
    if (isMissing(answer)) return undefined;
    if (answer.status !== 200) throw problemOf(url, request, answer);
    return { bytes: answer.body, etag: etagIn(answer) };
  }

  return {
    get,

    async head(key) {
      const request = { method: 'HEAD', key } as const;
      const answer = await send(request);
      // The response to HEAD has no body that could say what is missing, or what is wrong.
      if (answer.status === 404) return undefined;
      const told = answer.status === 200 ? answer : await send({ method: 'GET', key });
      if (isMissing(told)) return undefined;
      if (told.status !== 200) throw problemOf(url, request, told);
      return { etag: etagIn(told), headers: told.headers };
    },

    async put(key, bytes, { headers = {}, ifMatch, confirm } = {}) {
      const condition: Record<string, string> =
        ifMatch === undefined ? {} : ifMatch === null ? { 'If-None-Match': '*' } : { 'If-Match': sent(ifMatch) };
      const request = { method: 'PUT', key, body: bytes, headers: { ...headers, ...condition } } as const;
      const answer = await send(request, confirm);
      if (answer.status === 200) return etagIn(answer);
      const isRefused = answer.status === 412 || (ifMatch !== undefined && isMissing(answer));
      if (!isRefused) throw problemOf(url, request, answer);
      const there = answer.isUncertain ? await get(key) : undefined;
      if (there && Buffer.compare(there.bytes, bytes) === 0) return there.etag;
      throw new ConflictError(key);
    },

    async delete(key, { ifMatch, confirm } = {}) {
      const headers: Record<string, string> = ifMatch === undefined ? {} : { 'If-Match': sent(ifMatch) };
      const request = { method: 'DELETE', key, headers } as const;
      const answer = await send(request, confirm);
      if (answer.status === 412) throw new ConflictError(key);
      if (answer.status >= 300 && !isMissing(answer)) throw problemOf(url, request, answer);
    },

    async list(prefix) {
      const objects: ListedObject[] = [];
      let now = new Date();
      for (let token: string | undefined; ;) {
        const query: Record<string, string> = { 'list-type': '2', 'encoding-type': 'url', prefix };
        if (token !== undefined) query['continuation-token'] = token;
        const request = { method: 'GET', query } as const;
        const answer = await send(request);
        if (answer.status !== 200) throw problemOf(url, request, answer);
        const listing = xmlOf(answer);
        if (!listing) throw problemOf(url, request, answer);
        now = new Date(answer.headers.date ?? now);
        for (const listed of listing.getElementsByTagName('Contents')) {
          objects.push({
            key: decodeURIComponent(textIn(listed, 'Key').replaceAll('+', ' ')),
            size: Number(textIn(listed, 'Size')),
            modified: new Date(textIn(listed, 'LastModified')),
          });
        }
        if (textIn(listing, 'IsTruncated') !== 'true') return { objects, now };
        token = textIn(listing, 'NextContinuationToken');
      }
    },
  };
}

function etagIn({ headers }: BucketAnswer): string {
  if (headers.etag === undefined) throw new Error('The bucket does not return ETags, so nothing can be compared.');
  return headers.etag;
}
