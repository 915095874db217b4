import { fragmentParts } from '@furrow/formats/fragment-props';
import type { DashboardData } from './dashboard-data';
import { type Html, html } from './html';
import type { Named } from './wording';

/** A fragment of one app in pages of another, by its name or in a slot. */
type Use = { app: string; offeredBy: string; name: string; where: string };

export function fragmentsSection({ apps }: DashboardData, named: Named): Html {
  const live = apps.flatMap(({ live: one }) => (one ? [one.row] : []));
  const embedded = live.flatMap(({ app, embeds }) =>
    Object.entries(embeds).map(([of, pages]): Use => {
      const { remote: offeredBy, name } = fragmentParts(of);
      const count = `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`;
      return { app, offeredBy, name, where: pages[0] === 'the shell' ? 'every page' : count };
    }),
  );
  const filling = live.flatMap(({ app: offeredBy, slots }) =>
    (slots?.fills ?? []).map(({ slot, fragment }): Use => {
      const { remote: app, name } = fragmentParts(slot);
      return { app, offeredBy, name: fragment, where: `slot ${name}` };
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
