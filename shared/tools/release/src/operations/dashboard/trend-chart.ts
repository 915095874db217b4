import type { Trend } from './dashboard-data';
import { type Html, html } from './html';

const [chartWidth, chartHeight] = [112, 36];

/** Draws two lines on one scale. The scale ends at `top` in every row of the column. */
export function trendChart(live: Trend = [], canary: Trend = [], top: number): Html {
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
export function lineSample(kind: 'live' | 'canary'): Html {
  return html`<svg width="24" height="8" aria-hidden="true"><path class="trend trend-${kind}" d="M0 4H24" /></svg>`;
}
