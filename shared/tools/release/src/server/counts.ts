import { setTimeout as sleep } from 'node:timers/promises';
import { addRow, type Row, type Rows } from '../domain/day';
import { addToDay, removeOldDays } from '../store/day-files';
import type { OriginStorage } from '../store/storage';

export type CountsOptions = {
  /** The origin that holds the files of the days. */
  storage: OriginStorage;
  /** The pause after each write, in milliseconds: a bucket charges for each of them. */
  pause: number;
  /** Receives a message when the origin cannot be written. */
  warn: (message: string) => void;
};

/** Rows that were counted and are not yet written to the files of their days. */
export class Counts {
  /** By day. */
  private readonly waiting = new Map<string, Rows>();
  private readonly ending = new AbortController();
  private writing: Promise<void> | undefined;

  constructor(private readonly options: CountsOptions) {}

  /**
   * Removes old days, and writes a file for today, by which `watch` knows that reports are collected before the first
   * one arrives.
   *
   * @throws Error when the origin cannot be written
   */
  async start(): Promise<void> {
    await removeOldDays(this.options.storage, today());
    await addToDay(this.options.storage, today(), []);
  }

  /**
   * Writes what is left.
   *
   * @throws Error when the origin cannot be written
   */
  async end(): Promise<void> {
    this.ending.abort();
    await this.writing;
    await this.write();
  }

  /** Adds a row to those of today. */
  add(row: Row): void {
    const rows = this.waiting.get(today()) ?? new Map<string, Row>();
    this.waiting.set(today(), rows);
    addRow(rows, row);
    this.writing ??= this.writeAll().finally(() => (this.writing = undefined));
  }

  /** Writes until nothing is left, with a pause after each write. */
  private async writeAll(): Promise<void> {
    const { pause, warn } = this.options;
    while (this.waiting.size > 0 && !this.ending.signal.aborted) {
      await this.write().catch((error: Error) => warn(`The counts will be saved later: ${error.message}`));
      await sleep(pause, undefined, { signal: this.ending.signal, ref: false }).catch(() => undefined);
    }
  }

  /** @throws Error when the origin cannot be written. The rows are kept for the next write. */
  private async write(): Promise<void> {
    for (const [day, rows] of this.waiting) {
      this.waiting.delete(day);
      try {
        await addToDay(this.options.storage, day, rows.values());
      } catch (error) {
        const since = this.waiting.get(day) ?? new Map<string, Row>();
        for (const row of rows.values()) addRow(since, row);
        this.waiting.set(day, since);
        throw error;
      }
    }
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
