import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, machine, thisProcess } from '../../store/machine';
import { ConflictError, type OriginStorage } from '../../store/storage';
import {
  readIndex,
  swapIndex,
  type ComposedIndex,
  type ComposeRequest,
  type ComposerName,
  type IndexContent,
} from './composed-index';

/*
 * One command composes at a time: the one whose name is in the index. A command that changes the ledger meanwhile
 * records in the index what has to be composed, and ends. The composer sees that request the next time it swaps the
 * index, and it cannot finish without swapping it. So everything that was handed over before it finished is composed,
 * and a command that comes later finds no composer and composes on its own.
 */

/** The composers of this process. Tests run several commands in one process. */
const atWork = new Set<string>();

/**
 * In milliseconds. A composer on another machine that has not swapped the index for this long counts as gone; a running
 * one swaps it more often.
 */
const goneAfter = 30_000;

/**
 * Thrown when it is uncertain what has been written, because another command replaced this composer or the index is
 * damaged.
 */
export class IndexUntrusted extends Error {}

/** The composer of a site, from the moment it takes that role until it ends. */
export class Composer {
  private readonly token: string;

  private constructor(
    private readonly storage: OriginStorage,
    private index: ComposedIndex,
    name: ComposerName,
  ) {
    this.token = name.token;
  }

  /**
   * Takes the role of the composer, when there is none or the previous one is gone.
   *
   * @param content the rest of the index
   * @throws ConflictError when the index changed since it was read
   */
  static async begin(storage: OriginStorage, index: ComposedIndex, content: IndexContent): Promise<Composer> {
    const name = { ...thisProcess, token: randomUUID(), machine };
    atWork.add(name.token);
    try {
      const begun = { ...content, composer: name, asked: [], isWhole: false, beat: content.beat + 1 };
      return new Composer(storage, await swapIndex(storage, index, begun), name);
    } catch (error) {
      // The response to the swap may have been lost, and another command may have handed something over since.
      const now = await readIndex(storage).catch(() => undefined);
      if (now?.content.composer?.token === name.token) return new Composer(storage, now, name);
      atWork.delete(name.token);
      throw error;
    }
  }

  get content(): IndexContent {
    return this.index.content;
  }

  /** Requests that were handed over and that nobody has taken yet. */
  get asked(): readonly ComposeRequest[] {
    return this.index.content.asked;
  }

  /** Shows that this composer is still running, and reads new requests. */
  async beat(): Promise<void> {
    await this.swap((content) => ({ ...content, beat: content.beat + 1 }));
  }

  /** Takes the requests of others, and updates what the index says about the site. */
  async take(change: (content: IndexContent) => IndexContent): Promise<ComposeRequest[]> {
    // A swap whose response was lost may have taken some already when it is made again. Those count as well.
    const taken: ComposeRequest[] = [];
    await this.swap((content) => {
      taken.push(...content.asked);
      return { ...change(content), asked: [], beat: content.beat + 1 };
    });
    return taken;
  }

  /**
   * Ends the composer's work, unless new requests arrived since the last look.
   *
   * @returns whether it ended
   */
  async end(change: (content: IndexContent) => IndexContent): Promise<boolean> {
    await this.swap((content) =>
      content.asked.length > 0 ? undefined : { ...change(content), composer: null, isWhole: true },
    );
    if (this.asked.length > 0) return false;
    atWork.delete(this.token);
    return true;
  }

  /** Gives up after an error; the next command continues the work. */
  async leave(): Promise<void> {
    if (!atWork.has(this.token)) return;
    // The command has already failed with an error that is more useful than this one.
    await this.swap((content) => ({ ...content, composer: null })).catch(() => undefined);
    atWork.delete(this.token);
  }

  private async swap(change: (content: IndexContent) => IndexContent | undefined): Promise<void> {
    for (;;) {
      if (this.index.content.composer?.token !== this.token) throw new IndexUntrusted();
      try {
        const content = change(this.index.content);
        if (content) this.index = await swapIndex(this.storage, this.index, content);
        return;
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        this.index = await readIndex(this.storage);
      }
    }
  }
}

/**
 * Hands a request over to the composer named in the index.
 *
 * @throws ConflictError when the index changed since it was read
 */
export async function handOver(storage: OriginStorage, index: ComposedIndex, request: ComposeRequest): Promise<void> {
  await swapIndex(storage, index, { ...index.content, asked: [...index.content.asked, request] });
}

/**
 * Returns the index, as it is by then, if the composer that it names is running; otherwise `undefined`. No clocks of
 * two machines are compared. A composer on this machine is running while its process exists. One on another machine is
 * running if it changes the index within 30 seconds, measured by the clock of this machine.
 *
 * @param wait lets the time between two reads go by
 */
export async function indexAtWork(
  storage: Pick<OriginStorage, 'read'>,
  index: ComposedIndex,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<ComposedIndex | undefined> {
  const { composer, beat } = index.content;
  if (!composer) return undefined;
  if (composer.machine === machine) {
    const isAlive = composer.pid === process.pid ? atWork.has(composer.token) : isRunning(composer);
    return isAlive ? index : undefined;
  }
  const pause = 500;
  for (let waited = 0; waited < goneAfter; waited += pause) {
    await wait(pause);
    const now = await readIndex(storage);
    if (now.content.beat !== beat || now.content.composer?.token !== composer.token)
      return now.content.composer ? now : undefined;
  }
  return undefined;
}

/** How messages name a composer. */
export function titleOf({ pid, machine: place }: ComposerName): string {
  return place === machine ? `process ${pid}` : `process ${pid} on ${place.replace(/\.[0-9a-f]{12}$/, '')}`;
}
