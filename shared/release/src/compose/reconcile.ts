import { all } from '../domain/all';
import { viewOf } from '../domain/ledger';
import { canaryFolder, documentFile, isComposed, ledgerFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { readPointer } from '../store/ledger-file';
import { etagOf } from '../store/etag';
import { bytesOf, ConflictError, type Storage } from '../store/storage';
import { ownFilesOf, planSite, type SitePlan } from './compose-site';
import { Composer, Doubt, handOver, indexAtWork, titleOf } from './composer';
import {
  composedPaths,
  readIndex,
  readPart,
  removePart,
  type ComposedIndex,
  type ComposeRequest,
  type IndexContent,
} from './composed-index';
import { type ComposedPiece, type Part, type Piece } from './pieces';
import { OpenPart } from './open-part';
import type { Listing } from './site';
import { visitRanks } from './most-visited';

const attempts = 50;
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

/** Nothing was composed. */
export const nothingReconciled: Reconciled = {
  written: [],
  removed: [],
  leftPending: [],
  damaged: [],
  stayed: [],
  embeds: {},
  shellEmbeds: [],
  warnings: [],
};

export type ReconcileOptions = {
  /** Reads and composes every file, whatever the index says of it. */
  everything?: boolean;
  /** Whose documents go before those of others. */
  app?: string;
  /** Whether they go before those that other commands wait for, because a bad version is withdrawn. */
  isUrgent?: boolean;
  /** Whether most documents of the site may be removed at once, as by a damaged ledger. */
  removesAll?: boolean;
};

/** So many documents a release of one remote may remove, whatever part of the site they are. */
const fewDocuments = 10;

/**
 * Makes the composed files what the ledger says. They depend on nothing else, so this may run at any time,
 * twice, by two teams at once, or after a command that was killed: it writes only what differs.
 *
 * One command composes at a time. When another one is at work, this one hands its documents over to it and ends. The composer
 * looks at the ledger again before it ends, so nothing is left.
 */
export async function reconcile(
  storage: Storage,
  { everything = false, app, isUrgent = false, removesAll = false }: ReconcileOptions = {},
): Promise<Reconciled> {
  const kind = everything ? 'everything' : isUrgent ? 'first' : 'next';
  const request: ComposeRequest = { kind, ...(app !== undefined && { part: app }) };
  const work = new Reconciliation(storage, request, removesAll);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      const found = await readIndex(storage);
      const index = await indexAtWork(storage, found);
      if (index?.content.composer) {
        await handOver(storage, index, request);
        return { ...work.result(), writtenBy: titleOf(index.content.composer) };
      }
      await work.compose(found);
      return work.result();
    } catch (error) {
      if (error instanceof Doubt) {
        request.kind = 'everything';
        work.distrust();
      } else if (!(error instanceof ConflictError)) throw error;
    }
  }
  throw new Error(`Other commands composed ${attempts} times while this one tried to. Run "release repair".`);
}

/** A part that is to be composed, and how many of its pieces are still to be. */
type PartAtWork = { part: Part; opened?: Promise<OpenPart>; left: number; isFinished: boolean };

/** The digest of a part that the site has no longer. */
const gone = 'gone';

/** What one command does to make the documents what they must be. */
class Reconciliation {
  private readonly written = new Set<string>();
  private readonly removed = new Set<string>();
  private readonly leftPending = new Set<string>();
  private readonly stayed = new Set<string>();
  private readonly embeds = new Map<string, string[]>();
  private readonly warnings = new Set<string>();
  private damaged = new Set<string>();
  private shellEmbeds: string[] = [];
  /** What the index is to say of the parts that this command has composed. */
  private readonly done = new Map<string, IndexContent['parts'][string]>();
  /** The files of the parts that this command has composed. */
  private readonly held = new Map<string, ReadonlySet<string>>();
  /** The files of the site itself, by path, as the etag of their content. */
  private own: IndexContent['files'] = {};
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
      written: [...this.written].sort(),
      removed: [...this.removed].sort(),
      leftPending: [...this.leftPending].sort(),
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
    this.own = index.content.files;
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
    const plan = await planSite(this.storage, viewOf(ledger));
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
    const names = new Set(plan.parts.map(({ name }) => name));
    const leaving = Object.keys(content.parts).filter(
      (name) => !names.has(name) && this.done.get(name)?.digest !== gone,
    );
    return plan.isKept ? [] : [...changed, ...leaving.map((name): Part => ({ name, digest: () => gone, pieces: [] }))];
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
    return { ...content, parts: Object.fromEntries(parts), files: this.own };
  }

  /** Composes all that differs, or as much of it as there is time for until another command asks for something. */
  private async composeRound(plan: SitePlan, composer: Composer): Promise<void> {
    if (plan.isKept) return;
    if (!this.removesAll) await this.expectFewLeave(plan, composer.content);
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
        if (work.left === 0 && open.dropped().length === 0) await this.finish(plan, work, open);
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
    await this.removeDropped(plan, atWork);
    const own = ownFilesOf(plan, this.listingIn(composer.content));
    await this.putOwn(own);
    await this.removeStrays(own);
  }

  /**
   * Most of a site goes by a damaged ledger, not by a release. The apps that commands are about count as meant: they are named.
   *
   * @throws Refused when most documents would be removed
   */
  private async expectFewLeave({ parts }: SitePlan, content: IndexContent): Promise<void> {
    const names = new Set([...parts, ...this.wanted.map(({ part }) => ({ name: part }))].map(({ name }) => name));
    if (!this.everything && Object.keys(content.parts).every((name) => names.has(name))) return;
    const isDocument = (path: string) => path.endsWith('.html') && !path.startsWith(canaryFolder);
    const meant = await all(this.wanted, async ({ part = '' }) => {
      const known = await readPart(this.storage, part);
      return known && known !== 'damaged' ? Object.keys(known.files) : [];
    });
    const staying = new Set([...meant.flat(), ...parts.flatMap(({ pieces }) => pieces.map(({ file }) => file))]);
    const documents = (await composedPaths(this.storage)).filter(isDocument);
    const leaving = documents.filter((path) => !staying.has(path)).length;
    if (leaving <= fewDocuments || leaving * 2 <= documents.length) return;
    throw new Refused(
      `By ${ledgerFile} ${leaving} of the ${documents.length} documents of this site would be removed, and none was. Was the ledger damaged, then bring a good copy of it back from a backup; if it is meant, say: release repair --remove-all`,
    );
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
      if (!this.wasWhole) for (const path of open.allPaths()) this.leftPending.add(path);
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
    for (const path of kept) open.keep(path, open.recordOf(path)?.content ?? (await this.contentOf(path)));
    for (const [path, composed] of files) {
      const content = bytesOf(composed.content);
      const etag = etagOf(content);
      const present = open.isCertain ? open.recordOf(path)?.content : await this.contentOf(path);
      if (present !== etag) {
        await open.announce([...files.keys()]);
        await this.write(path, content);
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
  private async removeDropped(plan: SitePlan, atWork: readonly PartAtWork[]): Promise<void> {
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
        if (!held.has(path)) await this.remove(path);
        open.forget(path);
      });
      await this.finish(plan, work, open);
    }
  }

  private async finish({ parts }: SitePlan, work: PartAtWork, open: OpenPart): Promise<void> {
    const { name } = open.part;
    const known = await open.finish(this.storage);
    work.isFinished = true;
    this.held.set(name, open.held);
    this.done.set(name, known);
    if (!parts.some((part) => part.name === name)) await removePart(this.storage, name);
  }

  /** Removes the site's own files that it has no longer; and composed files of which nobody knows, when nothing was known before. */
  private async removeStrays({ files, kept }: ComposedPiece): Promise<void> {
    const listed = this.everything ? (await this.storage.list('')).filter(isComposed) : [];
    const held = this.allHeld();
    for (const path of [...files.keys(), ...kept]) held.add(path);
    const leaving = Object.keys(this.own).filter((path) => !held.has(path));
    await all([...leaving, ...listed.filter((path) => !held.has(path))], (path) => this.remove(path));
    this.own = Object.fromEntries(Object.entries(this.own).filter(([path]) => held.has(path)));
  }

  private allHeld(): Set<string> {
    return new Set([...this.held.values()].flatMap((paths) => [...paths]));
  }

  /** What is known of each page for the sitemap, by the index and by what this command composed. */
  private listingIn({ parts }: IndexContent): (path: string) => Listing | undefined {
    const listings = new Map<string, Listing>();
    for (const part of [...Object.values(parts), ...this.done.values()])
      for (const [file, listing] of Object.entries(part.listings)) listings.set(file, listing);
    return (path) => listings.get(documentFile(path));
  }

  private async putOwn({ files }: ComposedPiece): Promise<void> {
    for (const [path, composed] of files) {
      const content = bytesOf(composed.content);
      const etag = etagOf(content);
      const isCertain = this.wasWhole && !this.everything;
      const present = isCertain ? this.own[path] : await this.contentOf(path);
      if (present !== etag) await this.write(path, content);
      else if (this.own[path] !== etag) this.leftPending.add(path);
      this.own = { ...this.own, [path]: etag };
    }
  }

  private async write(path: string, content: Uint8Array): Promise<void> {
    await this.storage.write(path, content);
    this.written.add(path);
    this.removed.delete(path);
  }

  private async remove(path: string): Promise<void> {
    if (!(await this.storage.read(path))) return;
    await this.storage.remove(path);
    this.removed.add(path);
    this.written.delete(path);
  }

  /** The etag of the file's content; `undefined` when it is not there, or its compressed copies are not what they must be. */
  private async contentOf(path: string): Promise<string | undefined> {
    const [file, copies] = await Promise.all([this.storage.read(path), this.storage.copies?.(path) ?? []]);
    if (!file) return undefined;
    const isSound = copies.every(({ bytes }) => bytes !== undefined && Buffer.compare(bytes, file.bytes) === 0);
    return isSound ? etagOf(file.bytes) : undefined;
  }
}
