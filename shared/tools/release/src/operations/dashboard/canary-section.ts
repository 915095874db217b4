import { formatVersionName } from '@furrow/formats/release-name';
import { type Vital, vitals } from '@furrow/formats/report.schema';
import { bounds, countOf, type Measured, overSameTime, percentile75, type Values } from '../../domain/judgement';
import type { CountedRun } from './canary-runs';
import type { DashboardData, DashboardOptions } from './dashboard-data';
import { type Html, html, inThousands, type Named, timeOf } from './html';
import {
  legendMark,
  lineThrough,
  markAt,
  percent,
  picture,
  pixels,
  textAt,
  timeAxis,
  twinOf,
  type Picture,
} from './pictures/picture';
import { linear, logarithmic, powersOfTen, timeTicks } from './pictures/scale';

export function canariesSection(
  { canaries, visits }: DashboardData,
  { now, environment }: Pick<DashboardOptions, 'now' | 'environment'>,
  named: Named,
): Html {
  const nothing =
    canaries === undefined
      ? 'The journal is private. Anyone with access to the origin can see how canaries did.'
      : environment
        ? `No release that ${environment.name} shows has been a canary of the site.`
        : 'No canary has run yet.';
  return html`<section id="canaries" aria-labelledby="canaries-head">
    <div class="head">
      <h2 id="canaries-head">
        ${environment ? `How did releases in ${environment.name} do as canaries of the site?` : 'How did canaries do, and what decided?'}
      </h2>
      <span class="legend">
        ${legendMark('ring', 'of-seen', 'evidence after a period')}
        ${legendMark('cross', 'of-withdrawn', 'rolled back')}
      </span>
    </div>
    ${!canaries?.length && html`<p class="note">${nothing}</p>`}
    ${canaries?.map(
      (run) =>
        html`<article class="canary">
          <h3>${named(run.app)} <span class="mono">${run.version}</span></h3>
          <p class="note">${fateOf(run)}</p>
          <div class="halves">
            ${
              run.evidence.length > 0
                ? html`${picture(evidencePicture(run, now))} ${vitalsOf(run)}`
                : html`<p class="note">
                    ${visits === undefined ? 'Visits are not counted here.' : 'None of its visits was counted.'}
                  </p>`
            }
          </div>
        </article>`,
    )}
  </section>`;
}

/** What became of a canary, in a sentence. */
function fateOf({ shares, end }: CountedRun): string {
  const steps = shares.map(({ share }) => `${share}%`).join(', then ');
  const given = `It got ${steps} of visitors from ${timeOf(shares[0]?.at ?? '')} on`;
  if (!end) return `${given}, and is out.`;
  const at = timeOf(end.at);
  if (end.how === 'live') return `${given}, and everybody gets it since ${at}.`;
  if (end.how === 'replaced') return `${given}. Another version took its place at ${at}.`;
  return `${given}, and was rolled back at ${at}${end.reason === undefined ? '.' : `: ${end.reason}.`}`;
}

const oddsIn = (odds: number) =>
  odds >= 1e9
    ? 'over a billion : 1'
    : odds < lowestOdds
      ? `under ${lowestOdds} : 1`
      : `${inThousands(odds >= 10 ? Math.round(odds) : Number(odds.toPrecision(2)))} : 1`;

/** The lower end of the picture. A canary that does well goes far below it. */
const lowestOdds = 0.01;
const [top, bottom] = [34, 180];
const [shareTop, shareBottom] = [216, 250];
/** On the left, words for the values stand before the lines begin. */
const [left, right] = [12, 100];

/** The evidence about a canary as a line, the threshold, and below them the steps of its share. */
export function evidencePicture(run: CountedRun, now: Date): Picture {
  const { shares, end, evidence, metric, needed, periods } = run;
  const [from, to] = [Date.parse(shares[0]?.at ?? ''), end ? Date.parse(end.at) : now.getTime()];
  const highest = Math.min(1e9, Math.max(needed * 4, ...evidence.map(({ odds }) => odds * 1.5)));
  const x = linear([from, to], [left, right - 1]);
  const y = logarithmic([lowestOdds, highest], [bottom, top]);
  const shareY = linear([0, 100], [shareBottom, shareTop]);
  const points = evidence.map(({ at, odds }) => [x(Date.parse(at)), y(odds)] as const);
  const last = points.at(-1) ?? [left, bottom];
  const isWithdrawn = end?.how === 'withdrawn';
  const latest = evidence.at(-1)?.odds ?? 0;
  const steps = shares.map(({ at, share }, index) => {
    const begins = x(Date.parse(at));
    return { share, begins, width: x(Date.parse(shares[index + 1]?.at ?? new Date(to).toISOString())) - begins };
  });
  return {
    label:
      `The evidence that ${formatVersionName(run)} is worse in ${metric}: ${oddsIn(latest)} at the end, ` +
      `${latest >= needed ? 'above' : 'below'} the ${oddsIn(needed)} at which it is rolled back. ` +
      `Its share of visitors: ${shares.map(({ share }) => `${share}%`).join(', ')}.`,
    height: 276,
    drawing: html`${powersOfTen([lowestOdds, highest]).map(
        (odds) =>
          html`<line
              class="${odds === 1 ? 'base' : 'grid'}"
              x1="0"
              y1="${pixels(y(odds))}"
              x2="100%"
              y2="${pixels(y(odds))}"
            />${textAt([0, y(odds) - 4], `${inThousands(odds)} : 1`)}`,
      )}
      ${timeAxis(timeTicks([from, to], 5), (at) => x(at), [shareTop, shareBottom])}
      <line class="limit" x1="0" y1="${pixels(y(needed))}" x2="100%" y2="${pixels(y(needed))}" />
      ${textAt([left, y(needed) - 6], `rolled back from ${inThousands(needed)} : 1`, { kind: 'in-tomato' })}
      ${lineThrough(points, 'series')}
      ${points.map((point, index) => {
        const isEnd = isWithdrawn && index === points.length - 1;
        const title = `${timeOf(evidence[index]?.at ?? '')}: ${oddsIn(evidence[index]?.odds ?? 0)}`;
        return isEnd ? markAt(point, 'cross', 'of-withdrawn', title) : markAt(point, 'ring', 'of-seen', title);
      })}
      ${textAt([right, last[1] - 14], `${metric} ${oddsIn(latest)}`, { anchor: 'end', kind: isWithdrawn ? 'in-tomato' : 'in-chain' })}
      ${textAt([0, shareBottom - 4], 'share')}
      ${steps.map(
        ({ share, begins, width }) =>
          html`<rect
              class="fill-share"
              x="${percent(begins)}"
              y="${pixels(shareY(share))}"
              width="${percent(width)}"
              height="${pixels(shareBottom - shareY(share))}"
            />${width > 7 && textAt([begins + width / 2, shareY(share) - 5], `${share}%`, { anchor: 'middle', kind: 'strong' })}`,
      )}
      <line class="base" x1="0" y1="${shareBottom}" x2="100%" y2="${shareBottom}" />`,
    twin: {
      caption: `Evidence about ${formatVersionName(run)} in numbers`,
      columns: ['Until', 'Evidence', 'Share', 'Visits of it', 'Failed', 'Visits beside it', 'Failed'],
      rows: periods.map(({ share, live, canary }, index) => {
        const { at = '', odds = 0 } = evidence[index + 1] ?? {};
        const counts = [canary, live].flatMap(({ visits, loads, errors }) => [visits, loads + errors]);
        return [timeOf(at), oddsIn(odds), `${Math.round(share * 100)}%`, ...counts.map(inThousands)];
      }),
    },
  };
}

const names: Record<Vital, { name: string; unit: string; told: (value: number) => string }> = {
  lcp: { name: 'LCP', unit: 's', told: (value) => `${Number((value / 1000).toFixed(1))} s` },
  inp: { name: 'INP', unit: 'ms', told: (value) => `${Math.round(value)} ms` },
  cls: { name: 'CLS', unit: '', told: (value) => value.toFixed(2) },
  blocking: { name: 'Blocked time', unit: 'ms', told: (value) => `${Math.round(value)} ms` },
};

function vitalsOf({ periods, app, version }: CountedRun): Html {
  const both = overSameTime(periods);
  const measured = vitals.filter((vital) => countOf(both.canary[vital]) > 0);
  if (measured.length === 0) return html`<p class="note">Its visitors reported no vitals.</p>`;
  return html`<div>
    <p class="legend">
      <span
        ><svg width="16" height="12" aria-hidden="true"><rect class="fill-live" width="16" height="12" /></svg>
        live</span
      >
      <span
        ><svg width="16" height="12" aria-hidden="true"><rect class="fill-canary" width="16" height="12" /></svg>
        canary, over the same period</span
      >
    </p>
    <div class="vitals">${measured.map((vital) => picture(vitalPicture(vital, both)))}</div>
    ${twinOf({
      caption: `Vitals of ${formatVersionName({ app, version })} in numbers`,
      columns: ['Value', 'Live', 'Canary'],
      rows: measured.flatMap((vital) => {
        const [live, canary] = [partsOf(vital, both.live[vital]), partsOf(vital, both.canary[vital])];
        const row = (index: number) => [live, canary].map((parts) => inPercent(parts[index] ?? 0));
        return [...bounds[vital].keys(), bounds[vital].length].map((index) => [
          `${names[vital].name} ${rangeOf(vital, index)}`,
          ...row(index),
        ]);
      }),
    })}
  </div>`;
}

const inPercent = (part: number) => `${(part * 100).toFixed(part > 0 && part < 0.01 ? 1 : 0)}%`;

function rangeOf(vital: Vital, index: number): string {
  const [from, to] = [bounds[vital][index - 1], bounds[vital][index]];
  const { told } = names[vital];
  if (to === undefined) return `over ${told(from ?? 0)}`;
  return from === undefined ? `up to ${told(to)}` : `${told(from)} to ${told(to)}`;
}

/** The part of the values in each range between the bounds that the judge asks about. */
export function partsOf(vital: Vital, values: Values): number[] {
  const all = countOf(values);
  const edges = [-Infinity, ...bounds[vital], Infinity];
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? -Infinity;
    return all === 0 ? 0 : countOf([...values].filter(([value]) => value > from && value <= to)) / all;
  });
}

const [barTop, barBottom] = [30, 104];

/** How many visitors had which values: the live version beside the canary, range by range. */
export function vitalPicture(vital: Vital, { live, canary }: { live: Measured; canary: Measured }): Picture {
  const { name, unit, told } = names[vital];
  const parts = { live: partsOf(vital, live[vital]), canary: partsOf(vital, canary[vital]) };
  const y = linear([0, Math.max(...parts.live, ...parts.canary)], [barBottom, barTop]);
  const room = 100 / parts.live.length;
  const [usual, seen] = [live, canary].map((one) => percentile75(one[vital]));
  const value = (of: number | undefined) => (of === undefined ? 'nothing' : told(of));
  const bar = (kind: 'live' | 'canary', part: number, place: number) =>
    html`<rect
      class="fill-${kind}"
      x="${percent(place)}"
      y="${pixels(y(part))}"
      width="${percent(room * 0.36)}"
      height="${pixels(barBottom - y(part))}"
    />`;
  return {
    label: `${name}: three quarters of visitors had at most ${value(usual)} with the live version, ${value(seen)} with the canary.`,
    height: 124,
    drawing: html`${textAt([0, 12], unit === '' ? name : `${name}, ${unit}`, { kind: 'strong' })}
      ${textAt([100, 12], `p75 ${value(usual)} live, ${value(seen)} canary`, { anchor: 'end' })}
      ${parts.live.map((part, index) => html`${bar('live', part, (index + 0.12) * room)}${bar('canary', parts.canary[index] ?? 0, (index + 0.52) * room)}`)}
      <line class="base" x1="0" y1="${barBottom}" x2="100%" y2="${barBottom}" />
      ${bounds[vital].map((bound, index) => {
        const words = told(bound).replace(/ [a-z]+$/, '');
        return html`<line
            class="base"
            x1="${percent((index + 1) * room)}"
            y1="${barBottom}"
            x2="${percent((index + 1) * room)}"
            y2="${barBottom + 4}"
          />${textAt([(index + 1) * room, barBottom + 17], words, { anchor: 'middle' })}`;
      })}`,
  };
}
