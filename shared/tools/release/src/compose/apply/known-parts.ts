import { etagOf } from '../../store/etag';
import { bytesOf } from '../../store/storage';
import type { SitePlan } from '../site/plan';
import type { IndexContent } from './composed-index';
import type { Part } from '../site/pieces';

type KnownPart = IndexContent['parts'][string];

/** The digest of a part that the site no longer has. */
const gone = 'gone';

/** What is known about the parts of a site, from the index and from what this command has composed. */
export class KnownParts {
  /** The index entries of the parts that this command has composed. */
  private readonly done = new Map<string, KnownPart>();
  /** Whether the contents of the index are ignored. */
  isUntrusted = false;

  /** Ignores the contents of the index from now on, because others wrote at the same time or the index is damaged. */
  distrust(): void {
    this.done.clear();
    this.isUntrusted = true;
  }

  /** @returns whether the site no longer has the part */
  note(name: string, part: KnownPart): boolean {
    this.done.set(name, part);
    return part.digest === gone;
  }

  /** The parts that may need composing, and those that the site no longer has. */
  toCompose(plan: SitePlan, content: IndexContent): Part[] {
    if (plan.isKept) return [];
    const changed = plan.parts.filter((part) => {
      const known = this.done.get(part.name) ?? (this.isUntrusted ? undefined : content.parts[part.name]);
      return known?.digest !== part.digest(known?.embedded ?? []);
    });
    const leaving = partsLeaving(plan, content).filter((name) => this.done.get(name)?.digest !== gone);
    return [...changed, ...leaving.map((name): Part => ({ name, digest: () => gone, pieces: [] }))];
  }

  /** Whether something has to be written, or that is unknown. */
  isDifferent(plan: SitePlan, content: IndexContent): boolean {
    if (this.isUntrusted || !content.isWhole || this.toCompose(plan, content).length > 0) return true;
    const { files, kept } = plan.ownFiles;
    const isSame = [...files].every(([path, { content: text }]) => content.files[path] === etagOf(bytesOf(text)));
    return !isSame || Object.keys(content.files).some((path) => !files.has(path) && !kept.includes(path));
  }

  /** The index for the time in which the outdated parts are being composed. */
  begun(plan: SitePlan, content: IndexContent): IndexContent {
    const open = this.toCompose(plan, content).map(({ name }) => {
      const { embedded = [] } = content.parts[name] ?? {};
      return [name, { digest: '', embedded }] as const;
    });
    return { ...content, parts: { ...content.parts, ...Object.fromEntries(open) } };
  }

  /**
   * The index for the time after that.
   *
   * @param files the files of the site itself
   */
  ended(plan: SitePlan, content: IndexContent, files: IndexContent['files']): IndexContent {
    if (plan.isKept) return content;
    const parts = plan.parts.flatMap(({ name }) => {
      const known = this.done.get(name) ?? content.parts[name];
      return known ? [[name, known] as const] : [];
    });
    return { ...content, parts: Object.fromEntries(parts), files };
  }
}

/** The parts in the index that the site no longer has. */
export function partsLeaving({ parts }: SitePlan, content: IndexContent): string[] {
  const names = new Set(parts.map(({ name }) => name));
  return Object.keys(content.parts).filter((name) => !names.has(name));
}
