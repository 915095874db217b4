import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceHash } from '@furrow/bundler/source-hash';
import { namedApps, type App } from './apps';
import { inParallel, root, run } from './process';

/**
 * Builds the apps of the given names, all when there are none, as many at a time as there are cores. An app whose sources,
 * shared packages and lockfile are those of its last build is skipped.
 *
 * @throws Error with the bundler's own output when a build fails
 */
export async function build(names: string[] = [], report: (line: string) => void = console.log): Promise<void> {
  const failures: string[] = [];
  await inParallel(namedApps(names), availableParallelism(), async (app) => {
    const stamp = join(root, '.cache/build', app.name);
    const hash = await sourceHash(app.folder);
    if (isBuilt(app, stamp, hash)) return report(`  ${app.name} is unchanged`);

    await rm(stamp, { force: true });
    const { code, output, seconds } = await run('pnpm', ['--silent', 'run', 'build'], {
      folder: app.folder,
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0) {
      failures.push(`${app.name}:\n${output}`);
      return report(`  ${app.name} failed`);
    }
    await mkdir(dirname(stamp), { recursive: true });
    await writeFile(stamp, hash);
    report(`  ${app.name} built in ${seconds.toFixed(1)} s`);
  });
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}

function isBuilt(app: App, stamp: string, hash: string): boolean {
  return existsSync(join(app.folder, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}
