import { parseReleasePath } from '@furrow/formats/release-name';
import { ledgerFile } from '../domain/paths';
import type { OriginStorage } from '../store/storage';

/**
 * What decides a race: the ledger is swapped, a file of a release comes or goes, another file changes. All the rest
 * only looks.
 */
type Moment = 'ledger' | 'release' | 'file' | 'look';

/** An operator makes `calls` calls in a row, fewer when the next one would be of the kind `until`: then others go first. */
export type Turn = { operator: number; calls: number; until?: Moment };

/** Lets the calls of several operators happen one by one, in given turns and then in rotation. */
export class Rotation {
  private waiting: { moment: Moment; go: () => void }[][];

  constructor(private operators: number) {
    this.waiting = Array.from({ length: operators }, () => []);
  }

  /** Resolves when the operator's call has its turn. */
  turnOf(operator: number, call: keyof OriginStorage, path: string): Promise<void> {
    return new Promise((go) => this.waiting[operator]?.push({ moment: momentOf(call, path), go }));
  }

  /** Hands out turns until `done` is settled. */
  async run(turns: readonly Turn[], done: Promise<unknown>): Promise<void> {
    let isDone = false;
    const stop = () => void (isDone = true);
    void done.then(stop, stop);
    for (let index = 0; !isDone; index += 1) {
      const turn = turns[index] ?? { operator: index % this.operators, calls: 1 };
      for (let call = 0; call < turn.calls; call += 1) {
        // All that follows from the call before has happened after this.
        await new Promise((resolve) => setImmediate(resolve));
        const queue = this.waiting[turn.operator];
        if (!queue?.[0] || (call > 0 && queue[0].moment === turn.until)) break;
        queue.shift()?.go();
      }
    }
    await done;
  }
}

function momentOf(call: keyof OriginStorage, path: string): Moment {
  if (call !== 'write' && call !== 'remove') return 'look';
  if (path === ledgerFile) return 'ledger';
  return parseReleasePath(path) ? 'release' : 'file';
}
