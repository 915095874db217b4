import { checkShape, expectFormat } from '@furrow/formats/check-shape';
import { partsIndexFile } from '@furrow/formats/discovery-parts';
import { array, int, looseObject, minLength, regex, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { segmentsOf } from './route-match';

/** The format of the index that this code writes and reads. */
export const partsFormat = 1;

const partsIndexSchema = looseObject({
  format: int(),
  /** In the order of their first keys; the first one has the key before all others, the empty text. */
  parts: array(
    looseObject({
      /** The first key for which the part answers. It answers for all keys before the first key of the next part. */
      from: string(),
      /** The first 16 hexadecimal digits of the SHA-384 of its file, which name it. */
      hash: string().check(regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits')),
    }),
  ).check(minLength(1, 'must name a part')),
});

export type PartsIndex = Infer<typeof partsIndexSchema>;

/** @throws Error that names the field which is wrong, or says that the file has a newer format */
export function parsePartsIndex(value: unknown): PartsIndex {
  expectFormat(value, partsFormat, partsIndexFile);
  return checkShape(partsIndexSchema, value, partsIndexFile);
}

/** The key of a path: its segments, without slashes at the beginning and the end. */
export function keyOfPath(path: string): string {
  return segmentsOf(path).join('/');
}

/** The key of an app, for whoever knows its name and no path of it. No path holds a space. */
export function keyOfApp(app: string): string {
  return ` ${app}`;
}

/** The hash of the part that answers for a key: each app that owns the path, or has the name, is in it. */
export function partFor({ parts }: PartsIndex, key: string): string | undefined {
  return parts.findLast(({ from }) => from <= key)?.hash;
}
