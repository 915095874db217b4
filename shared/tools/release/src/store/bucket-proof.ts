import { checkShape } from '@furrow/formats/check-shape';
import { randomUUID } from 'node:crypto';
import { boolean, enum as oneOf, optional, strictObject, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { all } from '../domain/all';
import { toJson } from '../domain/json';
import { privateFolder } from '../domain/paths';
import { Refused } from '../domain/refused';
import { documentLayouts, type DocumentLayout } from './bucket-layout';
import { Unsupported } from './s3-answers';
import type { S3Client } from './s3-client';
import { bytesOf, ConflictError, parseJson, textOf } from './storage';

/**
 * The findings of `release doctor` about a bucket, stored in the bucket. Every other command reads them, and refuses a
 * bucket without them, because a store may accept conditional requests, ignore the condition, and answer each of them
 * with success.
 */
export const proofFile = `${privateFolder}/bucket.json`;

const proofSchema = strictObject({
  /**
   * The address of the bucket and the prefix of its keys. A copy of the objects in another place proves nothing about
   * that place.
   */
  place: string(),
  /** The layout of its documents. */
  documents: oneOf(documentLayouts),
  /** Whether a delete request compares the etag. */
  conditionalDelete: boolean(),
  /** Whether it only accepts an etag without quotation marks in a condition. */
  bareEtags: optional(boolean()),
  /** ISO date and time in UTC. */
  provedAt: string(),
});

export type BucketProof = Infer<typeof proofSchema>;

/** The location of an origin: the address of the bucket and the prefix of its keys. */
export type BucketPlace = { url: string; prefix: string };

const placeOf = ({ url, prefix }: BucketPlace) => url + prefix;

/** One finding about the bucket. `isNeeded` says that no command works without it. */
export type Finding = { what: string; holds: boolean; isNeeded: boolean };

/** The differences between buckets that commands need to know. */
type Traits = Pick<BucketProof, 'conditionalDelete' | 'bareEtags'>;

export type Examination = { findings: Finding[]; traits: Traits };

/**
 * Reads the findings of `release doctor` about the bucket.
 *
 * @throws Refused when the bucket was never examined successfully
 */
export async function readProof(client: S3Client, place: BucketPlace): Promise<BucketProof> {
  const proof = await storedProof(client, place);
  const advice =
    'First check that it supports conditional writes; without them, two releases could overwrite each other. Run: release doctor';
  if (!proof) throw new Refused('FUR-BUCKET-UNEXAMINED', `${placeOf(place)} has not been checked yet. ${advice}`);
  if (proof.place !== placeOf(place))
    throw new Refused(
      'FUR-BUCKET-UNEXAMINED',
      `${proofFile} is about ${proof.place}, not ${placeOf(place)}. ${advice}`,
    );
  return proof;
}

/** Stores the findings about the bucket. */
export async function writeProof(
  client: S3Client,
  place: BucketPlace,
  found: Traits & Pick<BucketProof, 'documents'>,
): Promise<void> {
  const proof: BucketProof = {
    place: placeOf(place),
    ...found,
    provedAt: new Date().toISOString(),
  };
  await client.put(place.prefix + proofFile, bytesOf(toJson(proof)), {
    headers: { 'Content-Type': 'application/json' },
  });
}

/** What the bucket holds about itself, or about the bucket that its objects were copied from. */
async function storedProof(
  client: S3Client,
  { prefix }: Pick<BucketPlace, 'prefix'>,
): Promise<BucketProof | undefined> {
  const file = await client.get(prefix + proofFile);
  return file && checkShape(proofSchema, parseJson(textOf(file.bytes), proofFile), proofFile);
}

/** The layout that the objects of the bucket have, also if they were copied there; undefined before its first check. */
export async function knownLayout(client: S3Client, place: BucketPlace): Promise<DocumentLayout | undefined> {
  return (await storedProof(client, place))?.documents;
}

/** The number of concurrent writers in each race. */
const writers = 8;
const rounds = 5;

/**
 * Examines whether concurrent commands are safe with the bucket. In objects of its own, which it removes afterwards, it
 * runs races of creations and of swaps, and sends requests that must be refused.
 *
 * @param open makes a client of the bucket that writes etags with or without quotation marks
 */
export async function examineBucket(
  open: (bareEtags: boolean) => S3Client,
  { prefix }: Pick<BucketPlace, 'prefix'>,
): Promise<Examination> {
  const folder = `${prefix}${privateFolder}/doctor/${randomUUID()}/`;
  const used = new Set<string>();
  const keyOf = (name: string) => {
    used.add(folder + name);
    return folder + name;
  };
  try {
    const takesQuoted = await holds(swaps(open(false), keyOf('quoted')));
    const bareEtags = !takesQuoted && (await holds(swaps(open(true), keyOf('bare'))));
    const client = open(bareEtags);
    const conditionalDelete = await holds(refusesStaleDeletion(client, keyOf('deleted')));
    const changedHeaders = await headersChanged(client, keyOf('page.js.br'));
    const findings = [
      needed('swaps an object for another', takesQuoted || bareEtags),
      needed(
        'creates an object only where there is none',
        await holds(refusesSecondCreation(client, keyOf('created'))),
      ),
      needed('swaps an object only for the one that it was', await holds(refusesStaleSwap(client, keyOf('swapped')))),
      needed('swaps nothing for an object that is gone', await holds(refusesSwapOfNothing(client, keyOf('missing')))),
      needed(`lets one of ${writers} creations win`, await holds(everyRoundHasOneWinner(client, keyOf, 'create'))),
      needed(`lets one of ${writers} swaps win`, await holds(everyRoundHasOneWinner(client, keyOf, 'swap'))),
      needed(['keeps content type, caching and encoding', ...changedHeaders].join(': '), changedHeaders.length === 0),
      useful('compares what it is told to delete', conditionalDelete),
      useful('lists at once what was written', await listsAtOnce(client, keyOf('listed'))),
    ];
    return { findings, traits: { conditionalDelete, bareEtags } };
  } finally {
    await all([...used], (key) => open(false).delete(key));
  }
}

const needed = (what: string, holds: boolean): Finding => ({ what, holds, isNeeded: true });
const useful = (what: string, holds: boolean): Finding => ({ what, holds, isNeeded: false });

/** Whether a store shows what is asked of it. One that does not know the request does not. */
async function holds(shown: Promise<boolean>): Promise<boolean> {
  try {
    return await shown;
  } catch (error) {
    if (error instanceof Unsupported) return false;
    throw error;
  }
}

async function isRefused(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return false;
  } catch (error) {
    if (error instanceof ConflictError) return true;
    throw error;
  }
}

async function swaps(client: S3Client, key: string): Promise<boolean> {
  const ifMatch = await client.put(key, bytesOf('first'));
  return !(await isRefused(client.put(key, bytesOf('second'), { ifMatch })));
}

async function refusesSecondCreation(client: S3Client, key: string): Promise<boolean> {
  await client.put(key, bytesOf('first'), { ifMatch: null });
  const refused = await isRefused(client.put(key, bytesOf('second'), { ifMatch: null }));
  return refused && (await textAt(client, key)) === 'first';
}

async function refusesStaleSwap(client: S3Client, key: string): Promise<boolean> {
  const first = await client.put(key, bytesOf('first'));
  await client.put(key, bytesOf('second'));
  const refused = await isRefused(client.put(key, bytesOf('third'), { ifMatch: first }));
  return refused && (await textAt(client, key)) === 'second';
}

async function refusesSwapOfNothing(client: S3Client, key: string): Promise<boolean> {
  const first = await client.put(key, bytesOf('first'));
  await client.delete(key);
  return isRefused(client.put(key, bytesOf('second'), { ifMatch: first }));
}

async function everyRoundHasOneWinner(
  client: S3Client,
  keyOf: (name: string) => string,
  kind: 'create' | 'swap',
): Promise<boolean> {
  for (let round = 0; round < rounds; round += 1) {
    const key = keyOf(`${kind}-${round}`);
    const ifMatch = kind === 'create' ? null : await client.put(key, bytesOf('before'));
    const texts = Array.from({ length: writers }, (_, writer) => `writer ${writer}`);
    const refused = await Promise.all(texts.map((text) => isRefused(client.put(key, bytesOf(text), { ifMatch }))));
    const won = texts.filter((_, writer) => !refused[writer]);
    if (won.length !== 1 || (await textAt(client, key)) !== won[0]) return false;
  }
  return true;
}

/** What became of the headers of an object, for each that has changed when it is read; how it is spelled does not matter. */
async function headersChanged(client: S3Client, key: string): Promise<string[]> {
  const headers = {
    'Content-Type': 'text/javascript;charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Encoding': 'br',
  };
  const etag = await client.put(key, bytesOf('packed'), { headers });
  const found = await client.head(key);
  const spelled = (value: unknown) => String(value).replaceAll(/[\s"]/g, '').toLowerCase();
  const changed = Object.entries(headers).flatMap(([name, value]) => {
    const now = found?.headers[name.toLowerCase()];
    return spelled(now) === spelled(value) ? [] : [`${name} "${value}" came back as "${String(now ?? '')}"`];
  });
  return [...changed, ...(found?.etag === etag ? [] : ['its etag came back as another one'])];
}

async function refusesStaleDeletion(client: S3Client, key: string): Promise<boolean> {
  const first = await client.put(key, bytesOf('first'));
  await client.put(key, bytesOf('second'));
  return (await isRefused(client.delete(key, { ifMatch: first }))) && (await textAt(client, key)) === 'second';
}

async function listsAtOnce(client: S3Client, key: string): Promise<boolean> {
  await client.put(key, bytesOf('first'));
  return (await client.list(key)).objects.length === 1;
}

async function textAt(client: S3Client, key: string): Promise<string | undefined> {
  const file = await client.get(key);
  return file && textOf(file.bytes);
}
