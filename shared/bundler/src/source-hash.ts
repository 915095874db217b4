import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { workspacePackages, workspaceRoot } from './workspace';

/**
 * SHA-256 (hex) of everything an app's build reads: its own folder, the shared packages it names, those they name, and the
 * lockfile. Equal hashes mean equal builds, so it serves as the build cache's key and as the build's name.
 *
 * @param appFolder absolute path of the app's package
 */
export async function sourceHash(appFolder: string): Promise<string> {
  const root = workspaceRoot();
  const hash = createHash('sha256');
  for (const file of await sourceFiles(appFolder)) {
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * The files that {@link sourceHash} reads, sorted.
 *
 * @param appFolder absolute path of the app's package
 */
export async function sourceFiles(appFolder: string): Promise<string[]> {
  const root = workspaceRoot();
  const packages = [...workspacePackages(appFolder).values()];
  const folders = [appFolder, ...packages.map((folder) => join(folder, 'src'))];
  // What a shared package offers, and in which version.
  const described = packages.flatMap((folder) => ['package.json', 'exports.json'].map((file) => join(folder, file)));
  const lists = await Promise.all(folders.map(listFiles));
  return [...lists.flat(), ...described.filter((file) => existsSync(file)), join(root, 'pnpm-lock.yaml')].sort();
}

/** SHA-256 (hex, its first 8 digits) of all files in the given folders and of the given words. */
export async function contentHash(paths: string[], words: string[] = []): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of (await listFiles(path)).sort()) hash.update(relative(path, file)).update(await readFile(file));
  }
  for (const word of words) hash.update('\0').update(word);
  return hash.digest('hex').slice(0, 8);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries
    .filter(({ name }) => !['node_modules', 'dist', '.cache'].includes(name) && !name.includes('.test.'))
    .map(async (entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(path) : [path];
    });
  return (await Promise.all(lists)).flat();
}
