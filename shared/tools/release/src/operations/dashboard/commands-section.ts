import { formatVersionName } from '@furrow/formats/release-name';
import { commandBox } from './command-box';
import type { DashboardOptions } from './dashboard';
import type { DashboardData } from './dashboard-data';
import { type Html, html } from './html';

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
