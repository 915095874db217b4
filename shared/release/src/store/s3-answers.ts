import { type Document, DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import { Refused } from '../domain/refused';
import type { Answer, ObjectRequest } from './s3-transport';

/*
 * The meaning of a bucket's responses.
 */

/**
 * Whether the request may succeed later: it conflicted with another one (409), there were too many, or the bucket had a
 * temporary fault.
 */
export function asksForPatience(answer: Answer): boolean {
  if (answer.status === 409) return true;
  if (answer.status === 400) return codeOf(answer) === 'RequestTimeout';
  return [429, 500, 502, 503, 504].includes(answer.status);
}

/** Whether the response says that there is no such object. A missing bucket is an error instead. */
export function isMissing(answer: Answer): boolean {
  return answer.status === 404 && codeOf(answer) !== 'NoSuchBucket';
}

/** The XML of a response, or undefined when it has none, for example because a proxy answered. */
export function xmlOf({ body }: Answer): Document | undefined {
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

function codeOf(answer: Answer): string {
  return textOfError(answer, 'Code');
}

function textOfError(answer: Answer, name: string): string {
  const xml = answer.status >= 300 ? xmlOf(answer) : undefined;
  return xml ? textIn(xml, name) : '';
}

const advice: Record<string, string> = {
  AccessDenied:
    'The credentials do not give this right, or a bucket policy takes it away. Without s3:ListBucket a missing object is denied too.',
  AuthorizationHeaderMalformed: 'The bucket is in another region: set AWS_REGION to that one.',
  ExpiredToken: 'The session token has expired: log in again.',
  InvalidAccessKeyId: 'Nobody has the key in AWS_ACCESS_KEY_ID.',
  NoSuchBucket: 'There is no such bucket: correct --origin, or --endpoint.',
  NotImplemented: 'This store lacks what a release needs; see "release doctor".',
  PermanentRedirect: 'The bucket is in another region: set AWS_REGION to that one.',
  RequestTimeTooSkewed: 'The clock of this machine is wrong: set it.',
  SignatureDoesNotMatch: 'The key in AWS_SECRET_ACCESS_KEY is not the one of AWS_ACCESS_KEY_ID.',
};

/** Explains what a refusal of the bucket means for the user of the command. */
export function problemOf(url: string, { method, key = '' }: ObjectRequest, answer: Answer): Error {
  const code = codeOf(answer) || (answer.status === 403 ? 'AccessDenied' : `status ${answer.status}`);
  const said = textOfError(answer, 'Message');
  const known = advice[code];
  const text = `${url} refuses to ${method} ${key === '' ? 'its listing' : key}: ${code}. ${known ?? said}`.trim();
  return known === undefined ? new Error(text) : new Refused(text);
}
