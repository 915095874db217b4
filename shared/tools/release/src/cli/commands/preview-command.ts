import { formatVersionName } from '@furrow/formats/release-name';
import type { Command } from 'commander';
import { countOf } from '../../domain/count-of';
import { previewNameOf } from '../../domain/view';
import { signFacts } from '../../domain/signature';
import {
  expectBegun,
  expectPossible,
  type ListedPreviews,
  listPreviews,
  preview,
  type Previewed,
  usualDays,
  type ListedView,
} from '../../operations/preview';
import { publish } from '../../operations/publish';
import { removeView } from '../../operations/remove-view';
import { type Candidate, factsOfRelease } from '../../store/candidate';
import { appArgument, countArgument, lineArgument, viewArgument } from '../arguments';
import { fittedTable } from '../fitted-table';
import type { SiteAccess } from '../site-access';
import { keyOption } from '../signing-key';
import { teamSite, type TeamSiteFlags, toOption } from '../team-site';
import { reportStep } from '../progress';
import { done, give, print, reportFaults } from '../terminal';
import { currentCommit } from '../workspace';
import { beforeBuild, checksOf, readOwnBuild } from './publish-command';

type PreviewFlags = TeamSiteFlags & {
  name: string;
  with?: string;
  days: number;
  note?: string;
  build: boolean;
  dist?: string;
  browser: boolean;
  full?: boolean;
  allowDrop?: boolean;
  list?: boolean;
  remove?: string;
};

/** Adds the command that gives a change an address before it is live. */
export function addPreviewCommand(program: Command, site: SiteAccess): void {
  program
    .command('preview')
    .description('show a build at an address of its own, in the whole site, without releasing it')
    .argument('[app]', 'e.g. shop', appArgument)
    .option('--name <name>', 'what to call it; the same name again replaces what it shows', 'next')
    .option('--with <preview>', 'show it beside the releases of another preview, e.g. pr-12--shop', viewArgument)
    .option('--days <count>', 'how long it is open', countArgument, usualDays)
    .option('--note <text>', 'what reviewers should look at', lineArgument)
    .option('--no-build', 'use the dist folder as is')
    .option('--dist <folder>', 'take the build in this folder, which another toolchain made')
    .option('--allow-drop', 'allow routes and fragments of the live version to be dropped')
    .addOption(keyOption())
    .addOption(toOption())
    .option('--full', 'hydrate every page in the browser, instead of one per route')
    .option('--no-browser', 'skip the browser check')
    .option('--list', 'instead of an app: list the previews')
    .option('--remove <preview>', 'instead of an app: remove a preview', viewArgument)
    .action(async (app: string | undefined, options: PreviewFlags, command: Command) => {
      const asked = [app, options.list, options.remove].filter((each) => each !== undefined);
      if (asked.length !== 1) command.error('error: name an app, or use --list or --remove <preview>');
      if (options.list) {
        const team = await teamSite(options);
        const shown = team ? await team.ask({ command: 'list-previews' }) : await listPreviews(await site.existing());
        return give('preview', shown.previews, () => print(listed(shown)));
      }
      if (options.remove !== undefined) {
        const team = await teamSite(options);
        if (team) await team.ask({ command: 'remove-preview', view: options.remove });
        else await removeView(await site.existing(), options.remove, site.by());
        return done(`${options.remove} is removed.`);
      }
      if (app !== undefined && options.with?.endsWith(`--${app}`))
        command.error(`error: --with names the preview of another app; name one of ${app} with --name`);
      if (app !== undefined) await show(site, app, options);
    });
}

async function show(site: SiteAccess, app: string, options: PreviewFlags): Promise<void> {
  const { name, days, note, allowDrop = false, browser } = options;
  const view = options.with ?? previewNameOf(name, app);
  expectPossible(view, days);
  const { root, storage, signingKey, team } = await beforeBuild(app, options, () => site.existing());
  // What a site over HTTP keeps to itself, its server asks.
  if (!team) await expectBegun(storage, view, app);
  const { candidate, files } = await readOwnBuild(root, app, options, view.split('--')[0]);
  const commit = await currentCommit(root);
  const wanted = { view, days, allowDrop, ...(note !== undefined && { note }) };
  const here = {
    storage,
    candidate,
    published: { publishedAt: new Date().toISOString(), commit },
    checks: await checksOf(storage, options),
    ...(signingKey && { signingKey }),
    report: reportStep,
    by: site.by(),
  };
  if (!team) return tell(candidate, await preview({ ...here, ...wanted }), onThisMachine);
  // The server of the site runs every check except the one that needs a browser.
  if (browser) await publish({ ...here, allowDrop, dryRun: true });
  const signature = signFacts(app, factsOfRelease(candidate), team.key);
  reportStep(`Sending ${countOf(files.size, 'file')} to ${options.to}`);
  tell(candidate, await team.ask({ command: 'preview', signature, commit, ...wanted }, files), byOthers);
}

/** What to do where nobody knows the address of a preview. */
const onThisMachine = "On this machine: release serve --previews '*.preview.localhost'";
const byOthers = 'Ask the operator of the site for it; below is what it is on a machine of your own.';

function tell({ release }: Candidate, shown: Previewed, unknown: string): void {
  const documents = shown.written.filter((path) => path.endsWith('.html')).length;
  reportStep(`Composed ${countOf(documents, 'document')}; all others are those of the site`);
  shown.places?.forEach(reportStep);
  reportFaults(shown);
  const [page = '/'] = release.routes.flatMap(({ pages }) => pages);
  if (shown.address === undefined)
    reportStep(
      'The settings of the site do not name any address of previews ("previews": "https://*.preview.example.com"). ' +
        unknown,
    );
  const address = shown.address ?? addressOf(undefined, shown.view);
  done(`${formatVersionName(shown)} is at ${address}${page} until ${shown.until.slice(0, 10)}.`);
}

const addressOf = (previews = 'http://*.preview.localhost:3000', view: string) => previews.replace('*', view);

function listed({ previews, address }: ListedPreviews): string {
  if (previews.length === 0) return 'There are no previews.';
  const row = ({ name, until, releases }: ListedView) => [
    name,
    releases.map(formatVersionName).join(', '),
    until?.slice(0, 10) ?? '-',
    addressOf(address, name),
  ];
  return fittedTable(['preview', 'shows', 'until', 'address'], previews.map(row));
}
