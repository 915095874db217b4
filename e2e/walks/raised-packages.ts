import { execa } from 'execa';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

type Manifest = {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** The number of every raised package. */
export const raisedVersion = '1.1.0';

/**
 * Packs packages again, as their next minor: nothing else of them differs.
 *
 * @param archives the packed packages
 * @param folder a folder for the new archives
 * @returns the new archives
 */
export async function raisePackages(archives: readonly string[], folder: string): Promise<string[]> {
  return Promise.all(
    archives.map(async (archive) => {
      const unpacked = join(folder, basename(archive, '.tgz'));
      await mkdir(unpacked, { recursive: true });
      await execa('tar', ['-xzf', archive, '-C', unpacked]);
      const file = join(unpacked, 'package/package.json');
      const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
      manifest.version = raisedVersion;
      for (const ranges of [manifest.dependencies, manifest.peerDependencies])
        for (const name of Object.keys(ranges ?? {}))
          if (ranges && name.startsWith('@furrow/')) ranges[name] = `^${raisedVersion}`;
      await writeFile(file, JSON.stringify(manifest));
      const raised = `${unpacked}-raised.tgz`;
      await execa('tar', ['-czf', raised, '-C', unpacked, 'package']);
      return raised;
    }),
  );
}
