import type { JournalEvent } from '../../domain/journal';
import { tellActor } from '../log';
import type { Environment } from './dashboard';
import type { DashboardData } from './dashboard-data';
import { type Html, html } from './html';
import { type Named, timeOf } from './wording';

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
