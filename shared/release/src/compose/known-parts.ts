import { documentFile } from '../domain/paths';
import { etagOf } from '../store/etag';
import { bytesOf } from '../store/storage';
import { ownFilesOf, type SitePlan } from './compose-site';
import type { IndexContent } from './composed-index';
import type { Part } from './pieces';
import type { Listing } from './site';

type KnownPart = IndexContent['parts'][string];

/** The digest of a part that the site has no longer. */
const gone = 'gone';

/** What is known of the parts of a site: by the index, and by what this command has composed of them. */
export class KnownParts {
  /** What the index is to say of the parts that this command has composed. */
  private readonly done = new Map<string, KnownPart>();
  /** Whether nothing is believed of what the index says. */
  isDoubted = false;

  /** From now on nothing is believed of what was written: others did so at the same time, or the index is damaged. */
  distrust(): void {
    this.done.clear();
    this.isDoubted = true;
  }

  /** @returns whether the site has the part no longer */
  note(name: string, part: KnownPart): boolean {
    this.done.set(name, part);
    return part.digest === gone;
  }

  /** The parts that are not known to be what they must be, and those that the site has no longer. */
  toCompose(plan: SitePlan, content: IndexContent): Part[] {
    if (plan.isKept) return [];
    const changed = plan.parts.filter((part) => {
      const known = this.done.get(part.name) ?? (this.isDoubted ? undefined : content.parts[part.name]);
      return known?.digest !== part.digest(known?.embedded ?? []);
    });
    const leaving = partsLeaving(plan, content).filter((name) => this.done.get(name)?.digest !== gone);
    return [...changed, ...leaving.map((name): Part => ({ name, digest: () => gone, pieces: [] }))];
  }

  /** Whether anything is to be written, or nobody knows. */
  isDifferent(plan: SitePlan, content: IndexContent): boolean {
    if (this.isDoubted || !content.isWhole || this.toCompose(plan, content).length > 0) return true;
    const { files, kept } = ownFilesOf(plan, this.listingIn(content));
    const isSame = [...files].every(([path, { content: text }]) => content.files[path] === etagOf(bytesOf(text)));
    return !isSame || Object.keys(content.files).some((path) => !files.has(path) && !kept.includes(path));
  }

  /** What the index says while the parts are composed that have to be. */
  begun(plan: SitePlan, content: IndexContent): IndexContent {
    const open = this.toCompose(plan, content).map(({ name }) => {
      const { embedded = [], listings = {} } = content.parts[name] ?? {};
      return [name, { digest: '', embedded, listings }] as const;
    });
    return { ...content, parts: { ...content.parts, ...Object.fromEntries(open) } };
  }

  /**
   * What the index says when they are.
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

  /** What is known of each page for the sitemap. */
  listingIn({ parts }: IndexContent): (path: string) => Listing | undefined {
    const known = [...Object.values(parts), ...this.done.values()];
    const listings = new Map(known.flatMap((part) => Object.entries(part.listings)));
    return (path) => listings.get(documentFile(path));
  }
}

/** The parts of the index that the site has no longer. */
export function partsLeaving({ parts }: SitePlan, content: IndexContent): string[] {
  const names = new Set(parts.map(({ name }) => name));
  return Object.keys(content.parts).filter((name) => !names.has(name));
}
