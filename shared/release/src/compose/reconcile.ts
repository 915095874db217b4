import { discoveryPath } from '@furrow/discovery/discovery';
import { all } from '../domain/all';
import { isComposed } from '../domain/paths';
import { discoveryOf } from '../store/discovery-file';
import { etagOf } from '../store/etag';
import { bytesOf, ConflictError, type Storage } from '../store/storage';
import { composeSite, type ComposedSite } from './compose-site';
import { type Composed, type ComposedFile, readIndex, writeIndex } from './composed-index';

const attempts = 50;

/** The files that were written and removed, and a sentence for each damaged file whose documents stay as they are. */
export type Reconciled = {
  written: string[];
  removed: string[];
  /** What a command that was interrupted before may have written and removed, and told nobody of. */
  leftPending: string[];
  damaged: string[];
  /** The fragments that the pages of written documents embed, by file. */
  embeds: Record<string, string[]>;
  /** The fragments that stand in every document, such as `shop/mini-cart`. */
  shellEmbeds: string[];
  /** A sentence for each place of a composed page that shows its fallback, because there is no such fragment. */
  warnings: string[];
};

/** Nothing was composed. */
export const nothingReconciled: Reconciled = {
  written: [],
  removed: [],
  leftPending: [],
  damaged: [],
  embeds: {},
  shellEmbeds: [],
  warnings: [],
};

type ReconcileOptions = {
  /** Reads and composes every file, whatever the index says of it. */
  everything?: boolean;
};

/** A file as it is in the storage. */
type Present = Pick<ComposedFile, 'etag' | 'content'> & {
  /** Whether its compressed copies are what they must be. */
  isSound: boolean;
};

/**
 * Makes the composed documents what the discovery document says. They depend on nothing else, so this may run at any time,
 * twice, by two teams at once, or after a command that was killed: it writes only what differs.
 *
 * What the index knows to be composed of the same releases is neither read nor composed. Every other document is read before the
 * discovery document is read again, and written only if both are still the same: a document that is made of an older discovery
 * document is never written, and no version is named whose files are being removed.
 */
export async function reconcile(storage: Storage, { everything = false }: ReconcileOptions = {}): Promise<Reconciled> {
  const written = new Set<string>();
  const removed = new Set<string>();
  const leftPending = new Set<string>();
  /** What this command has begun to change: nobody knows how that ended until it is read. */
  const touched = new Set<string>();

  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const index = await readIndex(storage);
    for (const path of index.pending) if (!touched.has(path)) leftPending.add(path);
    const isDoubtful = (path: string) =>
      everything || touched.has(path) || index.pending.has(path) || !index.files.has(path);
    const listed = everything || !index.isWhole ? (await storage.list('')).filter(isComposed) : [];
    const doubted = new Set([...listed, ...index.pending, ...touched, ...(everything ? index.files.keys() : [])]);
    const present = await readFiles(storage, [...doubted]);
    const pointer = await storage.read(discoveryPath);
    const whileCurrent = { path: discoveryPath, etag: pointer?.etag ?? null };
    const isOutdated = async () => ((await storage.read(discoveryPath))?.etag ?? null) !== whileCurrent.etag;
    try {
      const site = await composeSite(storage, discoveryOf(pointer), (path) =>
        isDoubtful(path) ? undefined : index.files.get(path),
      );
      for (const [path, file] of index.files) if (!isDoubtful(path)) present.set(path, { ...file, isSound: true });

      const files = recordsOf(site, index.files, present);
      const toWrite = [...site.files].filter(([path, { content }]) => {
        const file = present.get(path);
        return !file?.isSound || file.content !== etagOf(bytesOf(content));
      });
      const toRemove = [...present.keys()].filter((path) => !files.has(path));
      const changing = [...toWrite.map(([path]) => path), ...toRemove];
      const pending = new Set([...index.pending, ...changing]);
      for (const path of changing) touched.add(path);
      const marked = changing.length > 0 ? await writeIndex(storage, index, { files: index.files, pending }) : index;

      await all(toWrite, async ([path, composed]) => {
        const ifMatch = present.get(path)?.etag ?? null;
        const etag = await storage.write(path, composed.content, { ifMatch, whileCurrent });
        files.set(path, recordOf(composed, etag));
        written.add(path);
        removed.delete(path);
      });
      await all(toRemove, async (path) => {
        await storage.remove(path, { ifMatch: present.get(path)?.etag ?? null, whileCurrent });
        removed.add(path);
        written.delete(path);
      });
      await writeIndex(storage, marked, { files, pending: new Set() });
      touched.clear();
      if (await isOutdated()) continue;
      const embedding = [...site.files].flatMap(([path, { embeds }]) =>
        embeds && written.has(path) ? [[path, embeds] as const] : [],
      );
      return {
        written: [...written].sort(),
        removed: [...removed].sort(),
        leftPending: [...leftPending].sort(),
        damaged: site.damaged,
        embeds: Object.fromEntries(embedding.sort(([a], [b]) => (a < b ? -1 : 1))),
        shellEmbeds: site.shellEmbeds,
        warnings: site.warnings,
      };
    } catch (error) {
      if (!(error instanceof ConflictError) && !(await isOutdated())) throw error;
      // What is there is not what the index says: somebody changed it by hand, or another command in this moment.
      if (error instanceof ConflictError && isComposed(error.path)) touched.add(error.path);
    }
  }
  throw new Error(`The documents changed ${attempts} times while this command composed them. Run "release repair".`);
}

/** What the index is to say of the files that stay; those that are written are added with their new etags. */
function recordsOf(
  { files, isKept, unchanged }: ComposedSite,
  known: ReadonlyMap<string, ComposedFile>,
  present: ReadonlyMap<string, Present>,
): Map<string, ComposedFile> {
  const records = new Map<string, ComposedFile>();
  for (const [path, { etag, content }] of present) {
    const composed = files.get(path);
    if (composed) records.set(path, recordOf(composed, etag));
    else if (unchanged.has(path)) records.set(path, known.get(path) ?? { etag, content, inputs: '' });
    else if (isKept(path)) records.set(path, { ...known.get(path), etag, content, inputs: '' });
  }
  return records;
}

function recordOf({ content, ...known }: Composed, etag: string): ComposedFile {
  return { etag, content: etagOf(bytesOf(content)), ...known };
}

async function readFiles(storage: Storage, paths: readonly string[]): Promise<Map<string, Present>> {
  const files = await Promise.all(
    paths.map(async (path) => {
      const [file, copies] = await Promise.all([storage.read(path), storage.copies?.(path) ?? []]);
      if (!file) return [];
      const isSound = copies.every(({ bytes }) => bytes !== undefined && Buffer.compare(bytes, file.bytes) === 0);
      return [[path, { etag: file.etag, content: etagOf(file.bytes), isSound }] as const];
    }),
  );
  return new Map(files.flat());
}
