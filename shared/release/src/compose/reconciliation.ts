import { all } from '../domain/all';
import { documentFile, ledgerFile } from '../domain/paths';
import { etagOf } from '../store/etag';
import { readPointer } from '../store/ledger-file';
import { bytesOf, type Storage } from '../store/storage';
import { ownFilesOf, planSite, type SitePlan } from './compose-site';
import { ComposedFiles } from './composed-files';
import { type ComposedIndex, type ComposeRequest, type IndexContent, removePart } from './composed-index';
import { Composer } from './composer';
import { expectFewLeave } from './mass-removal';
import { visitRanks } from './most-visited';
import { OpenPart } from './open-part';
import type { ComposedPiece, Part, Piece } from './pieces';
import type { Listing } from './site';

/** How many pieces are composed between two looks at what others have handed over. */
const piecesBetweenLooks = 100;

/** The files that were written and removed, and a sentence for each damaged file whose documents stay as they are. */
export type Reconciled = {
  written: string[];
  removed: string[];
  /** What a command that was interrupted before may have written and removed, and told nobody of. */
  leftPending: string[];
  damaged: string[];
  /** The files that could not be composed and stay as they were. */
  stayed: string[];
  /** The fragments that the pages of written documents embed, by file. */
  embeds: Record<string, string[]>;
  /** The fragments that stand in every document, such as `shop/mini-cart`. */
  shellEmbeds: string[];
  /** A sentence for each place of a composed page that shows its fallback, because there is no such fragment. */
  warnings: string[];
  /** Who writes the documents in place of this command, such as `process 4711 on build-7`; absent when this command did. */
  writtenBy?: string;
};

/** A part that is to be composed, and how many of its pieces are still to be. */
type PartAtWork = { part: Part; opened?: Promise<OpenPart>; left: number; isFinished: boolean };

/** The digest of a part that the site has no longer. */
const gone = 'gone';

/** What one command does to make the documents what they must be. */
export class Reconciliation {
  private readonly files: ComposedFiles;
  private readonly stayed = new Set<string>();
  private readonly embeds = new Map<string, string[]>();
  private readonly warnings = new Set<string>();
  private damaged = new Set<string>();
  private shellEmbeds: string[] = [];
  /** What the index is to say of the parts that this command has composed. */
  private readonly done = new Map<string, IndexContent['parts'][string]>();
  /** The files of the parts that this command has composed. */
  private readonly held = new Map<string, ReadonlySet<string>>();
  private everything: boolean;
  /** Whether the command before this one ended as it should. */
  private wasWhole = true;
  private composed = 0;
  /** What commands wait for, in the order in which they asked. */
  private readonly wanted: ComposeRequest[];
  private looking: Promise<void> | undefined;

  constructor(
    private readonly storage: Storage,
    readonly request: ComposeRequest,
    private readonly removesAll: boolean,
  ) {
    this.files = new ComposedFiles(storage);
    this.wanted = [request];
    this.everything = request.kind === 'everything';
  }

  /** From now on nothing is believed of what was written: others did so at the same time, or the index is damaged. */
  distrust(): void {
    this.done.clear();
    this.held.clear();
    this.everything = true;
  }

  result(): Reconciled {
    return {
      ...this.files.changes(),
      damaged: [...this.damaged],
      stayed: [...this.stayed].sort(),
      embeds: Object.fromEntries([...this.embeds].sort(([a], [b]) => (a < b ? -1 : 1))),
      shellEmbeds: this.shellEmbeds,
      warnings: [...this.warnings],
    };
  }

  /**
   * Composes whatever differs, as the only one who does.
   *
   * @throws ConflictError when another command has begun to at the same moment
   * @throws Doubt when another command took this one for gone, or the index is damaged
   */
  async compose(index: ComposedIndex): Promise<void> {
    let { plan, etag } = await this.look();
    if (!index.isKnown || index.content.asked.some(({ kind }) => kind === 'everything')) this.distrust();
    this.wasWhole = index.content.isWhole;
    this.files.own = index.content.files;
    if (plan.isKept || !this.isDifferent(plan, index.content)) return;
    const composer = await Composer.begin(this.storage, index, this.begun(plan, index.content));
    try {
      for (;;) {
        // The plan may be of a moment before this command began, and name versions that somebody has removed since.
        if ((await this.pointerEtag()) === etag) {
          await this.composeRound(plan, composer);
          const isLast = composer.asked.length === 0 && (await this.pointerEtag()) === etag;
          if (isLast && (await composer.end((content) => this.ended(plan, content)))) return;
        }
        ({ plan, etag } = await this.look());
        const asked = await composer.take((content) => this.begun(plan, content));
        this.wanted.push(...asked);
        if (asked.some(({ kind }) => kind === 'everything')) this.distrust();
      }
    } finally {
      await composer.leave();
    }
  }

  private async look(): Promise<{ plan: SitePlan; etag: string | null }> {
    const { ledger, etag } = await readPointer(this.storage);
    const plan = await planSite(this.storage, ledger);
    this.damaged = new Set(plan.damaged);
    this.shellEmbeds = plan.shellEmbeds;
    return { plan, etag };
  }

  private async pointerEtag(): Promise<string | null> {
    return (await this.storage.read(ledgerFile))?.etag ?? null;
  }

  private isDifferent(plan: SitePlan, content: IndexContent): boolean {
    if (this.everything || !content.isWhole || this.partsToCompose(plan, content).length > 0) return true;
    const { files, kept } = ownFilesOf(plan, this.listingIn(content));
    const isSame = [...files].every(([path, { content: text }]) => content.files[path] === etagOf(bytesOf(text)));
    return !isSame || Object.keys(content.files).some((path) => !files.has(path) && !kept.includes(path));
  }

  /** The parts that are not known to be what they must be, and those that the site has no longer. */
  private partsToCompose(plan: SitePlan, content: IndexContent): Part[] {
    const changed = plan.parts.filter((part) => {
      const known = this.done.get(part.name) ?? (this.everything ? undefined : content.parts[part.name]);
      return known?.digest !== part.digest(known?.embedded ?? []);
    });
    const leaving = this.partsLeaving(plan, content).filter((name) => this.done.get(name)?.digest !== gone);
    return plan.isKept ? [] : [...changed, ...leaving.map((name): Part => ({ name, digest: () => gone, pieces: [] }))];
  }

  private partsLeaving({ parts }: SitePlan, content: IndexContent): string[] {
    const names = new Set(parts.map(({ name }) => name));
    return Object.keys(content.parts).filter((name) => !names.has(name));
  }

  /** What the index says while these parts are composed. */
  private begun(plan: SitePlan, content: IndexContent): IndexContent {
    const open = this.partsToCompose(plan, content).map(({ name }) => {
      const { embedded = [], listings = {} } = content.parts[name] ?? {};
      return [name, { digest: '', embedded, listings }] as const;
    });
    return { ...content, parts: { ...content.parts, ...Object.fromEntries(open) } };
  }

  /** What the index says when they are. */
  private ended(plan: SitePlan, content: IndexContent): IndexContent {
    if (plan.isKept) return content;
    const parts = plan.parts.flatMap(({ name }) => {
      const known = this.done.get(name) ?? content.parts[name];
      return known ? [[name, known] as const] : [];
    });
    return { ...content, parts: Object.fromEntries(parts), files: this.files.own };
  }

  /** Composes all that differs, or as much of it as there is time for until another command asks for something. */
  private async composeRound(plan: SitePlan, composer: Composer): Promise<void> {
    if (plan.isKept) return;
    const meant = this.wanted.map(({ part }) => part);
    const isMeant = this.partsLeaving(plan, composer.content).every((name) => meant.includes(name));
    if (!this.removesAll && (this.everything || !isMeant)) await expectFewLeave(this.storage, plan, meant);
    await this.putOwn(plan.ownFiles);
    const atWork = this.partsToCompose(plan, composer.content).map((part): PartAtWork => ({
      part,
      left: part.pieces.length,
      isFinished: false,
    }));
    const suspend = () => all(atWork, async ({ opened }) => (await opened)?.suspend());
    try {
      await all(await this.inOrder(atWork), async ({ piece, work }) => {
        if (composer.asked.length > 0) return;
        const open = await this.open(work);
        const isChanged = await this.composePiece(piece, open);
        work.left -= 1;
        if (work.left === 0 && open.dropped().length === 0) await this.finish(work, open);
        if (isChanged) await this.lookUp(composer);
      });
    } catch (error) {
      // The next command goes on from there, if that can be saved; the error is the one to tell.
      await suspend().catch(() => undefined);
      throw error;
    }
    if (composer.asked.length > 0) {
      await suspend();
      return;
    }
    await this.removeDropped(atWork);
    const own = ownFilesOf(plan, this.listingIn(composer.content));
    await this.putOwn(own);
    const held = this.allHeld();
    for (const path of [...own.files.keys(), ...own.kept]) held.add(path);
    await this.files.removeOthers(held, this.everything);
  }

  /** What somebody waits for first, then what visitors want most. */
  private async inOrder(atWork: readonly PartAtWork[]): Promise<{ piece: Piece; work: PartAtWork }[]> {
    const turns = [...this.wanted.filter(({ kind }) => kind === 'first'), ...this.wanted].map(({ part }) => part);
    const turnOf = (name: string) => (turns.includes(name) ? turns.indexOf(name) : turns.length);
    const pieces = atWork.flatMap((work) =>
      work.part.pieces.map((piece) => ({ piece, work, turn: turnOf(work.part.name) })),
    );
    if (pieces.length <= piecesBetweenLooks) return pieces.sort((a, b) => a.turn - b.turn);
    const ranks = await visitRanks(this.storage);
    const rankOf = ({ address }: Piece) => ranks.get(address) ?? ranks.size;
    return pieces.sort((a, b) => a.turn - b.turn || rankOf(a.piece) - rankOf(b.piece));
  }

  private open(work: PartAtWork): Promise<OpenPart> {
    return (work.opened ??= OpenPart.open(this.storage, work.part, !this.everything).then((open) => {
      if (!this.wasWhole) for (const path of open.allPaths()) this.files.leftPending.add(path);
      return open;
    }));
  }

  /** @returns whether there was something to compose */
  private async composePiece(piece: Piece, open: OpenPart): Promise<boolean> {
    const { files, unchanged, kept, damaged, warnings } = await piece.compose(open.known);
    for (const sentence of damaged) this.damaged.add(sentence);
    for (const sentence of warnings) this.warnings.add(sentence);
    if (damaged.length > 0) open.isDamaged = true;
    for (const path of kept) this.stayed.add(path);
    for (const path of [...unchanged, ...files.keys()]) this.stayed.delete(path);
    for (const path of unchanged) open.held.add(path);
    for (const path of kept) open.keep(path, open.recordOf(path)?.content ?? (await this.files.etagNow(path)));
    for (const [path, composed] of files) {
      const content = bytesOf(composed.content);
      const etag = etagOf(content);
      const present = open.isCertain ? open.recordOf(path)?.content : await this.files.etagNow(path);
      if (present !== etag) {
        await open.announce([...files.keys()]);
        await this.files.write(path, content);
        if (composed.embeds) this.embeds.set(path, composed.embeds);
      }
      await open.note(path, { ...composed, content: etag });
    }
    return files.size > 0;
  }

  /** Shows others from time to time that this command is at work, and looks whether they ask for something. */
  private async lookUp(composer: Composer): Promise<void> {
    this.composed += 1;
    if (this.composed % piecesBetweenLooks > 0) return;
    const end = () => (this.looking = undefined);
    await (this.looking ??= composer.beat().finally(end));
  }

  /** Removes what the parts have no longer, and finishes them. */
  private async removeDropped(atWork: readonly PartAtWork[]): Promise<void> {
    const unfinished = await all(
      atWork.filter(({ isFinished }) => !isFinished),
      async (work) => ({ work, open: await this.open(work) }),
    );
    for (const { open } of unfinished) this.held.set(open.part.name, open.held);
    const held = this.allHeld();
    for (const { work, open } of unfinished) {
      const dropped = open.dropped();
      if (dropped.length > 0) await open.announce([]);
      await all(dropped, async (path) => {
        // Another part may have it now.
        if (!held.has(path)) await this.files.remove(path);
        open.forget(path);
      });
      await this.finish(work, open);
    }
  }

  private async finish(work: PartAtWork, open: OpenPart): Promise<void> {
    const { name } = open.part;
    const known = await open.finish(this.storage);
    work.isFinished = true;
    this.held.set(name, open.held);
    this.done.set(name, known);
    if (known.digest === gone) await removePart(this.storage, name);
  }

  private allHeld(): Set<string> {
    return new Set([...this.held.values()].flatMap((paths) => [...paths]));
  }

  private putOwn({ files }: ComposedPiece): Promise<void> {
    return this.files.putOwn(files, this.wasWhole && !this.everything);
  }

  /** What is known of each page for the sitemap, by the index and by what this command composed. */
  private listingIn({ parts }: IndexContent): (path: string) => Listing | undefined {
    const listings = new Map<string, Listing>();
    for (const part of [...Object.values(parts), ...this.done.values()])
      for (const [file, listing] of Object.entries(part.listings)) listings.set(file, listing);
    return (path) => listings.get(documentFile(path));
  }
}
