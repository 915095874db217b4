import { checkShape } from '@furrow/formats/check-shape';
import { array, boolean, enum as oneOf, int, nullable, object, optional, record, strictObject, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { all } from '../domain/all';
import { toJson } from '../domain/json';
import { isComposed, privateFolder } from '../domain/paths';
import { etagOf } from '../store/etag';
import { bytesOf, parseJson, textOf, type Storage } from '../store/storage';

/*
 * The index of what was composed. It spares a command to read and to compose what has not changed, and no listing, which may lag
 * in a bucket, has to be asked for it. It has two levels, so that a release of one remote reads and writes what concerns that remote:
 *
 *     .furrow/composed.json          of each part of the site a hash of all that it depends on; and who composes at the moment
 *     .furrow/composed/shop.json     the files of a part, each with a hash of what it depends on and of its content
 *
 * The first file is swapped, and who has put their name into it is the only one who writes composed files and this index.
 */
const indexFile = `${privateFolder}/composed.json`;

/** Raised whenever the same releases compose to other documents than before: what an older version composed is composed anew. */
export const revision = 3;

const listingSchema = object({ isListed: boolean(), modified: optional(string()) });

const fileSchema = object({
  /** The etag of the content, by this project's own hash. */
  content: string(),
  /** Hash of everything that the content depends on; empty when it must be composed again. */
  inputs: string(),
  /** Of a document: what the sitemap says of its page. */
  listing: optional(listingSchema),
  /** Of a document: the fragments that its page embeds. */
  embeds: optional(array(string())),
});

const partSchema = strictObject({
  /** What the part was composed for, as its digest in the index. */
  digest: string(),
  /** Whether all of it was written. Otherwise its composer was at work, and has perhaps changed files beyond what stands here. */
  isDone: boolean(),
  files: record(string(), fileSchema),
  /** Files that its composer was about to make. */
  coming: array(string()),
});

const composerSchema = object({ token: string(), pid: int(), machine: string() });

const requestSchema = object({
  /** Whose documents somebody waits for; all of the site when absent. */
  part: optional(string()),
  /** `first`: before all others, for a rollback. `everything`: whatever the index says of it. */
  kind: oneOf(['first', 'next', 'everything']),
});

const indexSchema = strictObject({
  revision: int(),
  /** The process that composes now; `null` when none does. */
  composer: nullable(composerSchema),
  /** Grows while the composer is at work. */
  beat: int(),
  /** What other commands have handed over to the composer. */
  asked: array(requestSchema),
  /** Whether the last composer ended as it should. Otherwise nobody was told what it has changed. */
  isWhole: boolean(),
  parts: record(
    string(),
    object({
      /** Empty while the part is being composed, and when it could not be composed as a whole. */
      digest: string(),
      /** The remotes whose fragments its pages embed. */
      embedded: array(string()),
      /** What the sitemap says of its pages, where that is more than their address. */
      listings: record(string(), listingSchema),
    }),
  ),
  /** The content of the files that belong to no part, such as the response headers, as the etag by this project's own hash. */
  files: record(string(), string()),
});

export type ComposedFile = Infer<typeof fileSchema>;
export type ComposerName = Infer<typeof composerSchema>;
export type ComposeRequest = Infer<typeof requestSchema>;
export type PartIndex = Infer<typeof partSchema>;
export type IndexContent = Infer<typeof indexSchema>;

/** A composed file. */
export type Composed = Pick<ComposedFile, 'inputs' | 'listing' | 'embeds'> & { content: string | Uint8Array };

/** Tells what is known of a file that was composed before; undefined when that is not certain. */
export type Known = (path: string) => ComposedFile | undefined;

/** The index as it is stored; `etag` is `null` when there is none, and `isKnown` false when it tells nothing. */
export type ComposedIndex = { content: IndexContent; etag: string | null; isKnown: boolean };

/** A hash of everything that a file depends on. */
export function inputsOf(...parts: unknown[]): string {
  return etagOf(bytesOf(JSON.stringify(parts)));
}

const emptyIndex: IndexContent = {
  revision,
  composer: null,
  beat: 0,
  asked: [],
  isWhole: false,
  parts: {},
  files: {},
};

/** The index as it is stored. One that cannot be read tells nothing, and is made again. */
export async function readIndex(storage: Pick<Storage, 'read'>): Promise<ComposedIndex> {
  const file = await storage.read(indexFile);
  if (!file) return { content: emptyIndex, etag: null, isKnown: false };
  try {
    const content = checkShape(indexSchema, parseJson(textOf(file.bytes), indexFile), indexFile);
    if (content.revision === revision) return { content, etag: file.etag, isKnown: true };
  } catch {
    // Below it is made again.
  }
  return { content: emptyIndex, etag: file.etag, isKnown: false };
}

/**
 * Swaps the index.
 *
 * @throws ConflictError when another command wrote it since `before` was read
 */
export async function swapIndex(
  storage: Storage,
  before: ComposedIndex,
  content: IndexContent,
): Promise<ComposedIndex> {
  const etag = await storage.write(indexFile, toJson(content), { ifMatch: before.etag });
  return { content, etag, isKnown: true };
}

/** What is stored of the files of a part; `undefined` when there is nothing. */
export async function readPart(
  storage: Pick<Storage, 'read'>,
  name: string,
): Promise<PartIndex | 'damaged' | undefined> {
  const path = partFile(name);
  const file = await storage.read(path);
  try {
    return file && checkShape(partSchema, parseJson(textOf(file.bytes), path), path);
  } catch {
    return 'damaged';
  }
}

export async function writePart(storage: Storage, name: string, part: PartIndex): Promise<void> {
  await storage.write(partFile(name), toJson(part));
}

export async function removePart(storage: Storage, name: string): Promise<void> {
  await storage.remove(partFile(name));
}

function partFile(name: string): string {
  return `${privateFolder}/composed/${name}.json`;
}

/** The paths of all composed files that the index or the storage knows of. */
export async function composedPaths(storage: Pick<Storage, 'read' | 'list'>): Promise<string[]> {
  const { parts, files } = (await readIndex(storage)).content;
  const known = await all(Object.keys(parts), async (name) => {
    const part = await readPart(storage, name);
    return part && part !== 'damaged' ? [...Object.keys(part.files), ...part.coming] : [];
  });
  const listed = (await storage.list('')).filter(isComposed);
  return [...new Set([...known.flat(), ...Object.keys(files), ...listed])].sort();
}
