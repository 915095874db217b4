#!/usr/bin/env node
/** `npm create furrow-remote`: writes a repository of one remote for a site that is live. */
import { contractVersion } from '@furrow/contract/version';
import { printableLines } from '@furrow/formats/printable';
import { expectAll, readArguments, usage, type AskedForRemote, type GivenForRemote } from './arguments';
import { ask, canAsk, withoutQuestions } from './ask';
import { freePortFrom } from './beside-others';
import { filesOfSite, hasKit, hostProblem, readLiveSite, type LiveSite } from './live-site';
import { remoteProblem, routeProblem } from './remote-problem';
import { firstPort, repositoryFiles } from './repository-files';
import { slotToFill } from './slot-to-fill';
import { existsProblem, expectFree, packageVersions, runCreate, writeRepository } from './write-repository';
import { Refused } from '@furrow/release/domain/refused';
import { siteAddress } from '@furrow/release/store/site-over-http';

await runCreate(import.meta.url, usage, create);

async function create(): Promise<void> {
  const given = readArguments(process.argv.slice(2));
  const live = await readLiveSite(canAsk() ? (given.site ?? (await askForSite())) : expectAll(given).site);
  const { host } = live;
  const packages = packageVersions(import.meta.url);
  const misfit = hostProblem(live, contractVersion, packages.react ?? '');
  if (misfit) throw new Refused('FUR-CREATE-HOST', misfit);
  const { name, routes, fragment, fills } = canAsk() ? await askForRest(given, live) : expectAll(given);
  const problem = remoteProblem({ name, routes }, live.apps);
  if (problem) throw new Refused('FUR-CREATE-NAME', `${problem}\n\n${usage}`);
  expectFree(name);
  const filled = fills === undefined ? {} : { fills: await slotToFill(live.url, fills) };
  const ofSite = await filesOfSite(live, name);
  const own = repositoryFiles({
    name,
    routes,
    fragment,
    ...filled,
    site: live.url,
    packages: live.packages,
    showsPreviews: live.showsPreviews,
    staging: live.staging,
    isPlain: !hasKit(live),
    port: await freePortFrom(firstPort),
    versions: packages,
  });
  await writeRepository(name, [...own, ...ofSite.files]);
  if (live.namesTeams)
    console.log(
      `\nThe site names its teams. Make a key with "npx furrow keygen ../${name}.key", and let the operator of the site write its public half and the name of the remote into its file of teams.`,
    );
  // The site said some of it.
  console.log(
    printableLines(`
host ${host.version} speaks contract ${host.speaks.join(' and ')}, React ${host.react}. ${ofSite.said} npm start | npm test | npm run release
First, run: cd ${name} && npm install`),
  );
  if (given.name === undefined || given.site === undefined || given.routes.length === 0) {
    const options = {
      site: live.url,
      route: routes.join(' --route '),
      ...(fragment && { fragment }),
      ...(fills && { fills }),
    };
    console.log(withoutQuestions('furrow-remote', name, options));
  }
}

function askForSite(): Promise<string> {
  const message = 'What is the address of the site?';
  return ask({ message, example: 'https://furrow.example', problem: addressProblem });
}

async function askForRest(
  { name: givenName, routes: givenRoutes, ...others }: GivenForRemote,
  live: LiveSite,
): Promise<AskedForRemote> {
  const name =
    givenName ??
    (await ask({
      message: 'What is the remote called? It is one word, and also the name of its folder.',
      example: 'calendar',
      problem: (answer) => remoteProblem({ name: answer, routes: [] }, live.apps) ?? existsProblem(answer),
    }));
  const routes =
    givenRoutes.length > 0
      ? givenRoutes
      : [
          await ask({
            message: 'At which path of the site is its first page?',
            example: '/harvest-calendar',
            problem: (answer) => routeProblem(answer, live.apps),
          }),
        ];
  return { ...others, name, routes, site: live.url };
}

function addressProblem(text: string): string | undefined {
  try {
    siteAddress(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
