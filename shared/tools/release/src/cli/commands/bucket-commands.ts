import { Option, type Command } from 'commander';
import { ledgerFile } from '../../domain/paths';
import { Refused } from '../../domain/refused';
import { documentLayouts, type DocumentLayout } from '../../store/bucket-layout';
import { examineBucket, knownLayout, writeProof } from '../../store/bucket-proof';
import type { SiteAccess } from '../site-access';
import { reportStep } from '../progress';
import { asList, done, give } from '../terminal';

/** Adds the command that examines a bucket before its first release. */
export function addBucketCommands(program: Command, site: SiteAccess): void {
  program
    .command('doctor')
    .description('check that a bucket supports conditional writes, before its first release')
    .addOption(
      new Option('--documents <layout>', 'key of /buy-food: "buy-food", or "buy-food/index.html"').choices(
        documentLayouts,
      ),
    )
    .action(async ({ documents }: { documents?: DocumentLayout }) => {
      const { open, place } = site.bucket();
      const client = open();
      const known = await knownLayout(client, place);
      const layout = documents ?? known ?? 'plain';
      if (known && known !== layout && (await client.get(place.prefix + ledgerFile)))
        throw new Refused(
          'FUR-BUCKET-LAYOUT',
          `The site in this bucket keeps its documents as "${known}". Publish into an empty prefix to change that.`,
        );
      reportStep('Testing concurrent creates and swaps');
      const { findings, traits } = await examineBucket(open, place);
      for (const { what, holds, isNeeded } of findings) reportStep(`${holds ? '✓' : isNeeded ? '✗' : '-'} ${what}`);
      give('doctor', findings, () => undefined);
      const missing = findings.filter(({ holds, isNeeded }) => isNeeded && !holds);
      if (missing.length > 0)
        throw new Refused(
          'FUR-BUCKET-UNFIT',
          `This bucket cannot hold an origin: releases could overwrite each other, or browsers could misread their files. It cannot do this:\n${asList(missing.map(({ what }) => what))}`,
        );
      await writeProof(client, place, { documents: layout, ...traits });
      done('This bucket can hold an origin. All other commands can use it now.');
    });
}
