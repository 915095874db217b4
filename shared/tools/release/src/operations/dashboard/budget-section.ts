import { kilobytes } from '../../check/weigh';
import type { Budgeted } from './budgets';
import type { DashboardData } from './dashboard-data';
import { type Html, html } from './html';
import { legendMark, lineThrough, markAt, percent, picture, pixels, textAt, type Picture } from './pictures/picture';
import { linear } from './pictures/scale';

export function budgetSection({ apps }: DashboardData): Html {
  const budgeted = apps.flatMap((app) => app.budgeted ?? []);
  return html`<section id="budgets" aria-labelledby="budgets-head">
    <div class="head">
      <h2 id="budgets-head">How much room is left for code?</h2>
      <span class="legend">${legendMark('dot', 'of-live', 'each of the last releases')}</span>
    </div>
    ${
      budgeted.length === 0
        ? html`<p class="note">The site has no budgets for scripts of a page’s own.</p>`
        : html`<p class="note budget-note">
              Of each app, the page that uses most of its budget: its own scripts after brotli. Not more than its first
              twelve pages are weighed.
            </p>
            ${picture(budgetPicture(budgeted))}`
    }
  </section>`;
}

const rowHeight = 58;
/** The end of the bars, and where the trends are; between them stands the budget. */
const [barsEnd, trendFrom, trendTo] = [58, 66, 98];

/** A bar for each app, as long as the part of its budget that it uses, and beside it how that changed. */
export function budgetPicture(budgeted: readonly Budgeted[]): Picture {
  const parts = budgeted.map((one) => (one.releases.at(-1)?.bytes ?? 0) / one.budget);
  const x = linear([0, Math.max(1, ...parts)], [0, barsEnd]);
  const full = percent(x(1));
  const height = budgeted.length * rowHeight + 6;
  return {
    label: `Budgets used: ${budgeted.map(({ app }, index) => `${app} ${inPercent(parts[index] ?? 0)}`).join(', ')}.`,
    height,
    drawing: html`${budgeted.map((one, row) => {
      const { app, path, kind, budget } = one;
      const part = parts[row] ?? 0;
      const y = row * rowHeight;
      const isOver = part > 1;
      return html`<text x="0" y="${y + 16}"
          ><tspan class="strong">${app}</tspan> <tspan class="if-wide">${path}, ${kind}</tspan></text
        >
        ${textAt([barsEnd, y + 16], `${inPercent(part)} of ${kilobytes(budget)} kB`, { anchor: 'end', kind: isOver ? 'in-tomato' : 'strong' })}
        <rect class="fill-room" x="0" y="${y + 26}" width="${full}" height="12" />
        <rect
          class="${isOver ? 'fill-over' : 'fill-live'}"
          x="0"
          y="${y + 26}"
          width="${percent(x(part))}"
          height="12"
        />
        <line class="limit" x1="${full}" y1="${y + 22}" x2="${full}" y2="${y + 42}" />
        ${trendOf(one, y)}`;
    })}`,
    twin: {
      caption: 'Budgets in numbers',
      columns: ['App', 'Page', 'Kind', 'Budget, kB', 'Used, kB, by release'],
      rows: budgeted.map(({ app, path, kind, budget, releases }) => [
        app,
        path,
        kind,
        kilobytes(budget),
        releases.map(({ version, bytes }) => `${version}: ${kilobytes(bytes)}`).join(', '),
      ]),
    },
  };
}

/** The weights of the last releases as a line, with the budget above it. */
function trendOf({ budget, releases }: Budgeted, top: number): Html {
  const most = Math.max(budget, ...releases.map(({ bytes }) => bytes));
  const x = linear([0, Math.max(1, releases.length - 1)], [trendFrom, trendTo]);
  const y = linear([0, most], [top + 44, top + 12]);
  // A single release is at the end, where the live one is in other rows.
  const placeOf = (index: number) => (releases.length === 1 ? trendTo : x(index));
  const points = releases.map(({ bytes }, index) => [placeOf(index), y(bytes)] as const);
  return html`<line class="limit" x1="${trendFrom}%" y1="${pixels(y(budget))}" x2="100%" y2="${pixels(y(budget))}" />
    ${lineThrough(points, 'history')}
    ${points.map((point, index) => {
      const { version = '', bytes = 0 } = releases[index] ?? {};
      return markAt(
        point,
        index === points.length - 1 ? 'dot' : 'ring',
        index === points.length - 1 ? 'of-live' : 'of-past',
        `${version}: ${kilobytes(bytes)} kB`,
      );
    })}`;
}

const inPercent = (part: number) => `${Math.round(part * 100)}%`;
