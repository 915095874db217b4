import { inParallel } from '../../scripts/workspace/process';
import { buildForeign, foreignHosts, foreignRemotes } from './foreign-hosts';

/** Builds the pages and remotes of other toolchains before any worker needs them. */
export default async function globalSetup(): Promise<void> {
  await inParallel([...foreignRemotes, ...foreignHosts], 2, buildForeign);
}
