import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Html, html, timeOf } from '@furrow/release/operations/dashboard/html';
import {
  legendMark,
  lineThrough,
  markAt,
  percent,
  picture,
  type Picture,
  pictureStyles,
  pixels,
  textAt,
} from '@furrow/release/operations/dashboard/pictures/picture';
import { linear, logarithmic } from '@furrow/release/operations/dashboard/pictures/scale';
import { root } from '../workspace/process';
import { median } from './first-load';
import type { BenchRecord } from './records';

const rowHeight = 40;

/** The tokens of the site; fonts stay out, so that the page is one file. */
const tokens = () =>
  readFileSync(join(root, 'shared/site/ui/src/tokens.css'), 'utf8').replaceAll(/@font-face[^}]*}/g, '');

const styles = `
.wrap { max-width: 1200px; margin: 0 auto; padding: 32px 40px 64px; }
h1 { font-size: 2.125rem; }
h2 { font-size: 1.375rem; }
.note { max-width: 70ch; margin: 12px 0 0; color: var(--fw-ink-2); }
section { margin-top: 48px; border-top: 1.5px solid var(--fw-ink); padding-top: 14px; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-top: 12px; color: var(--fw-ink-2); }
.halves { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 24px 48px; margin-top: 16px; align-items: start; }
.scrolls { overflow-x: auto; }
table { border-collapse: collapse; text-align: left; }
th { font-weight: 600; }
td, th { border-bottom: 1px solid var(--fw-rule); }
.goal { stroke: var(--fw-ink); stroke-width: 1.5; }
.span { stroke: var(--fw-chain); stroke-width: 3; stroke-linecap: round; opacity: .45; }
.of-past { fill: var(--fw-paper); stroke: var(--fw-primary); stroke-width: 1.5; }
.worst { stroke: var(--fw-tomato); stroke-width: 1.8; stroke-dasharray: 5 4; }
.of-worst { fill: var(--fw-paper); stroke: var(--fw-tomato); stroke-width: 1.8; }
@media (width < 60em) { .halves { grid-template-columns: minmax(0, 1fr); } }
@media (width < 40em) { .wrap { padding: 24px 20px 48px; } }
`;

/** Writes the page of the benchmark: what was measured last, beside each rival, and how that changed from run to run. */
export function benchPage(records: readonly BenchRecord[]): string {
  const subjects = [...new Set(records.map(({ what }) => what))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Furrow benchmark</title>
        ${new Html(`<style>${tokens()}${pictureStyles}${styles}</style>`)}
      </head>
      <body>
        <main class="wrap">
          <h1>What the composition costs</h1>
          <p class="note">
            Times of the site, divided by the median of a rival from the same sources: 1.0 is as fast, less is faster.
            On the left the last run, on the right all runs. Times depend on the machine and on what else it does.
          </p>
          ${records.length === 0 && html`<p class="note">Nothing was measured yet. Run: pnpm bench first-load</p>`}
          ${subjects.map((what) => subject(records.filter((one) => one.what === what)))}
        </main>
      </body>
    </html>`.text;
}

function subject(runs: readonly BenchRecord[]): Html {
  const last = runs.at(-1);
  if (!last) return html``;
  const rivals = [...new Set(last.rows.flatMap((row) => Object.keys(row.rivals)))];
  return html`${rivals.map(
    (rival) =>
      html`<section>
        <h2>${titleOf(last.what, rival)}</h2>
        <p class="note">${timeOf(last.at)} UTC, ${last.commit}, each measured ${times(last.rounds)}.</p>
        <p class="legend">
          ${legendMark('dot', 'of-live', 'median')} ${legendMark('ring', 'of-seen', 'best and worst')}
        </p>
        <div class="halves">${picture(ratioPicture(last, rival))} ${picture(historyPicture(runs, rival))}</div>
      </section>`,
  )}`;
}

const titleOf = (what: string, rival: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)}, to ${rival}`;
const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

type Ratios = { name: string; best: number; median: number; worst: number };

/** Our times of a run, divided by the median of a rival. */
export function ratiosTo({ rows }: BenchRecord, rival: string): Ratios[] {
  return rows.flatMap(({ name, ours, rivals }): Ratios[] => {
    const other = rivals[rival]?.median;
    if (!other) return [];
    return [{ name, best: ours.best / other, median: ours.median / other, worst: ours.worst / other }];
  });
}

const scaleEnds = (values: readonly number[]) => [Math.min(0.5, ...values), Math.max(2, ...values)] as const;
const ticks = [0.25, 0.5, 1, 2, 4, 8];
const told = (ratio: number) => `${ratio.toFixed(2)} x`;

/** Best, median and worst of each row on an axis of ratios, on which 1.0 is the rival. */
export function ratioPicture(run: BenchRecord, rival: string): Picture {
  const ratios = ratiosTo(run, rival);
  const ends = scaleEnds(ratios.flatMap(({ best, worst }) => [best, worst]));
  const x = logarithmic(ends, [2, 98]);
  const bottom = ratios.length * rowHeight + 8;
  const slower = ratios.filter((one) => one.median > 1).length;
  return {
    label: `${titleOf(run.what, rival)}: ${ratios.length - slower} of ${ratios.length} are as fast or faster, by their medians.`,
    height: bottom + 24,
    drawing: html`${ticks
      .filter((tick) => tick >= ends[0] && tick <= ends[1])
      .map(
        (tick) =>
          html`<line
              class="${tick === 1 ? 'goal' : 'grid'}"
              x1="${percent(x(tick))}"
              y1="0"
              x2="${percent(x(tick))}"
              y2="${bottom}"
            />${textAt([x(tick), bottom + 18], tick === 1 ? '1.0' : String(tick), { anchor: 'middle', kind: tick === 1 ? 'strong' : '' })}`,
      )}
    ${ratios.map(({ name, best, median: middle, worst }, row) => {
      const y = row * rowHeight + 30;
      const ends = [best, worst].map((ratio) => [x(ratio), y] as const);
      return html`${textAt([0, y - 14], name)}
      ${textAt([100, y - 14], told(middle), { anchor: 'end', kind: middle > 1 ? 'in-tomato' : 'strong' })}
      ${lineThrough(ends, 'span')} ${ends.map((end) => markAt(end, 'ring', 'of-seen'))}
      ${markAt([x(middle), y], 'dot', 'of-live', `${name}: ${told(middle)}`)}`;
    })}`,
    twin: {
      caption: `${titleOf(run.what, rival)}, in numbers`,
      columns: ['What', 'Best', 'Median', 'Worst', 'Ours, ms', 'Rival, ms'],
      rows: ratios.map(({ name, best, median: middle, worst }) => {
        const row = run.rows.find((one) => one.name === name);
        return [name, ...[best, middle, worst].map(told), whole(row?.ours.median), whole(row?.rivals[rival]?.median)];
      }),
    },
  };
}

const whole = (value = NaN) => value.toFixed(0);

/** Where the lines of the runs end, and words for them begin. */
const linesEnd = 70;

/** How the ratios changed from run to run: the median of all rows, and the row with the highest one. */
export function historyPicture(runs: readonly BenchRecord[], rival: string): Picture {
  const points = runs.flatMap((run) => {
    const medians = ratiosTo(run, rival).map((one) => one.median);
    const middle = median(medians);
    return middle === undefined ? [] : [{ at: run.at, commit: run.commit, middle, worst: Math.max(...medians) }];
  });
  const y = logarithmic(scaleEnds(points.map(({ worst }) => worst)), [180, 20]);
  const x = linear([0, Math.max(1, points.length - 1)], [12, linesEnd]);
  const place = (index: number) => (points.length === 1 ? linesEnd : x(index));
  const [first, last] = [points[0], points.at(-1)];
  const line = (key: 'middle' | 'worst') => points.map((point, index) => [place(index), y(point[key])] as const);
  // Two words at the end of two lines that meet would lie on each other.
  const apart = last && y(last.middle) - y(last.worst) < 18 ? 18 - (y(last.middle) - y(last.worst)) : 0;
  return {
    label: `${titleOf(runs[0]?.what ?? '', rival)}, over ${points.length} ${points.length === 1 ? 'run' : 'runs'}: the median is ${told(last?.middle ?? NaN)}, the worst ${told(last?.worst ?? NaN)}.`,
    height: 212,
    drawing: html`<line class="goal" x1="0" y1="${pixels(y(1))}" x2="100%" y2="${pixels(y(1))}" />
      ${textAt([0, y(1) - 5], '1.0', { kind: 'strong' })} ${lineThrough(line('worst'), 'worst')}
      ${lineThrough(line('middle'), 'history')}
      ${points.map(({ at, commit, middle, worst }, index) => {
        const title = `${timeOf(at)}, ${commit}`;
        return html`${markAt([place(index), y(worst)], 'diamond', 'of-worst', `${title}: ${told(worst)}`)}
        ${markAt([place(index), y(middle)], 'ring', 'of-past', `${title}: ${told(middle)}`)}`;
      })}
      ${last && textAt([linesEnd + 4, y(last.worst) + 4 - apart / 2], `worst ${last.worst.toFixed(2)}`)}
      ${last && textAt([linesEnd + 4, y(last.middle) + 4 + apart / 2], `median ${last.middle.toFixed(2)}`)}
      ${first && textAt([place(0), 206], timeOf(first.at).split(',')[0] ?? '', { anchor: 'middle' })}
      ${points.length > 1 && last && textAt([linesEnd, 206], timeOf(last.at).split(',')[0] ?? '', { anchor: 'middle' })}`,
    twin: {
      caption: `${titleOf(runs[0]?.what ?? '', rival)}, run by run`,
      columns: ['Run', 'Commit', 'Median', 'Worst'],
      rows: points.map(({ at, commit, middle, worst }) => [timeOf(at), commit, told(middle), told(worst)]),
    },
  };
}
