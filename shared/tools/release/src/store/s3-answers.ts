import { type Document, DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import { Refused } from '../domain/refused';
import type { BucketAnswer, ObjectRequest } from './s3-transport';

/*
 * The meaning of a bucket's responses.
 */

/**
 * Whether the request may succeed later: it conflicted with another one (409), there were too many, or the bucket had a
 * temporary fault.
 */
export function asksForPatience(answer: BucketAnswer): boolean {
  if (answer.status === 409) return true;
  if (answer.status === 400) return codeOf(answer) === 'RequestTimeout';
  return [429, 500, 502, 503, 504].includes(answer.status);
}

/** How long the response asks to wait, or 0 when it says nothing about it. */
export function secondsToWait(answer: BucketAnswer | undefined): number {
  return Number(answer?.headers['retry-after']) || 0;
}

/** Whether the response says that there is no such object. A missing bucket is an error instead. */
export function isMissing(answer: BucketAnswer): boolean {
  return answer.status === 404 && codeOf(answer) !== 'NoSuchBucket';
}

/** The XML of a response, or undefined when it has none, for example because a proxy answered. */
export function xmlOf({ body }: BucketAnswer): Document | undefined {
  try {
    return new DOMParser({ onError: onErrorStopParsing }).parseFromString(body.toString(), 'text/xml');
  } catch {
    return undefined;
  }
}

/** The text of the first element with this name, or an empty string. */
export function textIn(xml: Document | Element, name: string): string {
  return xml.getElementsByTagName(name).item(0)?.textContent?.trim() ?? '';
}

function codeOf(answer: BucketAnswer): string {
  return textOfError(answer, 'Code');
}

function textOfError(answer: BucketAnswer, name: string): string {
  const xml = answer.status >= 300 ? xmlOf(answer) : undefined;
  return xml ? textIn(xml, name) : '';
}

const slowDownAdvice =
  'The bucket has asked for fewer requests for a minute. Wait some minutes before the next command.';
const outage = 'The bucket has had a fault of its own for a minute. Wait some minutes before the next command.';
const unsupported =
  'This store does not take such a request. "release doctor" finds out what it lacks; those that docs/releasing.md names lack nothing.';
const cached =
  'A cache answers instead of the bucket: name the address of the bucket itself with --endpoint, not that of a CDN.';
const otherRegion = 'The bucket is in another region: set AWS_REGION to that one.';

/** What to do, by the code of the response, or by its status where it has no code. */
const advice: Record<string, string> = {
  AccessDenied:
    'The credentials do not grant this permission, or a bucket policy denies it. Without s3:ListBucket a missing object is denied too.',
  AuthorizationHeaderMalformed: otherRegion,
  ExpiredToken: 'The session token has expired: log in again.',
  InternalError: outage,
  InvalidAccessKeyId: 'The key in AWS_ACCESS_KEY_ID does not exist.',
  NoSuchBucket: 'There is no such bucket: correct --origin, or --endpoint.',
  NotImplemented: unsupported,
  NotModified: cached,
  PermanentRedirect: otherRegion,
  OperationAborted: slowDownAdvice,
  RequestTimeTooSkewed: 'The clock on this machine is wrong. Correct it.',
  ServiceUnavailable: slowDownAdvice,
  SignatureDoesNotMatch: 'The key in AWS_SECRET_ACCESS_KEY does not match AWS_ACCESS_KEY_ID.',
  SlowDown: slowDownAdvice,
  TemporaryRedirect:
    'The bucket was made a short time ago in another region, and its name is not known everywhere yet: set AWS_REGION to that region.',
  TooManyRequests: slowDownAdvice,
  'status 304': cached,
  'status 307': otherRegion,
  'status 429': slowDownAdvice,
  'status 500': outage,
  'status 501': unsupported,
  'status 502': outage,
  'status 503': slowDownAdvice,
  'status 504': outage,
};

/** The store does not know this kind of request. */
export class Unsupported extends Refused {}

/** Explains what a refusal of the bucket means for the user of the command. */
export function problemOf(url: string, { method, key = '' }: ObjectRequest, answer: BucketAnswer): Error {
  const code = codeOf(answer) || (answer.status === 403 ? 'AccessDenied' : `status ${answer.status}`);
  const said = textOfError(answer, 'Message');
  const known = advice[code];
  const place = textOfError(answer, 'Endpoint');
  const what = `${url} refuses to ${method} ${key === '' ? 'its listing' : key}: ${code}.`;
  const text = [what, known ?? said, place && `It is at ${place}.`].filter(Boolean).join(' ');
  if (known === unsupported) return new Unsupported('FUR-BUCKET-UNSUPPORTED', text);
  return known === undefined ? new Error(text) : new Refused('FUR-BUCKET-REFUSES', text);
}
