import { checkShape } from '@furrow/formats/check-shape';
import { array, boolean, int, object, optional, record, strictObject, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { toJson } from '../domain/json';
import { isComposed, privateFolder } from '../domain/paths';
import { etagOf } from '../store/etag';
import { bytesOf, parseJson, textOf, type Storage } from '../store/storage';

/**
 * The index of what was composed. It spares a command to read and to compose what has not changed, and no listing, which may lag
 * in a bucket, has to be asked for it.
 *
 * A command names the files that it is about to change as pending, changes them, and takes them out again. What a killed command
 * leaves pending is read by the next one, and so is everything when there is no index.
 */
const indexFile = `${privateFolder}/composed.json`;

/** Raised whenever the same releases compose to other documents than before: what an older version composed is composed anew. */
export const revision = 2;

const recordSchema = object({
  /** Of the storage, for the next conditional write. */
  etag: string(),
  /** The etag of the content, by this project's own hash. */
  content: string(),
  /** Hash of everything that the content depends on. */
  inputs: string(),
  /** Of a document: what the sitemap says of its page. */
  listing: optional(object({ isListed: boolean(), modified: optional(string()) })),
  /** Of a document: the fragments that its page embeds. */
  embeds: optional(array(string())),
});

const indexSchema = strictObject({
  revision: int(),
  files: record(string(), recordSchema),
  pending: array(string()),
});

export type ComposedFile = Infer<typeof recordSchema>;

/** A composed file. */
export type Composed = Pick<ComposedFile, 'inputs' | 'listing' | 'embeds'> & { content: string | Uint8Array };

/** Tells what is known of a file that was composed before; undefined when that is not certain. */
export type Known = (path: string) => ComposedFile | undefined;

/** A hash of everything that a file depends on. */
export function inputsOf(...parts: unknown[]): string {
  return etagOf(bytesOf(JSON.stringify(parts)));
}

export type ComposedIndex = {
  files: ReadonlyMap<string, ComposedFile>;
  pending: ReadonlySet<string>;
  /** Of the index itself; `null` when there is none. */
  etag: string | null;
  /** Whether it tells of every composed file. */
  isWhole: boolean;
};

/** The index as it is stored. One that cannot be read tells nothing, and is made again. */
export async function readIndex(storage: Storage): Promise<ComposedIndex> {
  const file = await storage.read(indexFile);
  const nothing = { files: new Map(), pending: new Set<string>(), etag: file?.etag ?? null, isWhole: false };
  if (!file) return nothing;
  try {
    const stored = checkShape(indexSchema, parseJson(textOf(file.bytes), indexFile), indexFile);
    if (stored.revision !== revision) return nothing;
    return {
      files: new Map(Object.entries(stored.files)),
      pending: new Set(stored.pending),
      etag: file.etag,
      isWhole: true,
    };
  } catch {
    return nothing;
  }
}

/**
 * Writes the index unless it says the same already.
 *
 * @returns the index as it is now
 * @throws ConflictError when another command wrote it since `before` was read
 */
export async function writeIndex(
  storage: Storage,
  before: ComposedIndex,
  next: Pick<ComposedIndex, 'files' | 'pending'>,
): Promise<ComposedIndex> {
  const text = indexText(next);
  if (before.isWhole && indexText(before) === text) return before;
  const etag = await storage.write(indexFile, text, { ifMatch: before.etag });
  return { ...next, etag, isWhole: true };
}

function indexText({ files, pending }: Pick<ComposedIndex, 'files' | 'pending'>): string {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return toJson({ revision, files: Object.fromEntries(sorted), pending: [...pending].sort() });
}

/** The paths of all composed files that the index or the storage knows of. */
export async function composedPaths(storage: Storage): Promise<string[]> {
  const { files, pending } = await readIndex(storage);
  return [...new Set([...files.keys(), ...pending, ...(await storage.list('')).filter(isComposed)])].sort();
}
