import type { IncomingMessage } from 'node:http';
import { parseReleasePath } from '@furrow/formats/release-name';
import { lineageOf } from '../domain/delivery';
import { isCompressible } from '../store/compressed-copies';
import { deltaEnding, deltaPath, dictionaryOf } from '../store/delta';
import type { ReadOriginFile, ServedFile } from './files';

/** What one request is answered with: the file, or an encoded form of it that the client accepts. */
export type Representation = {
  file: ServedFile;
  encoding?: string;
  /** The request headers on which the choice depends, for the `Vary` header. */
  vary?: string;
};

const deltaEncoding = deltaEnding.slice(1);

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** Chooses the smallest form of the file that the client accepts; `undefined` when there is no such file. */
export async function negotiate(
  read: ReadOriginFile,
  path: string,
  request: IncomingMessage,
): Promise<Representation | undefined> {
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const vary = lineageOf(path) ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding';
  const delta = accepted.has(deltaEncoding) ? await deltaFor(read, path, request) : undefined;
  if (delta) return { file: delta, encoding: deltaEncoding, vary };
  const copies = isCompressible(path) ? encodings : [];
  for (const { name, extension } of copies) {
    if (!accepted.has(name)) continue;
    const file = await read(path + extension);
    if (file) return { file, encoding: name, vary };
  }
  const [file, ...others] = await Promise.all([read(path), ...copies.map(({ extension }) => read(path + extension))]);
  return file && { file, ...((lineageOf(path) || others.some(Boolean)) && { vary }) };
}

/**
 * The delta from the file that the client has, if one exists and starts from exactly that file. A client that goes past
 * its cache gets the whole file: pages do so for a file whose delta was damaged.
 */
async function deltaFor(
  read: ReadOriginFile,
  path: string,
  { headers }: IncomingMessage,
): Promise<ServedFile | undefined> {
  if (headers['cache-control']?.includes('no-cache')) return undefined;
  const parsed = parseReleasePath(path);
  const [, base] = /^"(\d[0-9A-Za-z.-]*)"$/.exec(String(headers['dictionary-id'])) ?? [];
  const [, dictionary] = /^:([0-9A-Za-z+/]+=*):$/.exec(String(headers['available-dictionary'])) ?? [];
  if (!parsed || base === undefined || dictionary === undefined) return undefined;
  const delta = await read(deltaPath({ ...parsed, base }));
  return delta && Buffer.isBuffer(delta.content) && dictionaryOf(delta.content) === dictionary ? delta : undefined;
}

function acceptedEncodings(header: string | string[] | undefined): Set<string> {
  const parts = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q\s*=\s*/));
  return new Set(
    parts.filter(([, quality]) => quality === undefined || Number(quality) > 0).map(([name = '']) => name),
  );
}
