import { all } from '../../domain/all';
import { documentFile } from '../../domain/paths';
import type { OriginStorage } from '../../store/storage';
import type { Planner, SitePlan } from '../site/plan';
import { ComposedFiles } from './composed-files';
import { type ComposedIndex, type ComposeRequest, removePart } from './composed-index';
import { Composer } from './composer';
import { Findings, type Found } from './findings';
import { KnownParts, partsLeaving } from './known-parts';
import { refuseMassRemoval } from './mass-removal';
import { OpenPart } from './open-part';
import type { ComposedPiece, Piece } from '../site/pieces';
import { inOrder, type PartAtWork } from './work-order';
import { writePiece } from './write-piece';

/** How many pieces are composed before the next look at new requests. */
const piecesBetweenLooks = 100;

/** What a command has written, removed and found. */
export type Reconciled = Found & {
  written: string[];
  removed: string[];
  /** What an interrupted command may have written and removed without reporting it. */
  leftPending: string[];
  /**
   * The process that writes the documents instead of this command, such as `process 4711 on build-7`; absent when this
   * command did.
   */
  writtenBy?: string;
  /** Why visitors do not get what the ledger says of the app of the command; absent when they do. */
  notShown?: string;
};

/** The work of one command to bring the documents in line with the ledger. */
export class Reconciliation {
  readonly files: ComposedFiles;
  readonly findings = new Findings();
  private readonly known = new KnownParts();
  /** The files of the parts that this command has composed. */
  private readonly held = new Map<string, ReadonlySet<string>>();
  /** Whether the previous composer finished. */
  private wasWhole = true;
  private composed = 0;
  /** What commands wait for, in the order of their requests. */
  private readonly wanted: ComposeRequest[];
  private looking: Promise<void> | undefined;

  constructor(
    private readonly storage: OriginStorage,
    readonly request: ComposeRequest,
    private readonly options: { removesAll: boolean; plan: Planner },
  ) {
    this.files = new ComposedFiles(storage);
    this.wanted = [request];
    if (request.kind === 'everything') this.distrust();
  }

  /** Ignores the contents of the index from now on, because others wrote at the same time or the index is damaged. */
  distrust(): void {
    this.known.distrust();
    this.held.clear();
  }

  result(): Reconciled {
    return { ...this.files.changes(), ...this.findings.result() };
  }

  /**
   * Composes everything that differs, as the only composer.
   *
   * @throws ConflictError when another command became the composer at the same moment
   * @throws IndexUntrusted when another command took this one for gone, or the index is damaged
   */
  async compose(index: ComposedIndex): Promise<void> {
    let { plan, etag } = await this.look();
    if (!index.isKnown || asksForAll(index.content.asked)) this.distrust();
    this.wasWhole = index.content.isWhole;
    this.files.own = index.content.files;
    if (plan.isKept || !this.known.isDifferent(plan, index.content)) return;
    const composer = await Composer.begin(this.storage, index, this.known.begun(plan, index.content));
    try {
      for (;;) {
        // The plan may date from before this command became the composer, and name versions that were removed since.
        if ((await this.options.plan.etag()) === etag) {
          await this.composeRound(plan, composer);
          const isLast = composer.asked.length === 0 && (await this.options.plan.etag()) === etag;
          if (isLast && (await composer.end((content) => this.known.ended(plan, content, this.files.own)))) return;
        }
        ({ plan, etag } = await this.look());
        const asked = await composer.take((content) => this.known.begun(plan, content));
        this.wanted.push(...asked);
        if (asksForAll(asked)) this.distrust();
      }
    } finally {
      await composer.leave();
    }
  }

  private async look(): Promise<{ plan: SitePlan; etag: string }> {
    const looked = await this.options.plan.look();
    this.findings.begin(looked.plan);
    return looked;
  }

  /** Composes everything that differs, or as much as possible until another command requests something. */
  private async composeRound(plan: SitePlan, composer: Composer): Promise<void> {
    if (plan.isKept) return;
    await this.expectNoMassRemoval(plan, composer);
    await this.putOwn(plan.ownFiles);
    const parts = this.known.toCompose(plan, composer.content);
    const atWork = parts.map((part): PartAtWork => ({ part, left: part.pieces.length, isFinished: false }));
    const suspend = () => all(atWork, async ({ opened }) => (await opened)?.suspend());
    try {
      const order = inOrder(atWork, this.wanted);
      await all(order, ({ piece, work }) => this.composeNext(piece, work, composer));
    } catch (error) {
      // The next command continues from there if that can be saved. Either way, the original error is the one to
      // report.
      await suspend().catch(() => undefined);
      throw error;
    }
    if (composer.asked.length > 0) return void (await suspend());
    await this.removeDropped(atWork);
    const { files, kept } = plan.ownFiles;
    await this.files.removeOthers(new Set([...this.allHeld(), ...files.keys(), ...kept]), this.known.isUntrusted);
  }

  /** @throws Refused when most documents of the site would be removed, and no command has named their apps */
  private async expectNoMassRemoval(plan: SitePlan, { content }: Composer): Promise<void> {
    const meant = this.wanted.map(({ part }) => part);
    const isMeant = partsLeaving(plan, content).every((name) => meant.includes(name));
    if (!this.options.removesAll && (this.known.isUntrusted || !isMeant))
      await refuseMassRemoval(this.storage, plan, meant);
  }

  private open(work: PartAtWork): Promise<OpenPart> {
    return (work.opened ??= OpenPart.open(this.storage, work.part, !this.known.isUntrusted).then((open) => {
      if (!this.wasWhole) for (const path of open.allPaths()) this.files.leftPending.add(path);
      return open;
    }));
  }

  /** Composes a piece, unless there is a new request. */
  private async composeNext(piece: Piece, work: PartAtWork, composer: Composer): Promise<void> {
    if (composer.asked.length > 0) return;
    const open = await this.open(work);
    const composed = await piece.compose(open.known);
    await writePiece(this, composed, open);
    work.left -= 1;
    if (work.left === 0) await this.close(work, open);
    if (composed.files.size > 0) await this.lookUp(composer);
  }

  /** Completes a part whose pages are written. Files that it no longer has are removed later. */
  private async close(work: PartAtWork, open: OpenPart): Promise<void> {
    const sitemap = open.part.sitemap?.((path) => open.recordOf(documentFile(path))?.listing);
    if (sitemap) await writePiece(this, sitemap, open);
    if (open.dropped().length === 0) await this.finish(work, open);
  }

  /** Shows from time to time that this command is running, and checks for new requests. */
  private async lookUp(composer: Composer): Promise<void> {
    this.composed += 1;
    if (this.composed % piecesBetweenLooks > 0) return;
    const end = () => (this.looking = undefined);
    await (this.looking ??= composer.beat().finally(end));
  }

  /** Removes the files that the parts no longer have, and completes the parts. */
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
        // Another part may own the file now.
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
    if (this.known.note(name, known)) await removePart(this.storage, name);
  }

  private allHeld(): Set<string> {
    return new Set([...this.held.values()].flatMap((paths) => [...paths]));
  }

  private putOwn({ files }: ComposedPiece): Promise<void> {
    return this.files.putOwn(files, this.wasWhole && !this.known.isUntrusted);
  }
}

const asksForAll = (asked: readonly ComposeRequest[]) => asked.some(({ kind }) => kind === 'everything');
