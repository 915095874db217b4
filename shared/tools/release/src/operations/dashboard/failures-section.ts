import { formatVersionName } from '@furrow/formats/release-name';
import { commandBox } from './command-box';
import type { DashboardData } from './dashboard-data';
import { type Html, html } from './html';
import { inThousands, type Named } from './wording';

/** How many kinds of failures are shown. `release failures` prints all of them. */
const failuresShown = 6;

export function failuresSection({ failures, visits }: DashboardData, program: string, named: Named): Html {
  const shown = failures.slice(0, failuresShown);
  const [first] = shown;
  const nothing = visits === undefined ? 'Failures are not counted here.' : 'No failures were reported.';
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
