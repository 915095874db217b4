import { formatVersionName, type VersionName } from '@furrow/formats/release-name';
import type { Command } from 'commander';
import { readSite } from '../../compose/site/settings';
import { accept, createEnvironment, followLive, setLock } from '../../operations/environment';
import { listViews, type ListedView } from '../../operations/preview';
import { removeView } from '../../operations/remove-view';
import type { View } from '../../domain/ledger';
import { lockOf, momentOf } from '../../domain/view';
import type { OriginStorage } from '../../store/storage';
import { appArgument, dayArgument, environmentArgument, reasonOption, versionArgument } from '../arguments';
import { fittedTable } from '../fitted-table';
import type { SiteAccess } from '../site-access';
import { done, give, print, reportFaults } from '../terminal';

/** Adds the commands for environments, which show published releases before they are live. */
export function addEnvironmentCommands(program: Command, site: SiteAccess): void {
  const env = program
    .command('env')
    .description('environments such as staging: the site, except releases that are promoted there');

  env
    .command('create')
    .description('create an environment that shows what is live')
    .argument('<name>', 'e.g. staging')
    .action(async (name: string) => {
      reportFaults(await createEnvironment({ storage: await site.existing(), name, by: site.by() }));
      done(
        `${name} shows what is live. Promote a release to it, such as shop@1.4.0, with: release promote <app@version> --env ${name}`,
      );
    });

  env
    .command('list')
    .description('list the environments with the releases that they show')
    .action(async () => {
      const storage = await site.existing();
      const environments = (await listViews(storage)).filter(({ kind }) => kind === 'environment');
      const text = await listed(storage, environments);
      give('env list', environments, () => print(text));
    });

  env
    .command('follow')
    .description('let an environment show of an app what is live')
    .argument('<name>', 'e.g. staging', environmentArgument)
    .argument('<app>', 'e.g. shop', appArgument)
    .action(async (name: string, app: string) => {
      reportFaults(await followLive({ storage: await site.existing(), name, app, by: site.by() }));
      done(`${name} shows of ${app} what is live.`);
    });

  env
    .command('accept')
    .description('record that a release was looked at where an environment shows it, and may go on')
    .argument('<name>', 'e.g. staging', environmentArgument)
    .argument('<app@version>', 'e.g. shop@1.4.0', versionArgument)
    .addOption(reasonOption().makeOptionMandatory())
    .action(async (name: string, release: VersionName, { reason }: { reason: string }) => {
      await accept({ storage: await site.existing(), name, ...release, by: site.by(reason) });
      done(`${formatVersionName(release)} is accepted in ${name}.`);
    });

  env
    .command('lock')
    .description('keep everybody from changing what an environment shows')
    .argument('<name>', 'e.g. staging', environmentArgument)
    .addOption(reasonOption().makeOptionMandatory())
    .option('--until <day>', 'when it opens on its own, e.g. 2026-12-01', dayArgument)
    .action(async (name: string, { reason, until }: { reason: string; until?: string }) => {
      const lock = { reason, ...(until !== undefined && { until }) };
      await setLock({ storage: await site.existing(), name, by: site.by() }, lock);
      done(`${name} is locked${until === undefined ? '' : ` until ${momentOf(until)}`}: ${reason}.`);
    });

  env
    .command('unlock')
    .description('open an environment that is locked')
    .argument('<name>', 'e.g. staging', environmentArgument)
    .action(async (name: string) => {
      await setLock({ storage: await site.existing(), name, by: site.by() }, undefined);
      done(`${name} is open.`);
    });

  env
    .command('remove')
    .description('remove an environment; its releases stay')
    .argument('<name>', 'e.g. staging', environmentArgument)
    .action(async (name: string) => {
      await removeView(await site.existing(), name, site.by(), 'environment');
      done(`${name} is removed.`);
    });
}

async function listed(storage: OriginStorage, environments: readonly ListedView[]): Promise<string> {
  if (environments.length === 0) return 'There are no environments.';
  const { previews } = await readSite(storage);
  const rows = environments.map(({ name, kind, releases, locked }) => [
    name,
    releases.map(formatVersionName).join(', ') || 'what is live',
    stateOf(lockOf({ kind, locked }, Date.now())),
    previews?.replace('*', name) ?? '-',
  ]);
  return fittedTable(['environment', 'shows', 'state', 'address'], rows);
}

function stateOf(lock: View['locked']): string {
  if (!lock) return 'open';
  const until = lock.until === undefined ? '' : ` until ${momentOf(lock.until)}`;
  return `locked by ${lock.actor}${until}: ${lock.reason}`;
}
