import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../../scripts/workspace/process';

const program = join(root, 'shared/tools/furrow/bin/furrow.mjs');

type Adapted = {
  fixture: string;
  /** The name of the remote, and of its description in the fixture. */
  app: string;
  version?: string;
  /** Changes the scripts and the manifest of the build. */
  change?: (text: string) => string;
};

/**
 * Makes a release of a build by `furrow adapt`, in a folder as of a repository of its own.
 *
 * @returns what the command says, the folder of the release, and `furrow` to run further commands there
 */
export async function adapted({ fixture, app, version = '1.0.0', change = (text) => text }: Adapted) {
  const source = join(root, 'e2e/fixtures', fixture);
  const folder = await mkdtemp(join(tmpdir(), 'furrow-adapted-'));
  const description = JSON.parse(await readFile(join(source, `${app}.json`), 'utf8')) as { built: string };
  const built = join(folder, 'built');
  await cp(join(source, description.built), built, { recursive: true });
  for (const path of await readdir(built, { recursive: true })) {
    if (/\.(?:js|json)$/.test(path))
      await writeFile(join(built, path), change(await readFile(join(built, path), 'utf8')));
  }
  await writeFile(
    join(folder, `${app}.json`),
    JSON.stringify({ ...description, version, built: 'built', dist: 'dist' }),
  );
  /** Without the steps, so that a warning is all that can stand beside the result. */
  const furrow = async (...args: string[]) => {
    const { code, output } = await run('node', [program, '--quiet', ...args], { folder });
    return { code, told: output };
  };
  const { code, told } = await furrow('adapt', `${app}.json`);
  return { dist: join(folder, 'dist'), code, told, furrow, remove: () => rm(folder, { recursive: true }) };
}
