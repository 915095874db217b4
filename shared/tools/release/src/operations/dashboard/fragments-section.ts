import type { DashboardData } from './dashboard-data';
import { type Html, html } from './html';
import type { Named } from './wording';

export function fragmentsSection({ apps }: DashboardData, named: Named): Html {
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
