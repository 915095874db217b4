import { clearScreenDown, cursorTo, moveCursor } from 'node:readline';
import { countOf } from '../domain/count-of';
import { printableLines } from '@furrow/formats/printable';
import type { Traffic } from '../store/s3-transport';
import { dim } from './colors';
import { asTyped } from './typed-commands';

/*
 * What a command says on standard error while it works: its steps, one below the other. A terminal has a live part below
 * them, which is drawn again in its place: how long the last step takes, or the lines of a command that waits.
 */

const output = process.stderr;

/** In milliseconds. A step that takes longer has its time below it; in a log, where nothing moves, only a long one. */
const worthTelling = { live: 1000, log: 10_000 };

let isQuiet = false;
/** Whether the command waits for something, so that its time says nothing. */
let isWaiting = false;
let begun: number | undefined;
let clock: NodeJS.Timeout | undefined;
let drawn = 0;
const traffic = { requests: 0, sent: 0, received: 0 };

/** From now on, steps are left out. Results, warnings and refusals are not. */
export function beQuiet(): void {
  isQuiet = true;
}

/** Whether steps are left out. */
export const staysQuiet = () => isQuiet;

/** From now on, the time of steps is left out, because the command only waits after them. */
export function wait(): void {
  isWaiting = true;
}

/** Whether lines of standard error can be written again, as on a terminal. */
export function isLive(): boolean {
  return output.isTTY && process.env.TERM !== 'dumb' && !isQuiet;
}

/** Prints what a command is doing, on standard error, so that the result can be piped. */
export function reportStep(step: string): void {
  endStep();
  if (isQuiet) return;
  console.error(printableLines(asTyped(step)));
  if (isWaiting) return;
  begun = performance.now();
  if (isLive()) clock = setInterval(drawClock, 1000).unref();
}

/** What was warned of so far, for the answer in JSON. */
const warned: string[] = [];

/**
 * Prints on standard error what somebody has to know although the command succeeds, also when steps are left out.
 *
 * @param parts the sentences that the answer in JSON has one by one, where the warning is a list of them
 */
export function warn(warning: string, parts: readonly string[] = [warning]): void {
  endStep();
  warned.push(...parts.map(asTyped));
  console.error(printableLines(asTyped(warning)));
}

/** The sentences of all warnings so far. */
export function warningsSoFar(): readonly string[] {
  return warned;
}

/** Ends the last step: erases the live part, and says how long it took if that was long. */
export function endStep(): void {
  giveAway();
  const took = begun === undefined ? 0 : performance.now() - begun;
  begun = undefined;
  if (took >= (isLive() ? worthTelling.live : worthTelling.log)) console.error(dim(`  ${duration(took)}`, output));
}

/** On a terminal, shows lines below the steps that change while the command waits, until anything else is printed. */
export function keepDrawing(lines: () => readonly string[]): void {
  giveAway();
  draw(lines());
  clock = setInterval(() => draw(lines()), 1000).unref();
}

/** Erases the live part, because another program prints now. The time of the step goes on. */
export function giveAway(): void {
  clearInterval(clock);
  draw([]);
}

/** Draws lines in the place of those of before. */
function draw(lines: readonly string[]): void {
  if (drawn > 0) {
    cursorTo(output, 0);
    moveCursor(output, 0, 1 - drawn);
    clearScreenDown(output);
  }
  // A line that the terminal breaks would count as two.
  output.write(lines.map((line) => dim(line.slice(0, output.columns - 1), output)).join('\n'));
  drawn = lines.length;
}

/** On a terminal, shows how many bytes have been sent to and received from a bucket or a site so far. */
export function showTraffic({ sent, received }: Traffic): void {
  traffic.requests += 1;
  traffic.sent += sent;
  traffic.received += received;
  if (isLive() && !isWaiting) drawClock();
}

function drawClock(): void {
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  const { requests, sent, received } = traffic;
  const time = begun === undefined ? 0 : performance.now() - begun;
  draw([
    [
      ...(time >= worthTelling.live ? [`  ${duration(time)}`] : []),
      ...(requests > 0
        ? [`${countOf(requests, 'request')}, ${megabytes(sent)} sent, ${megabytes(received)} received`]
        : []),
    ].join('  '),
  ]);
}

/** A time in milliseconds as people read it, such as `12 s` or `1 min 5 s`. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
