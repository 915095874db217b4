import { formatVersionName } from '@furrow/formats/release-name';
import type { Command } from 'commander';
import { join, resolve } from 'node:path';
import { countOf } from '../../domain/count-of';
import { Refused } from '../../domain/refused';
import { signFacts } from '../../domain/signature';
import { expectOwnNumber } from '../../domain/view';
import { type Candidate, candidateOf, factsOfRelease, readBuild } from '../../store/candidate';
import { siteOverHttp } from '../../store/site-over-http';
import type { OriginStorage } from '../../store/storage';
import { appArgument } from '../arguments';
import { expectKeyFor } from '../../operations/sign';
import { publish, type Check } from '../../operations/publish';
import { siteChecks } from '../../operations/site-checks';
import type { SiteAccess } from '../site-access';
import { keyOption, signingKeyOf } from '../signing-key';
import { teamSite, type TeamSiteFlags, toOption } from '../team-site';
import { reportStep, showTraffic } from '../progress';
import { done, reportDocuments, reportShown, shortPath } from '../terminal';
import { appFolder, buildApp, buildsAll, currentCommit, isOwnRepository, workspaceRoot } from '../workspace';

type PublishFlags = TeamSiteFlags & {
  promote?: boolean;
  build: boolean;
  dist?: string;
  allowDrop?: boolean;
  full?: boolean;
  browser: boolean;
  dryRun?: boolean;
};

/** Adds the command that stores a new version. */
export function addPublishCommand(program: Command, site: SiteAccess): void {
  program
    .command('publish')
    .description('build an app, check it against the live site, and store it as a version')
    .argument('<app>', 'e.g. shop', appArgument)
    .option('--promote', 'also make it the version every visitor gets')
    .option('--no-build', 'use the dist folder as is')
    .option('--dist <folder>', 'use the build in this folder, which another toolchain made')
    .option('--allow-drop', 'allow routes and fragments of the live version to be dropped')
    .addOption(keyOption())
    .addOption(toOption())
    .option('--full', 'hydrate every page in the browser, instead of one per route')
    .option('--no-browser', 'skip the browser check')
    .option('--dry-run', 'check only; with --against, check against a live site over HTTP')
    .action(async (app: string, options: PublishFlags, command: Command) => {
      const to = command.getOptionValueSource('to') === 'cli' ? ` --to ${options.to}` : '';
      const { root, storage, signingKey, team } = await beforeBuild(app, options, () => site.storage());
      const build = await readOwnBuild(root, app, options);
      expectOwnNumber(app, build.candidate.release.version);
      const commit = await currentCommit(root);
      const { promote = false, allowDrop = false, browser, dryRun = false } = options;
      const publishHere = async (only: { dryRun: boolean }) =>
        publish({
          storage,
          candidate: build.candidate,
          published: { publishedAt: new Date().toISOString(), commit },
          checks: await checksOf(storage, options),
          ...(signingKey && { signingKey }),
          report: reportStep,
          by: site.by(),
          promote,
          allowDrop,
          ...only,
        });
      if (!team) return reportResult(await publishHere({ dryRun }), root, to);
      // The server of the site runs every check except the one that needs a browser.
      if (browser) await publishHere({ dryRun: true });
      const signature = signFacts(app, factsOfRelease(build.candidate), team.key);
      reportStep(`Sending ${countOf(build.files.size, 'file')} to ${options.to}`);
      reportResult(
        await team.ask({ command: 'publish', signature, commit, promote, allowDrop }, build.files),
        root,
        to,
      );
    });
}

/**
 * Opens the site for a build of an app. Whatever could refuse the command is asked before the time that a build takes:
 * whether there is such an app, whether the site answers, whether it accepts commands with this key, and whether it has
 * room.
 *
 * @param open opens the origin, where no address of a live site is named
 * @throws Refused with what to do when one of these is not so
 */
export async function beforeBuild(
  app: string,
  options: Pick<PublishFlags, 'dist' | 'to' | 'key' | 'dryRun'>,
  open: () => Promise<OriginStorage>,
) {
  const root = workspaceRoot();
  if (options.dist === undefined) appFolder(root, app);
  if (options.to !== undefined) reportStep(`Asking ${options.to} whether it takes the release`);
  const storage = options.to === undefined ? await open() : siteOverHttp(options.to, showTraffic);
  const signingKey = await signingKeyOf(options.key);
  await expectKeyFor(storage, app, signingKey);
  if (options.dryRun) return { root, storage, signingKey };
  const team = await teamSite(options);
  await storage.expectRoom?.();
  const { storesNothing } = (await team?.ask({ command: 'status' })) ?? {};
  if (storesNothing) throw new Refused(storesNothing.code, storesNothing.text);
  return { root, storage, signingKey, team };
}

/**
 * Builds an app unless the options say otherwise, and reads the build. A folder that the options name is read as it is.
 *
 * @param preview the name of the preview that the build is for
 * @throws Refused when the build fails, or is of another app
 */
export async function readOwnBuild(
  root: string,
  app: string,
  { build, dist: given }: Pick<PublishFlags, 'build' | 'dist'>,
  preview?: string,
) {
  if (given === undefined && build) {
    reportStep(`Building ${app}`);
    await buildApp(root, app, preview);
  }
  const dist = given === undefined ? join(appFolder(root, app), 'dist') : resolve(given);
  const files = await readBuild(dist);
  const candidate: Candidate = candidateOf(files, dist);
  if (candidate.release.app !== app) {
    throw new Refused(
      'FUR-BUILD-OTHER-APP',
      `The build in ${shortPath(dist)} is a build of ${candidate.release.app}, not of ${app}. Give both the same name in package.json and routes.ts.`,
    );
  }
  return { files, candidate };
}

function reportResult(result: Awaited<ReturnType<typeof publish>>, root: string, to: string): void {
  const name = formatVersionName(result);
  if (result.outcome === 'published') {
    const ownCheck = isOwnRepository(root, result.app) ? 'furrow check' : 'npm test';
    const check = buildsAll(root) ? `pnpm check ${result.app}` : ownCheck;
    reportStep(`Types, lint and tests are not checked by a publish: "${check}" does that.`);
  }
  reportDocuments(result);
  result.places?.forEach(reportStep);
  if (result.outcome === 'checked') return done(`${name} passed every check against the site. Nothing was stored.`);
  const known = result.outcome === 'unchanged' && `${name} was already published with exactly this content, and is`;
  if (result.live) return reportShown(name, `${known || `${name} is`} live.`, result);
  done(`${known || `${name} is published but`} not live. To make it live, run: release promote ${name}${to}`);
}

/** The checks that need the composed site, in a browser unless the options say otherwise. */
export async function checksOf(
  storage: OriginStorage,
  { full = false, browser }: Pick<PublishFlags, 'full' | 'browser'>,
): Promise<Check[]> {
  const checks = await siteChecks(storage, reportStep);
  if (browser) {
    // Loaded here because no other command needs a browser.
    const { hydrationProblems } = await import('../../check/hydration');
    checks.push((preview, { release }) => hydrationProblems(preview, release, { full, report: reportStep }));
  }
  return checks;
}
