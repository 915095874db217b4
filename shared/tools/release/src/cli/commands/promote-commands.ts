import { formatVersionName, type VersionName } from '@furrow/formats/release-name';
import type { Command } from 'commander';
import {
  appArgument,
  appOrVersionArgument,
  environmentArgument,
  percentArgument,
  reasonOption,
  versionArgument,
  type AppOrVersion,
} from '../arguments';
import { promoteIn } from '../../operations/environment';
import { promote, retire, rollback } from '../../operations/promote';
import type { SiteAccess } from '../site-access';
import { keyOption } from '../signing-key';
import { teamSite, type TeamSiteFlags, toOption } from '../team-site';
import { dryRun, dryRunOption } from '../dry-run';
import { reportStep } from '../progress';
import { done, reportDocuments, reportFaults, reportShown } from '../terminal';

type PromoteFlags = TeamSiteFlags & {
  dryRun?: boolean;
  traffic: number;
  allowDrop?: boolean;
  reason?: string;
  env?: string;
  from?: string;
};
type RollbackFlags = TeamSiteFlags & { reason: string; dryRun?: boolean };

/** Adds the commands that assign visitors to versions and withdraw versions. */
export function addPromoteCommands(program: Command, site: SiteAccess): void {
  program
    .command('promote')
    .description('send visitors to a published version')
    .argument('<app@version>', 'e.g. shop@1.4.0', versionArgument)
    .option('--traffic <percent>', 'share of visitors; 100 makes it the default version', percentArgument, 100)
    .option('--allow-drop', 'allow routes and fragments of the live version to be dropped')
    .option('--env <name>', 'show it in an environment, such as staging, and not to visitors', environmentArgument)
    .option('--from <name>', 'only if this environment shows exactly this release', environmentArgument)
    .addOption(reasonOption())
    .addOption(keyOption())
    .addOption(toOption())
    .addOption(dryRunOption())
    .action(async (name: VersionName, options: PromoteFlags, command: Command) => {
      const { traffic, allowDrop = false, reason, env, from, dryRun: isTrial = false, ...flags } = options;
      if (env !== undefined && (traffic !== 100 || from !== undefined))
        command.error('error: with --env there is neither --traffic nor --from');
      const wanted = { ...name, traffic, allowDrop, ...(from !== undefined && { from }) };
      const by = site.by(reason);
      if (isTrial)
        return dryRun(await site.readable(flags.to), (storage) =>
          env === undefined
            ? promote({ storage, ...wanted, by, report: reportStep })
            : promoteIn({ storage, name: env, ...name, allowDrop, by }),
        );
      const team = await teamSite(flags);
      if (env !== undefined) {
        const because = reason === undefined ? {} : { reason };
        reportFaults(
          team
            ? await team.ask({ command: 'promote', ...wanted, env, ...because })
            : await promoteIn({ storage: await site.existing(), name: env, ...name, allowDrop, by }),
        );
        const shown = formatVersionName(name);
        const next = [
          'release promote',
          shown,
          `--from ${env}`,
          ...(flags.to === undefined ? [] : [`--to ${flags.to}`]),
        ];
        return done(`${env} shows ${shown}. Make the same release live with: ${next.join(' ')}`);
      }
      const composed = team
        ? await team.ask({ command: 'promote', ...wanted, ...(reason !== undefined && { reason }) })
        : await promote({ storage: await site.existing(), ...wanted, by, report: reportStep });
      reportDocuments(composed);
      const title = formatVersionName(name);
      reportShown(
        title,
        traffic === 100 ? `${title} is live.` : `${title} now gets ${traffic}% of visitors.`,
        composed,
      );
    });

  program
    .command('rollback')
    .description('go back to the last good version, without a build')
    .argument('<app[@version]>', 'the app, or the version to withdraw, e.g. shop@1.4.0', appOrVersionArgument)
    .addOption(reasonOption().makeOptionMandatory())
    .addOption(keyOption())
    .addOption(toOption())
    .addOption(dryRunOption())
    .action(async (name: AppOrVersion, { reason, dryRun: isTrial = false, ...flags }: RollbackFlags) => {
      const told = { by: site.by(reason), report: reportStep };
      if (isTrial) return dryRun(await site.readable(flags.to), (storage) => rollback({ storage, ...name, ...told }));
      const team = await teamSite(flags);
      const { from, to, ...documents } = team
        ? await team.ask({ command: 'rollback', ...name, reason })
        : await rollback({ storage: await site.existing(), ...name, ...told });
      reportDocuments(documents);
      const { app } = name;
      const title = formatVersionName({ app, version: to });
      reportShown(title, `${title} is live; ${formatVersionName({ app, version: from })} is withdrawn.`, documents);
    });

  program
    .command('retire')
    .description('take an app off the site; its versions stay and can be promoted again')
    .argument('<app>', 'e.g. shop', appArgument)
    .addOption(reasonOption())
    .addOption(dryRunOption())
    .action(async (app: string, { reason, dryRun: isTrial = false }: { reason?: string; dryRun?: boolean }) => {
      const meant = { app, by: site.by(reason), report: reportStep };
      if (isTrial) return dryRun(await site.readable(), (storage) => retire({ storage, ...meant }));
      reportDocuments(await retire({ storage: await site.existing(), ...meant }));
      done(`${app} is off the site.`);
    });
}
