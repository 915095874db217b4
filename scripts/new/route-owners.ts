import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildFile, parseBuild } from '@furrow/formats/build.schema';
import type { OwnerOfRoutes } from 'create-furrow-remote/remote-problem';
import { allApps } from '../workspace/apps';
import { root } from '../workspace/process';

/**
 * All apps with their routes, both the ones that are written in `routes.ts` and the ones that the last build computed.
 */
export async function routeOwners(): Promise<OwnerOfRoutes[]> {
  return Promise.all(
    allApps().map(async ({ name, folder }) => {
      const textOf = (path: string) => readFile(join(folder, path), 'utf8').catch(() => '');
      const written = [...(await textOf('src/routes.ts')).matchAll(/path: '(\/[^']*)'/g)].map(([, path = '']) => path);
      const built = await textOf(`dist/${buildFile}`);
      const computed = built ? parseBuild(JSON.parse(built), folder).routes.map(({ pattern }) => pattern) : [];
      return { name, folder: relative(root, folder), patterns: [...written, ...computed] };
    }),
  );
}
