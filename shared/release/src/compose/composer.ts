import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, machine } from '../store/machine';
import { ConflictError, type Storage } from '../store/storage';
import {
  readIndex,
  swapIndex,
  type ComposedIndex,
  type ComposeRequest,
  type ComposerName,
  type IndexContent,
} from './composed-index';

/*
 * One command composes at a time: the one whose name is in the index. Who moves the pointer meanwhile writes into the index what is to be
 * composed and ends. The composer finds that at its next look, which is a swap, and it cannot end without one. So whatever was handed over
 * before it ended is composed, and whoever comes later finds nobody at work and composes itself.
 */

/** The names of this process at work. A test runs several commands in one process. */
const atWork = new Set<string>();

/** Milliseconds. A composer of another machine that was silent for this long is gone; at work it swaps the index more often. */
const goneAfter = 30_000;

/** Thrown when nobody knows any more what is written: another command took the place of this one, or the index is damaged. */
export class Doubt extends Error {}

/** The composer of a site, as long as it is one. */
export class Composer {
  private readonly token: string;

  private constructor(
    private readonly storage: Storage,
    private index: ComposedIndex,
    name: ComposerName,
  ) {
    this.token = name.token;
  }

  /**
   * Becomes the composer in the place of none, or of one that is gone.
   *
   * @param content what the index is to say beside that
   * @throws ConflictError when the index was changed since it was read
   */
  static async begin(storage: Storage, index: ComposedIndex, content: IndexContent): Promise<Composer> {
    const name = { token: randomUUID(), pid: process.pid, machine };
    atWork.add(name.token);
    try {
      const begun = { ...content, composer: name, asked: [], isWhole: false, beat: content.beat + 1 };
      return new Composer(storage, await swapIndex(storage, index, begun), name);
    } catch (error) {
      atWork.delete(name.token);
      throw error;
    }
  }

  get content(): IndexContent {
    return this.index.content;
  }

  /** What others have handed over and nobody has taken yet. */
  get asked(): readonly ComposeRequest[] {
    return this.index.content.asked;
  }

  /** Shows that this composer is at work, and looks what others have handed over. */
  async beat(): Promise<void> {
    await this.swap((content) => ({ ...content, beat: content.beat + 1 }));
  }

  /** Takes what others have handed over, and changes what the index says of the site. */
  async take(change: (content: IndexContent) => IndexContent): Promise<ComposeRequest[]> {
    let taken: ComposeRequest[] = [];
    await this.swap((content) => {
      taken = content.asked;
      return { ...change(content), asked: [], beat: content.beat + 1 };
    });
    return taken;
  }

  /**
   * Ends the work, unless others have handed over something since the last look.
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

  /** Leaves the work undone, after an error; the next command takes it up. */
  async leave(): Promise<void> {
    if (!atWork.has(this.token)) return;
    // The command fails already, with the error that is to be told.
    await this.swap((content) => ({ ...content, composer: null })).catch(() => undefined);
    atWork.delete(this.token);
  }

  private async swap(change: (content: IndexContent) => IndexContent | undefined): Promise<void> {
    for (;;) {
      if (this.index.content.composer?.token !== this.token) throw new Doubt();
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
 * Hands a request over to the composer that the index names.
 *
 * @throws ConflictError when the index was changed since it was read
 */
export async function handOver(storage: Storage, index: ComposedIndex, request: ComposeRequest): Promise<void> {
  await swapIndex(storage, index, { ...index.content, asked: [...index.content.asked, request] });
}

type Patience = {
  /** Waits between two looks, in milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
};

/**
 * The index if the composer that it names is at work, as it is by then; `undefined` when nobody is. Nobody compares clocks: a composer of
 * this machine is at work while its process runs; one of another machine when it changes the index within 30 seconds, by the clock of
 * whoever asks.
 */
export async function indexAtWork(
  storage: Pick<Storage, 'read'>,
  index: ComposedIndex,
  { wait = sleep }: Patience = {},
): Promise<ComposedIndex | undefined> {
  const { composer, beat } = index.content;
  if (!composer) return undefined;
  if (composer.machine === machine) {
    const isAlive = composer.pid === process.pid ? atWork.has(composer.token) : isRunning(composer.pid);
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

/** A composer as messages name it. */
export function titleOf({ pid, machine: place }: ComposerName): string {
  return place === machine ? `process ${pid}` : `process ${pid} on ${place.replace(/\.[0-9a-f]{12}$/, '')}`;
}
