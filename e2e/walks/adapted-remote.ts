import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../../scripts/workspace/process';

const furrow = join(root, 'shared/tools/furrow/bin/furrow.mjs');

type Adapted = {
  fixture: string;
  /** The name of the remote, and of its description in the fixture. */
  app: string;
  version?: string;
  /** Changes the scripts and the manifest of the build. */
  change?: (text: string) => string;
};

/** Makes a release of a build by `furrow adapt`, and returns what the command says and the folder of the release. */
export async function adapted({ fixture, app, version = '1.0.0', change = (text) => text }: Adapted) {
  const source = join(root, 'e2e/fixtures', fixture);
  const folder = await mkdtemp(join(tmpdir(), 'furrow-adapted-'));
  const description = JSON.parse(await readFile(join(source, `${app}.json`), 'utf8')) as { built: string };
  const [built, file] = [join(folder, 'built'), join(folder, 'remote.json')];
  await cp(join(source, description.built), built, { recursive: true });
  for (const path of await readdir(built, { recursive: true })) {
    if (/\.(?:js|json)$/.test(path))
      await writeFile(join(built, path), change(await readFile(join(built, path), 'utf8')));
  }
  await writeFile(file, JSON.stringify({ ...description, version, built: 'built', dist: 'dist' }));
  const { code, output } = await run('node', [furrow, 'adapt', file]);
  return { dist: join(folder, 'dist'), code, output, remove: () => rm(folder, { recursive: true }) };
}
