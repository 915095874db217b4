import { formatVersionName } from '@furrow/formats/release-name';
import type { Tally } from '../domain/evidence';
import { table } from '../domain/table';
import { percent, type Looked, type WatchOptions } from '../operations/watch';
import { keepDrawing } from './progress';

type Watching = Pick<WatchOptions, 'interval' | 'minVisits' | 'steps' | 'once'>;

/**
 * On a terminal, shows what the last look at a canary found, and counts down to the next one.
 *
 * @param watching `interval` is in seconds
 */
export function showLook(looked: Looked, watching: Watching): void {
  const next = Date.now() + watching.interval * 1000;
  keepDrawing(() => linesOf(looked, watching, Math.max(0, Math.ceil((next - Date.now()) / 1000))));
}

/** What a terminal shows of a canary that is watched. */
export function linesOf(
  { app, version, traffic, canary, beside, visitsAtStep }: Looked,
  { minVisits, steps, once = false }: Watching,
  seconds: number,
): string[] {
  const row = (name: string, tally: Tally) => [
    name,
    String(Math.round(tally.visits)),
    String(Math.round(tally.failures)),
    tally.visits > 0 ? percent(tally) : '-',
  ];
  const rows = [row(`${version} canary`, canary), ...(beside ? [row(`${beside.version} live`, beside)] : [])];
  const awaited = steps === undefined ? 'before it is judged' : 'before its next step';
  return [
    `${formatVersionName({ app, version })} gets ${traffic}% of visitors${steps ? `, in steps of ${steps.map((step) => `${step}%`).join(', ')}` : ''}`,
    ...table(['version', 'visits', 'failures', 'rate'], rows, new Set(['visits', 'failures', 'rate'])).map(
      (line) => `  ${line}`,
    ),
    `  ${Math.min(Math.round(visitsAtStep), minVisits)} of ${minVisits} visits ${awaited}`,
    ...(once ? [] : [`Next look in ${seconds} s. Ctrl+C ends watching; the canary stays`]),
  ];
}
