import { shareRuns } from '../../domain/share-runs';
import type { OriginStorage } from '../../store/storage';
import { remotesIn } from '../site/site-parts';
import { IndexUntrusted } from './composer';
import type { Composed, ComposedFile, Known } from '../site/composed-file';
import { readPart, writePart, type IndexContent } from './composed-index';
import type { Part } from '../site/pieces';

/**
 * How many files are written before the record of their part is saved. A killed command continues from the last saved
 * state.
 */
const writtenBetweenSaves = 200;

/**
 * The files of one part of the site while a command composes it.
 *
 * Before the first file changes, the stored record names the digest for which the part is being composed, and the files
 * that may appear. After a kill, its statement about a file is reliable only if the part is composed for the same
 * digest again: then the file was written before the record.
 */
export class OpenPart {
  /** The files that the finished part consists of. */
  readonly held = new Set<string>();
  /** Whether something in the part could not be composed. */
  isDamaged = false;
  private isBegun = false;
  private isChanged = false;
  private isFinished = false;
  private unsaved = 0;
  private readonly save: () => Promise<void>;

  private constructor(
    storage: OriginStorage,
    readonly part: Part,
    private readonly digest: string,
    private readonly files: Map<string, ComposedFile>,
    private readonly coming: Set<string>,
    /** Whether the storage is known to hold these files. */
    readonly isCertain: boolean,
  ) {
    const run = shareRuns(() => {
      this.unsaved = 0;
      return writePart(storage, part.name, this.stored(false));
    });
    this.save = () => run(part.name);
  }

  /**
   * @param isTrusted whether the stored record is reliable
   * @throws IndexUntrusted when the record cannot be read
   */
  static async open(storage: OriginStorage, part: Part, isTrusted: boolean): Promise<OpenPart> {
    const stored = await readPart(storage, part.name);
    if (stored === 'damaged' && isTrusted) throw new IndexUntrusted();
    if (!stored || stored === 'damaged')
      return new OpenPart(storage, part, digestOf(part, []), new Map(), new Set(), false);
    const files = new Map(Object.entries(stored.files));
    const digest = digestOf(part, files.values());
    const isCertain = isTrusted && (stored.isDone || stored.digest === digest);
    return new OpenPart(storage, part, digest, files, new Set(stored.coming), isCertain);
  }

  /** What is known for certain about a file. */
  readonly known: Known = (path) => (this.isCertain ? this.files.get(path) : undefined);

  /** The content that the file certainly has, or had before. */
  recordOf(path: string): ComposedFile | undefined {
    return this.files.get(path);
  }

  /** All files that the part has or may have. */
  allPaths(): string[] {
    return [...new Set([...this.files.keys(), ...this.coming])];
  }

  /** The files that the part has or may have, but should no longer have. */
  dropped(): string[] {
    return this.allPaths().filter((path) => !this.held.has(path));
  }

  /** Must be called before any file changes. */
  async announce(paths: readonly string[]): Promise<void> {
    const planned = this.isBegun ? [] : this.part.pieces.map(({ file }) => file);
    const added = [...planned, ...paths].filter((path) => !this.files.has(path) && !this.coming.has(path));
    if (this.isBegun && added.length === 0) return;
    for (const path of added) this.coming.add(path);
    this.isBegun = true;
    await this.save();
  }

  /** Records a file that has its final content. */
  async note(path: string, { content, ...composed }: Composed & { content: string }): Promise<void> {
    this.files.set(path, { content, ...composed });
    this.coming.delete(path);
    this.held.add(path);
    this.isChanged = true;
    this.unsaved += 1;
    if (this.isBegun && this.unsaved >= Math.max(writtenBetweenSaves, this.files.size / 8)) await this.save();
  }

  /** Records a file that stays unchanged because it could not be composed. */
  keep(path: string, content: string | undefined): void {
    this.held.add(path);
    if (content === undefined) return;
    this.files.set(path, { ...this.files.get(path), content, inputs: '' });
    this.isChanged = true;
  }

  forget(path: string): void {
    this.files.delete(path);
    this.coming.delete(path);
    this.isChanged = true;
  }

  /** Saves the progress, so another command can continue from here. */
  async suspend(): Promise<void> {
    if (this.isBegun && !this.isFinished) await this.save();
  }

  /** Saves that the whole part is written, and returns its entry for the index. */
  async finish(storage: OriginStorage): Promise<IndexContent['parts'][string]> {
    if (this.isBegun || this.isChanged) await writePart(storage, this.part.name, this.stored(true));
    this.isFinished = true;
    return {
      digest: this.isDamaged ? '' : digestOf(this.part, this.files.values()),
      embedded: embeddedIn(this.files.values()),
    };
  }

  private stored(isDone: boolean) {
    return { digest: this.digest, isDone, files: Object.fromEntries(this.files), coming: [...this.coming] };
  }
}

function digestOf(part: Part, files: Iterable<ComposedFile>): string {
  return part.digest(embeddedIn(files));
}

function embeddedIn(files: Iterable<ComposedFile>): string[] {
  return remotesIn([...files].flatMap(({ embeds = [] }) => embeds));
}
