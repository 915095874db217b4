import { formatVersionName } from '@furrow/formats/release-name';
import { reasonOf } from '../../domain/judgement';
import { appsSection } from './apps-section';
import { budgetSection } from './budget-section';
import { canariesSection } from './canary-section';
import type { DashboardData, DashboardOptions } from './dashboard-data';
import { asSentence, commandBox, type Html, html, inThousands, inWords, quoted, timeOf } from './html';
import { languageSection } from './language-section';
import { hatch } from './pictures/picture';
import { commandsSection, failuresSection, fragmentsSection, journalSection } from './sections';
import { sharedSection } from './shared-section';
import { timelineSection } from './timeline-section';

type Frame = DashboardOptions & { icon: string };

/**
 * The sentence at the head of the page: how many canaries are worse than the live version; of an environment, what it
 * shows.
 */
export function headOf({ apps }: DashboardData, { environment }: Pick<DashboardOptions, 'environment'>): string {
  if (environment) {
    const { name, shows } = environment;
    return `${name} shows ${shows.map(({ app, version }) => `${app} ${version}`).join(', ') || 'what is live'}.`;
  }
  const canaries = apps.filter(({ canary }) => canary);
  const worse = canaries.filter(({ verdict }) => verdict.kind === 'worse');
  if (canaries.length === 0) return 'There is no canary.';
  if (worse.length === 0) return 'No canary is worse than the live version.';
  if (canaries.length === 1) return 'The canary is worse than the live version.';
  return asSentence(
    `${inWords(worse.length)} of ${inWords(canaries.length)} canaries ${worse.length === 1 ? 'is' : 'are'} worse than the live version.`,
  );
}

/** The contents of the page: the apps, what was released, what failed, the fragments, the languages and the commands. */
export function dashboardBody(data: DashboardData, frame: Frame): Html {
  const { apps, events } = data;
  const marks = new Map(apps.map(({ app }, index) => [app, index % 6]));
  const colorOf = (app: string) => marks.get(app) ?? 0;
  const named = (app: string): Html =>
    html`<span class="app"><span class="mark mark-${colorOf(app)}"></span>${app}</span>`;
  return html`<div class="wrap">
    <header class="top">
      <span class="brand">
        ${frame.icon !== '' && html`<img src="${frame.icon}" width="32" height="32" alt="" />`} Furrow operations
      </span>
      <nav aria-label="Sections">
        <a href="#apps">Apps</a><a href="#canaries">Canaries</a><a href="#timeline">Time line</a>
        <a href="#journal">Journal</a><a href="#failures">Failures</a><a href="#budgets">Budgets</a>
        <a href="#shared">Packages</a><a href="#languages">Languages</a><a href="#fragments">Fragments</a>
        <a href="#commands">Commands</a>
      </nav>
      <span class="note">
        Written ${timeOf(frame.now.toISOString())} UTC${events?.[0] && `, after event ${events[0].sequence}`}
      </span>
    </header>
    ${hatch}
    <main>
      ${lead(data, frame)} ${appsSection(data, named, frame.environment)} ${canariesSection(data, frame, named)}
      ${timelineSection(data, frame)}
      <div class="columns">
        ${journalSection(data, named, frame.environment)} ${failuresSection(data, frame.program, named)}
      </div>
      <div class="columns">${budgetSection(data)} ${sharedSection(data.shared, colorOf)}</div>
      <div class="columns">
        <div>${fragmentsSection(data, named)} ${languageSection(data)}</div>
        ${commandsSection(data, frame)}
      </div>
    </main>
    <p id="told" class="hidden" role="status"></p>
  </div>`;
}

function lead(data: DashboardData, frame: Frame): Html {
  const { program, environment } = frame;
  const worst = worstOf(data);
  const first = worst && {
    does: `Roll back ${worst.name}`,
    command: `${program} rollback ${worst.name} --reason ${quoted(worst.reason)}`,
  };
  const collect = { does: 'Collect browser reports', command: `${program} serve --reports` };
  const command = first ?? (data.visits === undefined && !environment ? collect : undefined);
  return html`<div class="lead">
    <div>
      <h1>${headOf(data, frame)}</h1>
      <p class="note">
        ${worst && `${worst.name}: ${worst.reason}. `}${
          data.visits === undefined
            ? 'There is no visitor data: reports are not collected here, or they are hidden.'
            : environment
              ? `Pages of ${environment.name} report nothing. The figures are those of visitors to the same versions of the site: ${inThousands(data.visits)} visits over up to five weeks.`
              : `All figures come from visitors’ browsers: ${inThousands(data.visits)} visits over up to five weeks. A canary and the live version cover the same period.`
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
