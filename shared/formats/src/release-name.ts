/*
 * The names of apps and versions, and the folders that follow from them: `shop` is an app, `1.4.0` a version, `shop@1.4.0` both, and
 * `shop/1.4.0` the folder that holds the files of this release. Whoever reads such a text, or uses it as a key or a path, does so by
 * these functions.
 */

const app = '[a-z][a-z0-9-]*';
const version = String.raw`\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?`;

export const appNamePattern = new RegExp(`^${app}$`);
export const versionPattern = new RegExp(`^${version}$`);

const versionNamePattern = new RegExp(`^(${app})@(${version})$`);
const releasePathPattern = new RegExp(`^(${app})/(${version})/(.*)$`, 's');

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

/** The folder of a release, relative to the origin and without a slash at its end: `shop/1.4.0`. */
export function releaseFolder(name: string, number: string): string {
  return `${name}/${number}`;
}

/** The address of the folder of a release, with a slash at both ends: `/shop/1.4.0/`. */
export function releaseAddress(name: string, number: string): string {
  return `/${releaseFolder(name, number)}/`;
}

/**
 * Reads the path of a file of a release, such as `shop/1.4.0/page.js`.
 *
 * @returns the release and the path of the file inside its folder; undefined when the path is not in the folder of a release
 */
export function parseReleasePath(path: string): (VersionName & { file: string }) | undefined {
  const [, name, number, file] = releasePathPattern.exec(path) ?? [];
  return name !== undefined && number !== undefined && file !== undefined
    ? { app: name, version: number, file }
    : undefined;
}
