import { fragmentParts } from '@furrow/formats/fragment-props';
import { formatVersionName } from '@furrow/formats/release-name';
import { countOf } from '../../domain/count-of';
import type { JournalEvent } from '../../domain/journal';
import { tellActor } from '../log';
import type { DashboardData, DashboardOptions, Environment } from './dashboard-data';
import { commandBox, type Html, html, inThousands, type Named, timeOf } from './html';

/** How many events are shown. `release log` prints all of them. */
const eventsShown = 10;

export function journalSection({ events }: DashboardData, named: Named, environment?: Environment): Html {
  const shown = events?.slice(0, eventsShown) ?? [];
  return html`<section id="journal" aria-labelledby="journal-head">
    <div class="head">
      <h2 id="journal-head">What was released, and why?</h2>
      ${events && html`<span class="note">${shown.length} of ${events.length}</span>`}
    </div>
    ${!events && html`<p class="note">The journal is private. Anyone with access to the origin can read it there.</p>`}
    <ol class="list">
      ${shown.map((event) => {
        const { at, reason, app, version, command } = event;
        const why = reason ?? (command === 'rollback' ? 'No reason was given.' : undefined);
        const result = resultOf(event, environment ? 'shown' : 'live');
        return html`<li class="event">
          <time class="note" datetime="${at}">${timeOf(at)}</time>
          <span
            >${app === undefined ? html`${environment?.name ?? 'the site'}` : named(app)}<span class="mono"
              >${version}</span
            ></span
          >
          <span class="what">
            ${why !== undefined && html`${why}<br />`}
            <span class="note">${tellActor(event)}</span>
          </span>
          <span class="tag tag-${result.kind}">${result.word}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}

function resultOf({ command, app = '', version, after }: JournalEvent, lives: string): { kind: string; word: string } {
  const state = after?.[app];
  if (command === 'rollback') return { kind: 'withdrawn', word: 'rolled back' };
  if (state?.canary && state.canary.version === version)
    return { kind: 'canary', word: `canary ${state.canary.share}%` };
  if (state && state.live === version) return { kind: 'live', word: lives };
  return { kind: 'other', word: command === 'publish' ? 'published' : command };
}

/** How many kinds of failures are shown. `release failures` prints all of them. */
const failuresShown = 6;

export function failuresSection({ failures, visits }: DashboardData, program: string, named: Named): Html {
  const shown = failures.slice(0, failuresShown);
  const [first] = shown;
  const nothing = visits === undefined ? 'Failures are not counted here.' : 'No failures were reported.';
  return html`<section id="failures" aria-labelledby="failures-head">
    <div class="head">
      <h2 id="failures-head">What failed, in which release?</h2>
      <span class="note">${shown.length} of ${countOf(failures.length, 'kind')}</span>
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

/** A fragment of one app in pages of another, by its name or in a slot. */
type Use = { app: string; offeredBy: string; name: string; where: string };

export function fragmentsSection({ apps }: DashboardData, named: Named): Html {
  const live = apps.flatMap(({ live: one }) => (one ? [one.row] : []));
  const embedded = live.flatMap(({ app, embeds }) =>
    Object.entries(embeds).map(([of, pages]): Use => {
      const { remote: offeredBy, name } = fragmentParts(of);
      const count = `${countOf(pages.length, 'page')}`;
      return { app, offeredBy, name, where: pages[0] === 'the shell' ? 'every page' : count };
    }),
  );
  const filling = live.flatMap(({ app: offeredBy, slots }) =>
    (slots?.fills ?? []).flatMap(({ slot, fragment, isAdded, leftOut }): Use[] => {
      const { remote: app, name } = fragmentParts(slot);
      const where = `slot ${name}${isAdded ? ', by the settings' : ''}`;
      return leftOut ? [] : [{ app, offeredBy, name: fragment, where }];
    }),
  );
  const uses = [...embedded, ...filling];
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
        ({ name, where }) =>
          html`<span><b>${name}</b></span
            ><span class="note">${where}</span>`,
      );
  return html`<section id="fragments" aria-labelledby="fragments-head">
    <div class="head">
      <h2 id="fragments-head">Which pages show which fragments?</h2>
      <span class="note">${countOf(offered, 'fragment')}, ${countOf(uses.length, 'use')}</span>
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

export function commandsSection(
  { apps }: DashboardData,
  { program, again, environment }: Pick<DashboardOptions, 'program' | 'again' | 'environment'>,
): Html {
  const canaries = apps.flatMap(({ canary, verdict }) => (canary ? [{ row: canary.row, verdict }] : []));
  const steps = canaries
    .filter(({ verdict }) => verdict.kind !== 'worse')
    .flatMap(({ row }) => {
      const name = formatVersionName(row);
      return [
        ...(row.traffic < 50
          ? [{ does: `Send half of visitors to ${name}`, command: `${program} promote ${name} --traffic 50` }]
          : [{ does: `Make ${name} live for everyone`, command: `${program} promote ${name}` }]),
        { does: `Watch ${name} and roll it back if it does worse`, command: `${program} watch ${row.app}` },
      ];
    });
  const ofEnvironment = (environment?.shows ?? []).flatMap((shown) => {
    const { name } = environment ?? {};
    const title = formatVersionName(shown);
    return [
      { does: `Make ${title} live`, command: `${program} promote ${title} --from ${name}` },
      { does: `Show of ${shown.app} what is live`, command: `${program} env follow ${name} ${shown.app}` },
    ];
  });
  const example = apps.find(({ app, live }) => live && app !== 'host')?.app;
  const always = [
    ...(example === undefined || environment
      ? []
      : [{ does: 'Go back to the previous version', command: `${program} rollback ${example} --reason '…'` }]),
    { does: 'Update this page', command: again },
  ];
  return html`<section id="commands" aria-labelledby="commands-head">
    <div class="head">
      <h2 id="commands-head">What can you do next?</h2>
      <span class="note">in your own terminal</span>
    </div>
    ${[...steps, ...ofEnvironment, ...always].map(commandBox)}
  </section>`;
}
