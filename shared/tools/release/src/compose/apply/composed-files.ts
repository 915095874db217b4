import { all } from '../../domain/all';
import { isComposed } from '../../domain/paths';
import { etagOf } from '../../store/etag';
import { bytesOf, type OriginStorage } from '../../store/storage';
import type { Composed } from '../site/composed-file';
import type { IndexContent } from './composed-index';

/** The etag of a file's content, or `undefined` when the file is missing or its compressed copies are wrong. */
export async function soundEtag(
  storage: Pick<OriginStorage, 'read' | 'copies'>,
  path: string,
): Promise<string | undefined> {
  const [file, copies] = await Promise.all([storage.read(path), storage.copies?.(path) ?? []]);
  if (!file) return undefined;
  const isSound = copies.every(({ bytes }) => bytes !== undefined && Buffer.compare(bytes, file.bytes) === 0);
  return isSound ? etagOf(file.bytes) : undefined;
}

/** The composed files in the storage, and the changes that one command made to them. */
export class ComposedFiles {
  private readonly written = new Set<string>();
  private readonly removed = new Set<string>();
  /** Files that an interrupted command may have changed without reporting it. */
  readonly leftPending = new Set<string>();
  /** The files of the site itself by path, each with the etag of its content. */
  own: IndexContent['files'] = {};

  constructor(private readonly storage: OriginStorage) {}

  changes(): Record<'written' | 'removed' | 'leftPending', string[]> {
    const { written, removed, leftPending } = this;
    return { written: [...written].sort(), removed: [...removed].sort(), leftPending: [...leftPending].sort() };
  }

  async write(path: string, content: Uint8Array): Promise<void> {
    await this.storage.write(path, content);
    this.written.add(path);
    this.removed.delete(path);
  }

  async remove(path: string): Promise<void> {
    await this.storage.remove(path);
    this.removed.add(path);
    this.written.delete(path);
  }

  etagNow(path: string): Promise<string | undefined> {
    return soundEtag(this.storage, path);
  }

  /**
   * Writes the files of the site itself that differ.
   *
   * @param isCertain whether the storage is known to hold what the index says
   */
  async putOwn(files: ReadonlyMap<string, Composed>, isCertain: boolean): Promise<void> {
    for (const [path, composed] of files) {
      const content = bytesOf(composed.content);
      const etag = etagOf(content);
      const present = isCertain ? this.own[path] : await this.etagNow(path);
      if (present !== etag) await this.write(path, content);
      else if (this.own[path] !== etag) this.leftPending.add(path);
      this.own = { ...this.own, [path]: etag };
    }
  }

  /**
   * Removes the files of the site itself that no longer belong there.
   *
   * @param everything also removes composed files that no index knows
   */
  async removeOthers(held: ReadonlySet<string>, everything: boolean): Promise<void> {
    const listed = everything ? (await this.storage.list('')).filter(isComposed) : [];
    const leaving = [...Object.keys(this.own), ...listed].filter((path) => !held.has(path));
    await all(new Set(leaving), (path) => this.remove(path));
    this.own = Object.fromEntries(Object.entries(this.own).filter(([path]) => held.has(path)));
  }
}
