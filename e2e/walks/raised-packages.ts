import { execa } from 'execa';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { nextVersions } from '../../scripts/packages/last-versions';

type Manifest = {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/**
 * Packs packages again with the versions that the changesets give them. A package without a changeset is raised by a
 * patch. Nothing else of them differs.
 *
 * @param archives the packed packages, by name
 * @param folder a folder for the new archives
 * @returns the new archives, and the new version of each package
 */
export async function raisePackages(archives: Readonly<Record<string, string>>, folder: string) {
  const next = await nextVersions();
  const manifests = await Promise.all(
    Object.entries(archives).map(async ([name, archive]) => {
      const unpacked = join(folder, basename(archive, '.tgz'));
      await mkdir(unpacked, { recursive: true });
      await execa('tar', ['-xzf', archive, '-C', unpacked]);
      const file = join(unpacked, 'package/package.json');
      const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
      return { name, unpacked, file, manifest, version: next[name] ?? patchAfter(manifest.version) };
    }),
  );
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  const raised = manifests.map(async ({ name, unpacked, file, manifest }) => {
    const { dependencies, peerDependencies } = manifest;
    for (const ranges of [dependencies, peerDependencies])
      for (const other of Object.keys(ranges ?? {}))
        if (ranges && versions[other]) ranges[other] = `^${versions[other]}`;
    await writeFile(file, JSON.stringify({ ...manifest, version: versions[name] }));
    const archive = `${unpacked}-raised.tgz`;
    await execa('tar', ['-czf', archive, '-C', unpacked, 'package']);
    return archive;
  });
  return { archives: await Promise.all(raised), versions };
}

function patchAfter(version: string): string {
  const [major, minor, patch] = version.split('.');
  return [major, minor, Number(patch) + 1].join('.');
}
