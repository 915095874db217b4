import { join } from 'node:path';
import { allApps } from './apps';
import { copyWorkspace, setVersion } from './copy';
import { root } from './process';

/**
 * A copy of the workspace in `.cache/raised`, in which every app has a version of its own that differs from the one
 * here. The first app is 2.1.0, the second one 3.2.0, and so on, so that no two apps, and no app and fixture, have the
 * same version. The copy keeps its builds.
 *
 * @returns absolute path of the copy
 * @throws Error with the output of the installation
 */
export async function raisedWorkspace(report: (line: string) => void): Promise<string> {
  const copy = join(root, '.cache/raised');
  await copyWorkspace(copy);
  for (const [index, app] of allApps().entries()) {
    const version = `${index + 2}.${index + 1}.0`;
    await setVersion(copy, app, version);
    report(`${app.name} is ${version}`);
  }
  return copy;
}
