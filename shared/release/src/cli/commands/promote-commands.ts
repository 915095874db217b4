import { formatVersionName, type VersionName } from '@furrow/formats/release-name';
import { Option, type Command } from 'commander';
import {
  appArgument,
  appOrVersionArgument,
  percentArgument,
  reasonOption,
  versionArgument,
  type AppOrVersion,
} from '../arguments';
import { promote, retire, rollback } from '../../operations/promote';
import type { SiteAccess } from '../site-access';
import { done, reportDocuments } from '../terminal';

type PromoteFlags = { traffic: number; allowDrop?: boolean; reason?: string };

/** The commands that give visitors to versions and take them away. */
export function addPromoteCommands(program: Command, site: SiteAccess): void {
  program
    .command('promote')
    .description('give a published version its visitors')
    .argument('<app@version>', 'e.g. shop@1.4.0', versionArgument)
    .addOption(
      new Option('--traffic <percent>', 'share of the visitors; 100 makes it the default version')
        .argParser(percentArgument)
        .default(100),
    )
    .option('--allow-drop', 'let routes and fragments of the live version disappear')
    .addOption(reasonOption())
    .action(async (name: VersionName, { traffic, allowDrop = false, reason }: PromoteFlags) => {
      const by = site.by(reason);
      reportDocuments(await promote({ storage: await site.existing(), ...name, traffic, allowDrop, by }));
      const title = formatVersionName(name);
      done(traffic === 100 ? `${title} is live.` : `${title} gets ${traffic}% of the visitors.`);
    });

  program
    .command('rollback')
    .description('go back to the last good version, without a build')
    .argument('<app[@version]>', 'the app, or the version to withdraw, e.g. shop@1.4.0', appOrVersionArgument)
    .addOption(reasonOption().makeOptionMandatory())
    .action(async (name: AppOrVersion, { reason }: { reason: string }) => {
      const storage = await site.existing();
      const { from, to, ...documents } = await rollback({ storage, ...name, by: site.by(reason) });
      reportDocuments(documents);
      const { app } = name;
      done(
        `${formatVersionName({ app, version: to })} is live; ${formatVersionName({ app, version: from })} is withdrawn.`,
      );
    });

  program
    .command('retire')
    .description('take an app off the site; its versions stay and can be promoted again')
    .argument('<app>', 'e.g. shop', appArgument)
    .addOption(reasonOption())
    .action(async (app: string, { reason }: { reason?: string }) => {
      reportDocuments(await retire({ storage: await site.existing(), app, by: site.by(reason) }));
      done(`${app} is off the site.`);
    });
}
