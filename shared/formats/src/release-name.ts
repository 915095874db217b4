/*
 * The names of apps and versions, and the folders that follow from them: `shop` is an app, `1.4.0` a version, `shop@1.4.0` both, and
 * `shop/1.4.0-0123456789abcdef` the folder that holds the files of this release: the digits are a hash of them. Origins that were made
 * before folders had a hash hold `shop/1.4.0` as well. Whoever reads such a text, or uses it as a key or a path, does so by these
 * functions.
 */

const app = '[a-z][a-z0-9-]*';
const number = String.raw`\d+\.\d+\.\d+`;
const version = `${number}(?:-[0-9A-Za-z.-]+)?`;
const hash = '[0-9a-f]{16}';

export const appNamePattern = new RegExp(`^${app}$`);
export const versionPattern = new RegExp(`^${version}$`);

const versionNamePattern = new RegExp(`^(${app})@(${version})$`);
// The shortest version that fits, so that a hash at the end of the folder is none of it.
const releasePathPattern = new RegExp(`^((${app})/(${number}(?:-[0-9A-Za-z.-]+?)??)(?:-(${hash}))?)/(.*)$`, 's');

/** An app and one of its versions. */
export type VersionName = { app: string; version: string };

/** Writes an app and a version as `shop@1.4.0`. */
export function formatVersionName({ app: name, version: number }: VersionName): string {
  return `${name}@${number}`;
}

/** Reads `shop@1.4.0`; undefined for any other text. */
export function parseVersionName(text: string): VersionName | undefined {
  const [, name, number] = versionNamePattern.exec(text) ?? [];
  return name !== undefined && number !== undefined ? { app: name, version: number } : undefined;
}

/**
 * The folder of a stored release, relative to the origin and without a slash at its end: `shop/1.4.0-0123456789abcdef`. A release that is
 * published already lies where its entry says, which may be an older form of folder.
 *
 * @param hash 16 hexadecimal digits
 */
export function releaseFolder(name: string, number: string, hash: string): string {
  return `${name}/${number}-${hash}`;
}

/**
 * The address under which a build names its own files, with a slash at both ends: `/shop/1.4.0/`. It knows no hash of itself; the address
 * of the folder takes its place when the release is made.
 */
export function buildAddress(name: string, number: string): string {
  return `/${name}/${number}/`;
}

/** A file in the folder of a release. */
export type ReleasePath = VersionName & {
  /** The folder of the release, relative to the origin. */
  folder: string;
  /** The path of the file inside the folder. */
  file: string;
  /** Undefined in a folder that has none in its name. */
  hash: string | undefined;
};

/** Reads the path of a file of a release, such as `shop/1.4.0-0123456789abcdef/page.js`; undefined when it is not in the folder of one. */
export function parseReleasePath(path: string): ReleasePath | undefined {
  const [, folder, name, number, digits, file] = releasePathPattern.exec(path) ?? [];
  return folder !== undefined && name !== undefined && number !== undefined && file !== undefined
    ? { app: name, version: number, hash: digits, folder, file }
    : undefined;
}
