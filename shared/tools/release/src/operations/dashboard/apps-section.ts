import { kilobytes } from '../../check/weigh';
import {
  type DashboardApp,
  type DashboardData,
  type Environment,
  failureRate,
  type Shown,
  type Trend,
  type Trends,
  type CanaryVerdict,
} from './dashboard-data';
import { asSentence, type Html, html, type Named, timeOf } from './html';

export function appsSection({ apps }: DashboardData, named: Named, environment?: Environment): Html {
  const most = (trend: keyof Trends) =>
    Math.max(
      0,
      ...apps
        .flatMap(({ live, canary }) => [live, canary].flatMap((one) => one?.trends[trend] ?? []))
        .map((one) => one ?? 0),
    );
  const tops = { failures: most('failures'), inp: most('inp'), lcp: most('lcp') };
  const columns = [
    environment ? `In ${environment.name}` : 'Live',
    'Canary and its share of visitors',
    'Failures per 1,000 visits',
    'INP, p75',
    'LCP, p75',
    'Heaviest page',
    'Compared with live',
  ];
  return html`<section id="apps" aria-labelledby="apps-head">
    <div class="head">
      <h2 id="apps-head">
        ${environment ? `What does ${environment.name} show?` : 'What is live, and is the next version as good?'}
      </h2>
      <span class="legend">
        <span>${lineSample('live')} live</span><span>${lineSample('canary')} canary, the last 14 days</span>
      </span>
    </div>
    <table class="apps" role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">App</th>
          ${columns.map((column) => html`<th role="columnheader" scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${apps.map((app) => {
          const cells = [
            versionCell(app.live),
            canaryCell(app.canary),
            figureCell(app, 'failures', tops.failures, (one) => failureRate(one)?.toFixed(1)),
            figureCell(app, 'inp', tops.inp, ({ inp }) => (inp === undefined ? undefined : `${Math.round(inp)} ms`)),
            figureCell(app, 'lcp', tops.lcp, ({ lcp }) =>
              lcp === undefined ? undefined : `${(lcp / 1000).toFixed(1)} s`,
            ),
            app.heaviest
              ? html`<b>${kilobytes(app.heaviest.bytes)} kB</b><br /><span class="mono">${app.heaviest.path}</span>`
              : html`<span class="note">no pages</span>`,
            html`<span class="tag tag-${app.verdict.kind}">${verdictWord(app.verdict)}</span>`,
          ];
          return html`<tr role="row">
            <th role="rowheader" scope="row">${named(app.app)}</th>
            ${cells.map((cell, index) => html`<td role="cell" data-of="${columns[index]}">${cell}</td>`)}
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}

function versionCell(shown: Shown | undefined): Html {
  if (!shown) return html`none`;
  const { version, publishedAt, bytes } = shown.row;
  return html`<span class="mono">${version}</span><br /><span class="note"
      >${[publishedAt !== null && timeOf(publishedAt), bytes === null ? 'damaged' : `${(bytes / 1e6).toFixed(2)} MB`]
        .filter(Boolean)
        .join(', ')}</span
    >`;
}

function canaryCell(canary: Shown | undefined): Html {
  if (!canary) return html`<span class="note">none</span>`;
  const { version, traffic } = canary.row;
  return html`<span class="share"><span class="mono">${version}</span><b>${traffic}%</b></span>
    <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      ${[0, 4, 8].map(
        (y) =>
          html`<rect y="${y}" width="100" height="1.6" fill="currentColor" /><rect
              class="part"
              y="${y}"
              width="${traffic}"
              height="1.6"
              fill="currentColor"
            />`,
      )}
    </svg>`;
}

function figureCell(
  { live, canary, verdict }: DashboardApp,
  trend: keyof Trends,
  top: number,
  tell: (figures: NonNullable<Shown['figures']>) => string | undefined,
): Html {
  const [usual, seen] = [live, canary].map((one) => (one?.figures ? tell(one.figures) : undefined));
  if (usual === undefined && seen === undefined) return html`<span class="note">not measured</span>`;
  const isWorse = verdict.kind === 'worse' && metricsOf[trend].includes(verdict.worst.metric);
  return html`<span class="figure">
    ${trendChart(live?.trends[trend], canary?.trends[trend], top)}
    <span>
      <b>${usual ?? 'none'}</b>
      ${seen !== undefined && html`<span class="${isWorse ? 'is-worse' : 'of-canary'}">${seen} canary</span>`}
    </span>
  </span>`;
}

/** The metrics of the judgement that a column shows. */
const metricsOf: Record<keyof Trends, readonly string[]> = {
  failures: ['load failures', 'errors'],
  inp: ['INP'],
  lcp: ['LCP'],
};

function verdictWord(verdict: CanaryVerdict): string {
  switch (verdict.kind) {
    case 'worse':
      return `${asSentence(verdict.worst.metric)} up`;
    case 'better':
      return 'Better';
    case 'same':
      return 'No worse';
    case 'early':
      return 'Too few visits';
    case 'steady':
      return 'No canary';
    case 'unmeasured':
      return 'Not measured';
  }
}

const [chartWidth, chartHeight] = [112, 36];

/** Draws two lines on one scale. The scale ends at `top` in every row of the column. */
function trendChart(live: Trend = [], canary: Trend = [], top: number): Html {
  const days = Math.max(live.length, canary.length, 2);
  const place = (value: number, index: number) =>
    [
      6 + (index / (days - 1)) * (chartWidth - 12),
      chartHeight - 6 - (value / (top || 1)) * (chartHeight - 12),
    ] as const;
  const line = (trend: Trend, kind: 'live' | 'canary') => {
    const points = trend.flatMap((value, index) => (value === undefined ? [] : [place(value, index)]));
    const [x, y] = points.at(-1) ?? [];
    if (x === undefined || y === undefined) return undefined;
    return html`<polyline
        class="trend trend-${kind}"
        points="${points.map((point) => point.map(tenths).join(',')).join(' ')}"
      />
      <circle class="dot-${kind}" cx="${tenths(x)}" cy="${tenths(y)}" r="3.5" />`;
  };
  return html`<svg
    width="${chartWidth}"
    height="${chartHeight}"
    viewBox="0 0 ${chartWidth} ${chartHeight}"
    aria-hidden="true"
  >
    <path d="M0 ${chartHeight - 0.5}H${chartWidth}" stroke="currentColor" />
    ${line(live, 'live')} ${line(canary, 'canary')}
  </svg>`;
}

const tenths = (value: number) => value.toFixed(1);

/** The line by which the legend explains the chart. */
function lineSample(kind: 'live' | 'canary'): Html {
  return html`<svg width="24" height="8" aria-hidden="true"><path class="trend trend-${kind}" d="M0 4H24" /></svg>`;
}
