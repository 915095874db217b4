import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file that visitors of the site in the folder may get, and a hash of its bytes. Those of previews are left out. */
export async function liveFiles(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const paths = files
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => !/^(?:\.furrow\/(?!headers)|_views\/|[^/]+\/[^/]+-preview-)/.test(path));
  const hashOf = async (path: string) =>
    createHash('sha256')
      .update(await readFile(join(folder, path)))
      .digest('hex');
  return new Map(await Promise.all(paths.map(async (path) => [path, await hashOf(path)] as const)));
}
