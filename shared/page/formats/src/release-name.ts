/*
 * The names of apps and versions, and the folders that follow from them: `shop` is an app, `1.4.0` a version,
 * `shop@1.4.0` both, and `shop/1.4.0-0123456789abcdef` the folder with the files of this release, where the digits are
 * a hash of these files. Origins from before folders had a hash hold `shop/1.4.0` as well. Always use these functions
 * to parse or build such texts.
 */

const app = '[a-z][a-z0-9-]*';
// As https://semver.org says: numbers have no leading zeros, and identifiers are not empty.
const integer = '(?:0|[1-9]\\d*)';
const number = String.raw`${integer}\.${integer}\.${integer}`;
const identifier = String.raw`(?:${integer}|\d*[A-Za-z-][0-9A-Za-z-]*)`;
const prerelease = String.raw`-${identifier}(?:\.${identifier})*`;
const version = `${number}(?:${prerelease})?`;
const hash = '[0-9a-f]{16}';

export const appNamePattern = new RegExp(`^${app}$`);
export const versionPattern = new RegExp(`^${version}$`);

const versionNamePattern = new RegExp(`^(${app})@(${version})$`);
// The shortest possible version, so that the hash at the end of the folder is not taken as part of it.
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

const previewMark = 'preview-';

/**
 * The version that an app is built with for a preview: `1.5.0-preview-pr-12`. It comes before the one that its team will
 * publish, and no site makes it live.
 *
 * @param number of the package
 * @param preview the name of the preview: lower-case letters, digits and hyphens
 */
export function previewVersionOf(number: string, preview: string): string {
  return `${number}${number.includes('-') ? '.' : '-'}${previewMark}${preview}`;
}

/** Whether the version was built for a preview. */
export function isPreviewVersion(number: string): boolean {
  return new RegExp(`[-.]${previewMark}[a-z0-9-]+$`).test(number);
}

/**
 * The folder of a stored release, relative to the origin and without a trailing slash: `shop/1.4.0-0123456789abcdef`.
 * For a release that is already published, use its entry instead, because the folder may have an older form.
 *
 * @param hash 16 hexadecimal digits
 */
export function releaseFolder(name: string, number: string, hash: string): string {
  return `${name}/${number}-${hash}`;
}

/**
 * The address under which a build refers to its own files, with a slash at both ends: `/shop/1.4.0/`. A build cannot
 * contain its own hash, so this address is replaced with that of the folder when the release is made.
 */
export function buildAddress(name: string, number: string): string {
  return `/${name}/${number}/`;
}

/**
 * What a build in another language calls its version: `1.4.0+es`. By semver it is the same version in another build. The
 * code of both can run in one page.
 *
 * @param language empty for the language of the sources
 */
export function versionIn(number: string, language: string): string {
  return language ? `${number}+${language}` : number;
}

/** A file in the folder of a release. */
export type ReleasePath = VersionName & {
  /** The folder of the release, relative to the origin. */
  folder: string;
  /** The path of the file inside the folder. */
  file: string;
  /** Undefined when the folder's name has none. */
  hash: string | undefined;
};

/**
 * Parses the path of a file of a release, such as `shop/1.4.0-0123456789abcdef/page.js`; undefined for any other path.
 */
export function parseReleasePath(path: string): ReleasePath | undefined {
  const [, folder, name, number, digits, file] = releasePathPattern.exec(path) ?? [];
  return folder !== undefined &&
    name !== undefined &&
    number !== undefined &&
    file !== undefined &&
    versionPattern.test(number)
    ? { app: name, version: number, hash: digits, folder, file }
    : undefined;
}
