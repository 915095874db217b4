import type { IncomingMessage } from 'node:http';
import { isCompressible } from '../store/compressed-copies';
import type { FileReader, ServedFile } from './files';

/** The bytes for one request: the file, or the compressed copy that its client reads. */
export type Representation = {
  file: ServedFile;
  encoding?: string;
  /** Whether another client may get other bytes. */
  varies: boolean;
};

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** The smallest form of the file that the client reads; `undefined` when there is no such file. */
export async function negotiate(
  read: FileReader,
  path: string,
  request: IncomingMessage,
): Promise<Representation | undefined> {
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const copies = isCompressible(path) ? encodings : [];
  for (const { name, extension } of copies) {
    if (!accepted.has(name)) continue;
    const file = await read(path + extension);
    if (file) return { file, encoding: name, varies: true };
  }
  const [file, ...others] = await Promise.all([read(path), ...copies.map(({ extension }) => read(path + extension))]);
  return file && { file, varies: others.some(Boolean) };
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
