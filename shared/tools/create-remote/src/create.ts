#!/usr/bin/env node
/** `npm create furrow-remote`: writes a repository of one remote for a site that is live. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contractVersion } from '@furrow/contract/version';
import { failureSentence } from '@furrow/release/domain/machine-failure';
import { readArguments, usage } from './arguments';
import { beginRepository, freePortFrom } from './beside-others';
import { filesOfSite, hostProblem, readLiveSite } from './live-site';
import { fragmentProblem, remoteProblem } from './remote-problem';
import { firstPort, repositoryFiles } from './repository-files';
import { slotToFill } from './slot-to-fill';

try {
  await create();
} catch (error) {
  console.error(failureSentence('code' in (error as Error) ? error : undefined) ?? (error as Error).message);
  process.exitCode = 1;
}

async function create(): Promise<void> {
  const { name, site, routes, fragment, fills } = readArguments(process.argv.slice(2));
  const live = await readLiveSite(site);
  const { host } = live;
  const packages = versions();
  const misfit = hostProblem(live, contractVersion, packages.react ?? '');
  if (misfit) throw new Error(misfit);
  const problem = remoteProblem({ name, routes }, live.apps) ?? (fragment && fragmentProblem(fragment));
  if (problem) throw new Error(`${problem}\n\n${usage}`);
  if (existsSync(name)) throw new Error(`${name} already exists. Choose another name, or move it.`);
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
    port: await freePortFrom(firstPort),
    versions: packages,
  });
  for (const [path, content] of [...own, ...ofSite.files]) {
    await mkdir(dirname(join(name, path)), { recursive: true });
    await writeFile(join(name, path), content);
    console.log(`  ${name}/${path}`);
  }
  beginRepository(name);
  if (live.namesTeams)
    console.log(
      '\nThe site names its teams. Make a key with "npx furrow keygen", and let the operator of the site write its public half and the name of the remote into its file of teams.',
    );
  console.log(`
host ${host.version} speaks contract ${host.speaks.join(' and ')}, React ${host.react}. ${ofSite.said} npm start | npm test | npm run release
First, run: cd ${name} && npm install`);
}

/**
 * The packages that a new remote is made of are named by this package's own package.json, in the versions that fit each
 * other.
 */
function versions(): Record<string, string> {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { devDependencies: Record<string, string> }).devDependencies;
}
