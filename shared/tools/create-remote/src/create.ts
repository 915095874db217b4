#!/usr/bin/env node
/** `npm create furrow-remote`: writes a repository of one remote for a site that is live. */
import { contractVersion } from '@furrow/contract/version';
import { readArguments, usage } from './arguments';
import { freePortFrom } from './beside-others';
import { filesOfSite, hasKit, hostProblem, readLiveSite } from './live-site';
import { fragmentProblem, remoteProblem } from './remote-problem';
import { firstPort, repositoryFiles } from './repository-files';
import { slotToFill } from './slot-to-fill';
import { expectFree, packageVersions, runCreate, writeRepository } from './write-repository';
import { Refused } from '@furrow/release/domain/refused';

await runCreate(import.meta.url, create);

async function create(): Promise<void> {
  const { name, site, routes, fragment, fills } = readArguments(process.argv.slice(2));
  const live = await readLiveSite(site);
  const { host } = live;
  const packages = packageVersions(import.meta.url);
  const misfit = hostProblem(live, contractVersion, packages.react ?? '');
  if (misfit) throw new Refused('FUR-CREATE-HOST', misfit);
  const problem = remoteProblem({ name, routes }, live.apps) ?? (fragment && fragmentProblem(fragment));
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
      '\nThe site names its teams. Make a key with "npx furrow keygen", and let the operator of the site write its public half and the name of the remote into its file of teams.',
    );
  console.log(`
host ${host.version} speaks contract ${host.speaks.join(' and ')}, React ${host.react}. ${ofSite.said} npm start | npm test | npm run release
First, run: cd ${name} && npm install`);
}
