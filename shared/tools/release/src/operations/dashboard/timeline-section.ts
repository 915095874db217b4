import { countOf } from '../../domain/count-of';
import type { JournalEvent } from '../../domain/journal';
import { tellActor } from '../log';
import type { DashboardData, DashboardOptions } from './dashboard-data';
import { type Html, html, timeOf } from './html';
import { legendMark, type Mark, markAt, percent, picture, timeAxis, type Picture } from './pictures/picture';
import { linear, timeTicks } from './pictures/scale';

/** How long the time line is at most, in milliseconds. */
const longest = 30 * 24 * 60 * 60 * 1000;
/** How many releases are in its table. `release log` prints all of them. */
const told = 60;

/** What an event did to the visitors of an app, or to what an environment shows of it, as a mark. */
type Moment = { at: string; app: string; version: string; kind: MomentKind; who: string };
type MomentKind = 'live' | 'canary' | 'rolled back' | 'published' | 'shown' | 'accepted' | 'follows live';

const marks: Record<MomentKind, [mark: Mark, kind: string]> = {
  live: ['dot', 'of-live'],
  canary: ['diamond', 'of-seen'],
  'rolled back': ['cross', 'of-withdrawn'],
  published: ['tick', 'of-published'],
  shown: ['diamond', 'of-seen'],
  accepted: ['tick', 'of-published'],
  'follows live': ['dot', 'of-live'],
};

const ofSite: MomentKind[] = ['live', 'canary', 'rolled back', 'published'];
const ofEnvironment: MomentKind[] = ['shown', 'accepted', 'follows live'];

export function timelineSection(
  { events, apps }: DashboardData,
  { now, environment }: Pick<DashboardOptions, 'now' | 'environment'>,
): Html {
  const shown = events && momentsIn(events, now);
  return html`<section id="timeline" aria-labelledby="timeline-head">
    <div class="head">
      <h2 id="timeline-head">
        ${environment ? `Who changed what ${environment.name} shows, when?` : 'Who released what, when?'}
      </h2>
      <span class="legend"
        >${(environment ? ofEnvironment : ofSite).map((kind) => legendMark(...marks[kind], kind))}</span
      >
    </div>
    ${!shown && html`<p class="note">The journal is private. Anyone with access to the origin can read it there.</p>`}
    ${shown?.length === 0 && html`<p class="note">Nothing was ${environment ? 'changed' : 'released'} in the last 30 days.</p>`}
    ${shown && shown.length > 0 && picture(timelinePicture(shown, liveIn(apps), now))}
  </section>`;
}

const liveIn = (apps: DashboardData['apps']) =>
  new Map(apps.flatMap(({ app, live }) => (live ? [[app, live.row.version] as const] : [])));

/** What was released within thirty days, the earliest first. */
export function momentsIn(events: readonly JournalEvent[], now: Date): Moment[] {
  const since = new Date(now.getTime() - longest).toISOString();
  return events
    .flatMap((event) => momentsOf(event))
    .filter(({ at }) => at >= since)
    .reverse();
}

function momentsOf(event: JournalEvent): Moment[] {
  const { at, app, version, command, after = {}, shownIn } = event;
  if (app === undefined) return [];
  const who = tellActor(event);
  if (shownIn !== undefined) {
    const kind = inEnvironment[command];
    return kind ? [{ at, app, version: version ?? '', kind, who }] : [];
  }
  if (version === undefined) return [];
  const { live, canary } = after[app] ?? {};
  const kind =
    command === 'rollback'
      ? 'rolled back'
      : canary?.version === version
        ? 'canary'
        : live === version
          ? 'live'
          : command === 'publish'
            ? 'published'
            : undefined;
  return kind ? [{ at, app, version, kind, who }] : [];
}

/** What a command does to an environment. */
const inEnvironment: Partial<Record<string, MomentKind>> = {
  promote: 'shown',
  accept: 'accepted',
  follow: 'follows live',
};

const laneHeight = 46;

/** A line for each app, with a mark for each release. */
export function timelinePicture(moments: readonly Moment[], live: ReadonlyMap<string, string>, now: Date): Picture {
  const lanes = [...new Set([...live.keys(), ...moments.map(({ app }) => app)])];
  const first = Date.parse(moments[0]?.at ?? now.toISOString());
  const x = linear([first, now.getTime()], [1, 98.5]);
  const bottom = lanes.length * laneHeight;
  const lineOf = (lane: number) => lane * laneHeight + 32;
  const counts = (Object.keys(marks) as MomentKind[]).flatMap((kind) => {
    const count = moments.filter((moment) => moment.kind === kind).length;
    return count > 0 ? [`${count} ${kind}`] : [];
  });
  return {
    label: `Releases of ${countOf(lanes.length, 'app')} from ${timeOf(moments[0]?.at ?? '')} on: ${counts.join(', ')}.`,
    height: bottom + 28,
    drawing: html`${timeAxis(timeTicks([first, now.getTime()], 8), x, [0, bottom + 4])}
    ${lanes.map((app, lane) => {
      const own = moments.filter((moment) => moment.app === app);
      return html`<line class="base" x1="0" y1="${lineOf(lane)}" x2="100%" y2="${lineOf(lane)}" />
        <text x="0" y="${lineOf(lane) - 14}"><tspan class="strong">${app}</tspan> ${live.get(app) ?? ''}</text>
        ${outIn(own).map(({ from, to }) => spanOf([x(from), x(to ?? now.getTime())], lineOf(lane)))}
        ${own.map(({ at, version, kind }) => {
          const [mark, style] = marks[kind];
          return markAt(
            [x(Date.parse(at)), lineOf(lane)],
            mark,
            style,
            `${[`${app} ${version}`.trim(), kind].join(', ')}, ${timeOf(at)}`,
          );
        })}`;
    })}`,
    twin: {
      caption: 'The time line as a table',
      columns: ['When', 'App', 'Version', 'What', 'Who'],
      rows: moments
        .slice(-told)
        .reverse()
        .map(({ at, app, version, kind, who }) => [
          timeOf(at),
          app,
          html`<span class="mono">${version || '–'}</span>`,
          kind,
          who,
        ]),
    },
  };
}

const spanOf = ([from, to]: readonly [number, number], y: number) =>
  html`<rect class="fill-share" x="${percent(from)}" y="${y - 4}" width="${percent(to - from)}" height="8" />`;

const begins = new Set<MomentKind>(['canary', 'shown']);
const changesNothing = new Set<MomentKind>(['published', 'accepted']);

/** While a canary of the app was out, or an environment showed another release than the site; `to` is absent while that lasts. */
function outIn(moments: readonly Moment[]): { from: number; to?: number }[] {
  const spans: { from: number; to?: number }[] = [];
  for (const { at, kind } of moments) {
    const last = spans.at(-1);
    const isOpen = last && last.to === undefined;
    if (begins.has(kind)) {
      if (!isOpen) spans.push({ from: Date.parse(at) });
    } else if (!changesNothing.has(kind) && isOpen) last.to = Date.parse(at);
  }
  return spans;
}
