import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceHash } from '@furrow/bundler/source-hash';
import { namedApps, type App } from './apps';
import { inParallel, root, run } from './process';

/** Apps that are not built by their own script in the workspace, by name. */
export type OtherBuilds = Readonly<Record<string, OtherBuild>>;

/** Another way to build an app. */
export type OtherBuild = {
  /** What it is called, such as "from packages". */
  name: string;
  /** Returns a hash of what a build is made of, beside the sources of the app. */
  content: () => Promise<string>;
  /**
   * Leaves a build in the `dist` of the app.
   *
   * @param folder absolute path of the app
   * @throws Error with the output of the command that failed
   */
  build: (folder: string) => Promise<void>;
};

/**
 * Builds the apps of the given names, all when there are none, as many at a time as there are cores. An app is skipped
 * when its last build was made of the same sources, shared packages and lockfile. It does not matter in which way that
 * was built, unless `otherwise` asks for one.
 *
 * @throws Error with the bundler's own output when a build fails
 */
export async function build(
  names: string[] = [],
  report: (line: string) => void = console.log,
  otherwise: OtherBuilds = {},
): Promise<void> {
  const failures: string[] = [];
  await inParallel(namedApps(names), availableParallelism(), async (app) => {
    const other = otherwise[app.name];
    const stamp = buildStamp(app);
    const sources = await sourceHash(app.folder);
    const content = other ? `${sources} ${other.name} ${await other.content()}` : sources;
    if (isBuilt(app, content)) return report(`  ${app.name} is unchanged`);

    await rm(stamp, { force: true });
    const started = performance.now();
    try {
      await (other?.build ?? buildHere)(app.folder);
    } catch (error) {
      failures.push(`${app.name}:\n${(error as Error).message}`);
      return report(`  ${app.name} failed`);
    }
    await mkdir(dirname(stamp), { recursive: true });
    await writeFile(stamp, content);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    report(`  ${app.name} built ${other ? `${other.name} ` : ''}in ${seconds} s`);
  });
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}

/** The file that says what an app's last build is made of. */
export function buildStamp({ name }: App): string {
  return join(root, '.cache/build', name);
}

/** What the stamp says after the hash of the sources does not matter to a build in the workspace. */
function isBuilt(app: App, content: string): boolean {
  const stamp = buildStamp(app);
  return existsSync(join(app.folder, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8').startsWith(content);
}

async function buildHere(folder: string): Promise<void> {
  const { code, output } = await run('pnpm', ['--silent', 'run', 'build'], { folder, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(output);
}
