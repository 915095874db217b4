import { checkShape } from '@furrow/formats/check-shape';
import { array, boolean, enum as oneOf, int, nullable, object, optional, record, strictObject, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { all } from '../../domain/all';
import { toJson } from '../../domain/json';
import { isComposed, privateFolder } from '../../domain/paths';
import { parseJson, textOf, type OriginStorage } from '../../store/storage';
import { composedFileSchema } from '../site/composed-file';

/*
 * The index of composed files. Thanks to it a command neither reads nor composes what has not changed, and needs no
 * listing of the storage, which may lag in a bucket. The index has two levels, so a release of one remote reads and
 * writes only what concerns that remote:
 *
 *     .furrow/composed.json          for each part, a hash of everything it depends on; and the current composer
 *     .furrow/composed/shop.json     the files of a part, each with a hash of what it depends on and of its content
 *
 * The first file changes by compare-and-swap. The process whose name is in it is the only one that writes composed
 * files and this index.
 */
export const indexFile = `${privateFolder}/composed.json`;

/**
 * Increase this number whenever the same releases compose to other documents than before. Everything that an older
 * version composed is then composed again.
 */
export const revision = 4;

const partSchema = strictObject({
  /** The digest of the part, as in the index, for which these files were composed. */
  digest: string(),
  /** Whether the whole part was written. If not, its composer may have changed files beyond those listed here. */
  isDone: boolean(),
  files: record(string(), composedFileSchema),
  /** Files that the composer was about to write. */
  coming: array(string()),
});

const composerSchema = object({ token: string(), pid: int(), started: optional(string()), machine: string() });

const requestSchema = object({
  /** The app whose documents somebody waits for; absent for the whole site. */
  part: optional(string()),
  /** `first`: before all others, for a rollback. `everything`: regardless of what the index says. */
  kind: oneOf(['first', 'next', 'everything']),
});

const indexSchema = strictObject({
  revision: int(),
  /** The process that composes now, or `null`. */
  composer: nullable(composerSchema),
  /** Increases while the composer is running, to show that it is. */
  beat: int(),
  /** Requests that other commands handed over to the composer. */
  asked: array(requestSchema),
  /** Whether the last composer finished. If not, its changes have not been reported to anybody. */
  isWhole: boolean(),
  parts: record(
    string(),
    object({
      /** Empty while the part is being composed, and when some of it could not be composed. */
      digest: string(),
      /** The remotes whose fragments the part's pages embed. */
      embedded: array(string()),
    }),
  ),
  /** The files that belong to no part, such as the response headers, with the etag of their content. */
  files: record(string(), string()),
});

export type ComposerName = Infer<typeof composerSchema>;
export type ComposeRequest = Infer<typeof requestSchema>;
export type PartIndex = Infer<typeof partSchema>;
export type IndexContent = Infer<typeof indexSchema>;

/**
 * The index as stored. `etag` is `null` when there is no index, and `isKnown` is false when it holds no usable
 * information.
 */
export type ComposedIndex = { content: IndexContent; etag: string | null; isKnown: boolean };

const emptyIndex: IndexContent = {
  revision,
  composer: null,
  beat: 0,
  asked: [],
  isWhole: false,
  parts: {},
  files: {},
};

/** Reads the stored index. An unreadable index counts as unknown and is rebuilt. */
export async function readIndex(storage: Pick<OriginStorage, 'read'>): Promise<ComposedIndex> {
  const file = await storage.read(indexFile);
  if (!file) return { content: emptyIndex, etag: null, isKnown: false };
  try {
    const content = checkShape(indexSchema, parseJson(textOf(file.bytes), indexFile), indexFile);
    if (content.revision === revision) return { content, etag: file.etag, isKnown: true };
  } catch {
    // A damaged index is rebuilt below.
  }
  return { content: emptyIndex, etag: file.etag, isKnown: false };
}

/**
 * Replaces the index by compare-and-swap.
 *
 * @throws ConflictError when another command wrote it since `before` was read
 */
export async function swapIndex(
  storage: OriginStorage,
  before: ComposedIndex,
  content: IndexContent,
): Promise<ComposedIndex> {
  const etag = await storage.write(indexFile, toJson(content), { ifMatch: before.etag });
  return { content, etag, isKnown: true };
}

/** The stored record of a part's files, or `undefined` when there is none. */
export async function readPart(
  storage: Pick<OriginStorage, 'read'>,
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

export async function writePart(storage: OriginStorage, name: string, part: PartIndex): Promise<void> {
  await storage.write(partFile(name), toJson(part));
}

export async function removePart(storage: OriginStorage, name: string): Promise<void> {
  await storage.remove(partFile(name));
}

function partFile(name: string): string {
  return `${privateFolder}/composed/${name}.json`;
}

/** The paths of all composed files known to the index or the storage. */
export async function composedPaths(storage: Pick<OriginStorage, 'read' | 'list'>): Promise<string[]> {
  const { parts, files } = (await readIndex(storage)).content;
  const known = await all(Object.keys(parts), async (name) => {
    const part = await readPart(storage, name);
    return part && part !== 'damaged' ? [...Object.keys(part.files), ...part.coming] : [];
  });
  const listed = (await storage.list('')).filter(isComposed);
  return [...new Set([...known.flat(), ...Object.keys(files), ...listed])].sort();
}
