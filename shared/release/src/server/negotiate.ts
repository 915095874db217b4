import type { IncomingMessage } from 'node:http';
import { parseReleasePath } from '@furrow/formats/release-name';
import { lineageOf } from '../domain/delivery';
import { isCompressible } from '../store/compressed-copies';
import { deltaEnding, deltaPath, dictionaryOf } from '../store/delta';
import type { ReadOriginFile, ServedFile } from './files';

/** The bytes for one request: the file, or the form of it that its client reads. */
export type Representation = {
  file: ServedFile;
  encoding?: string;
  /** The headers of a request by which another client may get other bytes. */
  vary?: string;
};

const deltaEncoding = deltaEnding.slice(1);

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** The smallest form of the file that the client reads; `undefined` when there is no such file. */
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

/** The difference to the file that the client has, if there is one, and if it leads from that very file. */
async function deltaFor(
  read: ReadOriginFile,
  path: string,
  { headers }: IncomingMessage,
): Promise<ServedFile | undefined> {
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
