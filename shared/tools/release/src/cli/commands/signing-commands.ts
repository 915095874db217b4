import { formatVersionName, type VersionName } from '@furrow/formats/release-name';
import type { Command } from 'commander';
import { writeFile } from 'node:fs/promises';
import { teamsFile } from '../../domain/paths';
import { Refused } from '../../domain/refused';
import { newKeys } from '../../domain/signature';
import { versionArgument } from '../arguments';
import { signAll, signVersion } from '../../operations/sign';
import { keyOption, signingKeyOf } from '../signing-key';
import type { SiteAccess } from '../site-access';
import { reportStep } from '../progress';
import { done, give, reportDocuments } from '../terminal';

/** Adds the commands for sites that name their teams. */
export function addSigningCommands(program: Command, site: SiteAccess): void {
  program
    .command('keygen')
    .description('create a key pair for a team: the private key goes into the file, the public key is printed')
    .argument('<file>', 'a new file for the private key')
    .action(async (file: string) => {
      const { privateKey, publicKey } = newKeys();
      await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST')
          throw new Refused(
            'FUR-KEY-EXISTS',
            `${file} already exists, and keys are never overwritten. Name another file.`,
          );
        throw new Refused(
          'FUR-KEY-UNWRITABLE',
          `${file} cannot be written (${error.code}). Name a file in an existing folder.`,
        );
      });
      reportStep(`The private key is in ${file}. Keep it secret. Add this public key to ${teamsFile} on the site:`);
      give('keygen', { publicKey }, () => done(publicKey));
    });

  program
    .command('sign')
    .description('sign a published version, replacing any signature it has')
    .argument('[app@version]', 'e.g. shop@1.4.0', versionArgument)
    .option('--all', 'instead of a version: what is or was live of the apps of the key, and has no signature')
    .addOption(keyOption())
    .action(async (name: VersionName | undefined, { key, all }: { key?: string; all?: boolean }, command: Command) => {
      if ((name === undefined) !== (all === true)) command.error('error: name a version, or use --all');
      const signingKey = await signingKeyOf(key);
      if (!signingKey)
        throw new Refused(
          'FUR-KEY-NOT-NAMED',
          'Name the private key with --key <file>. Make one with: release keygen <file>',
        );
      const options = { storage: await site.existing(), signingKey, by: site.by() };
      if (name) {
        reportDocuments(await signVersion({ ...options, ...name }));
        return done(`${formatVersionName(name)} is signed.`);
      }
      const { signed, ...documents } = await signAll(options);
      reportDocuments(documents);
      done(`Signed: ${signed.map(formatVersionName).join(', ') || 'nothing, because nothing lacked a signature'}.`);
    });
}
