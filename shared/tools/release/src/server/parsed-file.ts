import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadOriginFile, ServedFile } from './files';

/**
 * Makes a function that reads and parses a JSON file of the origin. It parses the file again only after the file has
 * changed.
 */
export function parsedFile<Value>(
  read: ReadOriginFile,
  name: string,
  parse: (value: unknown) => Value,
): () => Promise<Value | undefined> {
  let known: { of: ServedFile; value: Promise<Value> } | undefined;
  return async () => {
    const file = await read(name);
    if (!file) return undefined;
    if (known?.of !== file) known = { of: file, value: textIn(file).then((content) => parse(JSON.parse(content))) };
    return known.value;
  };
}

/** The whole text of a file, even of one that is too large to cache. */
export function textIn({ content, size }: ServedFile): Promise<string> {
  return text(Buffer.isBuffer(content) ? Readable.from([content]) : content({ start: 0, end: size - 1 }));
}
