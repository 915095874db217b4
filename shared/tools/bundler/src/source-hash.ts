import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { codeFolder, furrowPackages, lockfileOf, projectRoot } from './workspace';

/**
 * SHA-256 (hex) of everything that an app's build reads: its own folder, the packages `@furrow/…` that it depends on,
 * directly or through each other, the lockfile, and the name of the preview that the build is for. Equal hashes mean
 * equal builds, so the hash is the key of the build cache and the name of the build.
 *
 * @param appFolder absolute path of the app's package
 */
export async function sourceHash(appFolder: string): Promise<string> {
  const root = projectRoot(appFolder);
  const hash = createHash('sha256');
  for (const file of await sourceFiles(appFolder)) {
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  const { FURROW_PREVIEW: preview } = process.env;
  if (preview) hash.update(preview);
  return hash.digest('hex');
}

/**
 * The files that {@link sourceHash} reads, sorted.
 *
 * @param appFolder absolute path of the app's package
 */
export async function sourceFiles(appFolder: string): Promise<string[]> {
  const packages = [...furrowPackages(appFolder).values()];
  const folders = [appFolder, ...packages.map(codeFolder)];
  // What a package exports, and its version.
  const described = packages.flatMap((folder) => ['package.json', 'exports.json'].map((file) => join(folder, file)));
  const lists = await Promise.all(folders.map(listFiles));
  // In a repository of one remote, the lockfile is in the remote's own folder.
  return [...new Set([...lists.flat(), ...described.filter((file) => existsSync(file)), lockfileOf(appFolder)])].sort();
}

/** The first 8 hexadecimal digits of the SHA-256 of all files in the given folders and of the given words. */
export async function contentHash(paths: string[], words: string[] = []): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of (await listFiles(path)).sort()) hash.update(relative(path, file)).update(await readFile(file));
  }
  for (const word of words) hash.update('\0').update(word);
  return hash.digest('hex').slice(0, 8);
}

/** Contents of an app's folder that are not sources: installed packages, build output, and files of git and Yarn. */
const noSources = ['node_modules', 'dist', '.cache', '.git', '.origin', '.yarn'];

/** A link to a folder is not followed, because its target is not part of this folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries
    .filter(({ name }) => !noSources.includes(name) && !/\.(?:test|spec)\./.test(name))
    .map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(path);
      return (await stat(path)).isFile() ? [path] : [];
    });
  return (await Promise.all(lists)).flat();
}
