import { spawnSync } from 'node:child_process';
import { holdPort } from '@furrow/release/server/hold-port';

/** The first port from here on at which nothing listens, so that remotes can be developed side by side. */
export async function freePortFrom(port: number): Promise<number> {
  try {
    await (await holdPort(port, 'localhost')).release();
    return port;
  } catch {
    return freePortFrom(port + 1);
  }
}

/** Makes a repository of git, unless the folder lies in one or there is no git. */
export function beginRepository(folder: string): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, stdio: 'ignore' }).status === 0;
  if (!git('rev-parse', '--is-inside-work-tree')) git('init', '--quiet', '--initial-branch=main');
}
