/** `pnpm freeze`: stores builds of all apps for the current contract, before its number is raised. */
import { contractVersion } from '@furrow/contract/version';
import { relative } from 'node:path';
import { buildVariant } from './src/fixtures';
import { freeze, frozenVersion, isFrozen } from './src/frozen';
import { allApps } from '../scripts/workspace/apps';
import { fail, root } from '../scripts/workspace/process';

const apps = allApps();
if (apps.some(({ name }) => isFrozen(contractVersion, name)))
  fail(`Builds of contract ${contractVersion} are there already, and never made again.`);
for (const { name, folder } of apps) {
  const dist = await buildVariant({ folder: relative(root, folder), version: frozenVersion(contractVersion) });
  const bytes = await freeze(contractVersion, name, dist);
  console.log(`${name}: ${Math.round(bytes / 1000)} kB`);
}
