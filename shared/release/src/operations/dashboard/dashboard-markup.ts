import { formatVersionName } from '@furrow/formats/release-name';
import { kilobytes } from '../../check/weigh';
import type { JournalEvent } from '../../domain/journal';
import { reasonOf } from '../../domain/judgement';
import {
  type DashboardApp,
  type DashboardData,
  failureRate,
  type Shown,
  type Trend,
  type Trends,
  type Verdict,
} from './dashboard-data';
import type { DashboardOptions } from './dashboard';
import { type Html, html } from './html';

type Frame = DashboardOptions & { icon: string };

/** So many events, failures and canaries are shown; the commands tell the others. */
const eventsShown = 10;
const failuresShown = 6;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => numbers[count] ?? String(count);
const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence at the head of the page: how many canaries are worse than what is live. */
export function headOf({ apps }: DashboardData): string {
  const canaries = apps.filter(({ canary }) => canary);
  const worse = canaries.filter(({ verdict }) => verdict.kind === 'worse');
  if (canaries.length === 0) return 'No canary is out.';
  if (worse.length === 0) return 'No canary is worse than what is live.';
  if (canaries.length === 1) return 'The canary is worse than what is live.';
  return asSentence(
    `${inWords(worse.length)} of ${inWords(canaries.length)} canaries ${worse.length === 1 ? 'is' : 'are'} worse than what is live.`,
  );
}

export function dashboardBody(data: DashboardData, frame: Frame): Html {
  const { apps, events } = data;
  const marks = new Map(apps.map(({ app }, index) => [app, index % 6]));
  const named = (app: string): Html =>
    html`<span class="app"><span class="mark mark-${marks.get(app) ?? 0}"></span>${app}</span>`;
  return html`<div class="wrap">
    <header class="top">
      <span class="brand">
        ${frame.icon !== '' && html`<img src="${frame.icon}" width="32" height="32" alt="" />`} Furrow operations
      </span>
      <nav aria-label="Sections">
        <a href="#apps">Apps</a><a href="#journal">Journal</a><a href="#failures">Failures</a>
        <a href="#fragments">Fragments</a><a href="#commands">Commands</a>
      </nav>
      <span class="note">
        Written ${timeOf(frame.now.toISOString())} UTC${events?.[0] && `, after event ${events[0].sequence}`}
      </span>
    </header>
    <main>
      ${lead(data, frame)} ${appsSection(data, named)}
      <div class="columns">${journalSection(data, named)} ${failuresSection(data, frame, named)}</div>
      <div class="columns">${fragmentsSection(data, named)} ${commandsSection(data, frame)}</div>
    </main>
    <p id="told" class="hidden" role="status"></p>
  </div>`;
}

type Named = (app: string) => Html;

function lead(data: DashboardData, { program }: Frame): Html {
  const worst = worstOf(data);
  const first = worst && {
    does: `Take ${worst.name} back`,
    command: `${program} rollback ${worst.name} --reason ${quoted(worst.reason)}`,
  };
  const collect = { does: 'Count what browsers report', command: `${program} serve --reports` };
  const command = first ?? (data.visits === undefined ? collect : undefined);
  return html`<div class="lead">
    <div>
      <h1>${headOf(data)}</h1>
      <p class="note">
        ${worst && `${worst.name}: ${worst.reason}. `}${
          data.visits === undefined
            ? 'Here nobody can tell what visitors meet: no reports are collected in this place, or they are hidden.'
            : `All figures are what visitors’ pages report, of ${inThousands(data.visits)} visits in five weeks at most; those of a canary and of what is live beside it cover the same time.`
        }
      </p>
    </div>
    ${command && html`<div>${commandBox(command)}</div>`}
  </div>`;
}

function worstOf({ apps }: DashboardData): { name: string; reason: string } | undefined {
  const worse = apps.flatMap(({ live, canary, verdict }) =>
    verdict.kind === 'worse' && canary && live
      ? [
          {
            name: formatVersionName(canary.row),
            reason: reasonOf(verdict.worst, live.row.version),
            evidence: verdict.worst.evidence,
          },
        ]
      : [],
  );
  return worse.sort((a, b) => b.evidence - a.evidence)[0];
}

function appsSection({ apps }: DashboardData, named: Named): Html {
  const most = (trend: keyof Trends) =>
    Math.max(
      0,
      ...apps
        .flatMap(({ live, canary }) => [live, canary].flatMap((one) => one?.trends[trend] ?? []))
        .map((one) => one ?? 0),
    );
  const tops = { failures: most('failures'), inp: most('inp'), lcp: most('lcp') };
  const columns = [
    'Live',
    'Canary and its share of visitors',
    'Failures in 1,000 visits',
    'INP, p75',
    'LCP, p75',
    'Heaviest page',
    'Against live',
  ];
  return html`<section id="apps" aria-labelledby="apps-head">
    <div class="head">
      <h2 id="apps-head">What is live, and is the next version as good?</h2>
      <span class="legend">
        <span>${key('live')} live</span><span>${key('canary')} canary, the last 14 days</span>
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
    ${chart(live?.trends[trend], canary?.trends[trend], top)}
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

const [chartWidth, chartHeight] = [112, 36];

/** Two lines on one scale, which ends at `top` in every row of the column. */
function chart(live: Trend = [], canary: Trend = [], top: number): Html {
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

function key(kind: 'live' | 'canary'): Html {
  return html`<svg width="24" height="8" aria-hidden="true"><path class="trend trend-${kind}" d="M0 4H24" /></svg>`;
}

function verdictWord(verdict: Verdict): string {
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

function journalSection({ events }: DashboardData, named: Named): Html {
  const shown = events?.slice(0, eventsShown) ?? [];
  return html`<section id="journal" aria-labelledby="journal-head">
    <div class="head">
      <h2 id="journal-head">What was released, and why?</h2>
      ${events && html`<span class="note">${shown.length} of ${events.length}</span>`}
    </div>
    ${!events && html`<p class="note">The journal is private. Whoever has the origin reads it there.</p>`}
    <ol class="list">
      ${shown.map((event) => {
        const { at, actor, team, reason, app, version, command } = event;
        const why = reason ?? (command === 'rollback' ? 'No reason was given.' : undefined);
        const result = resultOf(event);
        return html`<li class="event">
          <time class="note" datetime="${at}">${timeOf(at)}</time>
          <span>${app === undefined ? html`the site` : named(app)}<span class="mono">${version}</span></span>
          <span class="what">
            ${why !== undefined && html`${why}<br />`}
            <span class="note">${team === undefined ? `${actor} (unproven)` : `${actor} (proven: ${team})`}</span>
          </span>
          <span class="tag tag-${result.kind}">${result.word}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}

function resultOf({ command, app = '', version, after }: JournalEvent): { kind: string; word: string } {
  const state = after?.[app];
  if (command === 'rollback') return { kind: 'withdrawn', word: 'rolled back' };
  if (state?.canary && state.canary.version === version)
    return { kind: 'canary', word: `canary ${state.canary.share}%` };
  if (state && state.live === version) return { kind: 'live', word: 'live' };
  return { kind: 'other', word: command === 'publish' ? 'published' : command };
}

function failuresSection({ failures, visits }: DashboardData, { program }: Frame, named: Named): Html {
  const shown = failures.slice(0, failuresShown);
  const [first] = shown;
  const nothing = visits === undefined ? 'Nobody counts failures here.' : 'No visitor’s page reported a failure.';
  return html`<section id="failures" aria-labelledby="failures-head">
    <div class="head">
      <h2 id="failures-head">What failed, in which release?</h2>
      <span class="note">${shown.length} of ${failures.length} kinds</span>
    </div>
    ${failures.length === 0 && html`<p class="note">${nothing}</p>`}
    <ul class="list">
      ${shown.map(({ app, version, failure }) => {
        const { phase, path, error, count, source, frame, excerpt } = failure;
        return html`<li class="failure">
          <div class="between">
            <span class="app">${named(app)}<span class="mono">${version}</span></span>
            <b>${inThousands(count)} ${count === 1 ? 'time' : 'times'}</b>
          </div>
          <p>${error}</p>
          <p class="note">${phase} on ${path}${(source ?? frame) !== undefined && `, at ${source ?? frame}`}</p>
          ${
            excerpt &&
            html`<div class="source" role="group" aria-label="Source of the failure" tabindex="0">
              ${excerpt.lines.map(
                (line, index) =>
                  html`<span class="${excerpt.first + index === excerpt.line ? 'place' : ''}"
                    >${String(excerpt.first + index).padStart(4)} ${line}</span
                  >`,
              )}
            </div>`
          }
        </li>`;
      })}
    </ul>
    ${first && commandBox({ does: 'All failures of a version', command: `${program} failures ${formatVersionName(first)}` })}
  </section>`;
}

function fragmentsSection({ apps }: DashboardData, named: Named): Html {
  const live = apps.flatMap(({ live: one }) => (one ? [one.row] : []));
  const uses = live.flatMap(({ app, embeds }) =>
    Object.entries(embeds).map(([of, pages]) => {
      const [offeredBy = '', name = ''] = of.split('/');
      return { app, offeredBy, name, pages };
    }),
  );
  const offering = [
    ...new Set([
      ...live.filter(({ offers }) => offers.length > 0).map(({ app }) => app),
      ...uses.map(({ offeredBy }) => offeredBy),
    ]),
  ];
  const offered = live.reduce((sum, { offers }) => sum + offers.length, 0);
  const cell = (app: string, by: string) =>
    uses
      .filter((use) => use.app === app && use.offeredBy === by)
      .map(
        ({ name, pages }) =>
          html`<span><b>${name}</b></span
            ><span class="note"
              >${pages[0] === 'the shell' ? 'every page' : `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`}</span
            >`,
      );
  return html`<section id="fragments" aria-labelledby="fragments-head">
    <div class="head">
      <h2 id="fragments-head">Who shows whose parts?</h2>
      <span class="note">${offered} fragments, ${uses.length} uses</span>
    </div>
    ${
      offering.length === 0
        ? html`<p class="note">No app offers a fragment.</p>`
        : html`<div class="scrolls" role="region" aria-label="Fragments by page and owner" tabindex="0">
            <table class="matrix">
              <thead>
                <tr>
                  <th scope="col">Pages of</th>
                  ${offering.map((app) => html`<th scope="col">${named(app)}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${live.map(
                  ({ app }) =>
                    html`<tr>
                      <th scope="row">${named(app)}</th>
                      ${offering.map((by) => html`<td class="${by === app ? 'own' : ''}">${cell(app, by)}</td>`)}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
  </section>`;
}

function commandsSection({ apps }: DashboardData, { program, again }: Frame): Html {
  const canaries = apps.flatMap(({ canary, verdict }) => (canary ? [{ row: canary.row, verdict }] : []));
  const steps = canaries
    .filter(({ verdict }) => verdict.kind !== 'worse')
    .flatMap(({ row }) => {
      const name = formatVersionName(row);
      return [
        ...(row.traffic < 50
          ? [{ does: `Give ${name} to half of the visitors`, command: `${program} promote ${name} --traffic 50` }]
          : [{ does: `Make ${name} live for everybody`, command: `${program} promote ${name}` }]),
        { does: `Watch ${name}, and take it back when it is worse`, command: `${program} watch ${row.app}` },
      ];
    });
  const example = apps.find(({ app, live }) => live && app !== 'host')?.app;
  const always = [
    ...(example === undefined
      ? []
      : [{ does: 'Go back to the version before', command: `${program} rollback ${example} --reason '…'` }]),
    { does: 'Write this page again', command: again },
  ];
  return html`<section id="commands" aria-labelledby="commands-head">
    <div class="head">
      <h2 id="commands-head">What can be done from here?</h2>
      <span class="note">in your own terminal</span>
    </div>
    ${[...steps, ...always].map(commandBox)}
  </section>`;
}

function commandBox({ does, command }: { does: string; command: string }): Html {
  return html`<p>${does}</p>
    <div class="command">
      <code>${command}</code><button type="button" aria-label="Copy: ${does}" hidden>Copy</button>
    </div>`;
}

/** A text as one word of a shell. */
export function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Mar 14, 2025, 16:42`, in UTC. */
function timeOf(iso: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(iso) ?? [];
  return time === undefined ? iso : `${months[Number(month) - 1]} ${Number(day)}, ${year}, ${time}`;
}

const inThousands = (count: number) => new Intl.NumberFormat('en-US').format(count);
