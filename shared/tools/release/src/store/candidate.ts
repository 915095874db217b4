import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isPageDocument, type PageDocument, parsePageDocument } from '@furrow/formats/page-document.schema';
import { fragmentFile } from '@furrow/formats/fragment-props';
import { parseFragmentDocument } from '@furrow/formats/fragment.schema';
import { hostName } from '@furrow/discovery/discovery';
import { buildFile, parseBuild, type Build } from '@furrow/formats/build.schema';
import { manifestFile, parseManifest } from '@furrow/formats/remote-manifest.schema';
import { parseShellDocument, shellFile } from '@furrow/formats/shell-document.schema';
import { isInReleaseFile, otherFilesFile } from '@furrow/formats/other-files';
import { type Release, type ReleasedFiles, releaseFile, releaseFormat } from '@furrow/formats/release.schema';
import { siteFilesOf } from '@furrow/formats/site-file';
import { buildAddress, releaseFolder } from '@furrow/formats/release-name';
import { all } from '../domain/all';
import { integrityOf, shortHashOf } from '../domain/integrity';
import { toJson } from '../domain/json';
import type { Facts } from '../domain/ledger';
import { Refused, refusedAs } from '../domain/refused';
import { bytesOf, parseReleased, textOf } from './storage';

/** A build that is to become a release. */
export type Candidate = {
  release: Release;
  /** The release's own folder, relative to the origin. Its name contains a hash of everything in the build. */
  folder: string;
  /** The text of `release.json` and its integrity, by which two publishes of one version are compared. */
  releaseText: string;
  integrity: string;
  /** Every file of the release except `release.json`, by its path in the release folder. */
  files: Map<string, Uint8Array>;
  pages: PageDocument[];
  /** The names that the manifest exposes; empty for the host. */
  exposes: string[];
  /** The script that the manifest names as the container; the host has none. */
  container: string | undefined;
};

/**
 * Reads a `dist` folder and makes its release file. The same build always gives the same bytes.
 *
 * @throws Refused when there is no build in the folder, and with the file and the field when it is malformed
 */
export async function readCandidate(dist: string): Promise<Candidate> {
  return candidateOf(await readBuild(dist), dist);
}

/**
 * Makes the release file of a build.
 *
 * @param built every file of the build by its path
 * @param dist where the files come from, for the error messages
 * @throws Refused when there is no build, and with the file and the field when it is malformed
 */
export function candidateOf(built: ReadonlyMap<string, Uint8Array>, dist: string): Candidate {
  const files = new Map(built);
  const described = files.get(buildFile);
  if (!described)
    throw new Refused(
      'FUR-BUILD-NONE',
      `There is no build in ${dist}: ${buildFile} is missing. Build the app first, or publish without --no-build.`,
    );
  files.delete(buildFile);
  if (files.has(otherFilesFile))
    throw new Refused(
      'FUR-BUILD-FILE-RESERVED',
      `The build in ${dist} has the file ${otherFilesFile}, which is made when a release is stored. Give it another name.`,
    );

  function read<Document>(path: string, parse: (value: unknown, what: string) => Document): Document {
    const bytes = files.get(path);
    if (!bytes)
      throw new Refused('FUR-BUILD-INCOMPLETE', `The build in ${dist} is missing ${path}. Build the app again.`);
    return parsed(bytes, join(dist, path), parse);
  }

  const { said, build } = parsed(described, join(dist, buildFile), (value, file) => ({
    said: value as Build,
    build: parseBuild(value, `${file}, made from package.json and src/routes.ts`),
  }));
  for (const { name } of build.fragments ?? []) read(fragmentFile(name), parseFragmentDocument);
  const isHost = build.app === hostName;
  const folder = releaseFolder(build.app, build.version, shortHashOf(toJson([build, listed(files)])));
  place(files, buildAddress(build.app, build.version), `/${folder}/`);
  if (isHost) read(shellFile, parseShellDocument);
  const documents = [...files.keys()].filter((path) => isPageDocument(path)).sort();
  const others = listed(files, (path) => !isInReleaseFile(path));
  files.set(otherFilesFile, bytesOf(toJson(others)));
  const pages = documents.map((path) => read(path, parsePageDocument));
  const listedPages = pages
    .map(({ path, language, embeds, slots }, index) => ({
      path,
      ...(language !== undefined && { language }),
      document: documents[index] ?? '',
      ...(embeds && { embeds }),
      ...(slots && { slots }),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const translated = listedPages.flatMap(({ language, ...page }) =>
    language === undefined ? [] : { ...page, language },
  );
  const release: Release = {
    // Fields that a later version of the bundler adds are kept in the release, although this command does not know
    // them.
    ...said,
    format: releaseFormat,
    pages: listedPages.filter(({ language }) => language === undefined),
    ...(translated.length > 0 && { translated }),
    files: listed(files, isInReleaseFile),
  };
  const releaseText = toJson(release);
  const manifest = isHost ? undefined : read(manifestFile, parseManifest);
  return {
    release,
    folder,
    releaseText,
    integrity: integrityOf(releaseText),
    files,
    pages,
    exposes: manifest?.exposes.map(({ path }) => path) ?? [],
    container: manifest?.metaData.remoteEntry.name,
  };
}

/** @throws Refused with the file and the field, when another toolchain or a person wrote the file wrongly */
function parsed<Document>(
  bytes: Uint8Array,
  file: string,
  parse: (value: unknown, what: string) => Document,
): Document {
  return refusedAs('FUR-BUILD-MALFORMED', () => parse(parseReleased(textOf(bytes), file), file));
}

/** The files with their hashes and lengths, sorted by path. */
function listed(
  files: ReadonlyMap<string, Uint8Array>,
  isListed: (path: string) => boolean = () => true,
): ReleasedFiles {
  const sorted = [...files].filter(([path]) => isListed(path)).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([path, bytes]) => [path, { integrity: integrityOf(bytes), bytes: bytes.length }]),
  );
}

/**
 * Replaces the placeholder address of the release folder in files that refer to other files of the release. The
 * folder's name is a hash of the content, so the content cannot contain that name from the start.
 *
 * @throws Refused when a script is changed whose hash is in another file, because browsers would no longer run it
 */
function place(files: Map<string, Uint8Array>, built: string, address: string): void {
  const addressed = [...files].filter(
    ([path, bytes]) => /\.(?:json|html|m?js|css)$/.test(path) && viewOf(bytes).includes(built),
  );
  const pinned = addressed.some(([path]) => path.endsWith('js')) ? pinnedHashes(files) : new Map<string, string>();
  for (const [path, bytes] of addressed) {
    const pinning = path.endsWith('js') && pinned.get(integrityOf(bytes));
    if (pinning)
      throw new Refused(
        'FUR-BUILD-ADDRESS',
        `The file ${path} of the build holds its own address ${built}, and ${pinning} holds the hash of it. Build with the public path "auto".`,
      );
    files.set(path, bytesOf(textOf(bytes).replaceAll(built, address)));
  }
}

/** Every hash that a file of the build holds, with the path of that file. It reads each file once, however many there are. */
function pinnedHashes(files: ReadonlyMap<string, Uint8Array>): Map<string, string> {
  const pins = [...files].flatMap(([path, bytes]) =>
    [
      ...viewOf(bytes)
        .toString('latin1')
        .matchAll(/sha384-[A-Za-z0-9+/]{64}/g),
    ].map(([hash]) => [hash, path] as const),
  );
  return new Map(pins);
}

/** The bytes as a buffer, without a copy. */
function viewOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The facts of a release for the ledger. */
export function factsOfRelease({
  release,
  integrity,
  folder,
}: Pick<Candidate, 'release' | 'integrity' | 'folder'>): Facts {
  const address = `/${folder}/`;
  const file = release.app === hostName ? shellFile : manifestFile;
  const known = release.files[file];
  const siteFiles = siteFilesOf(Object.keys(release.files)).map((path) => `/${path}`);
  if (!known)
    throw new Refused(
      'FUR-BUILD-INCOMPLETE',
      `${release.app}@${release.version} is missing ${file}. Build the app again.`,
    );
  return {
    url: address + file,
    metadata: { version: release.version, integrity: known.integrity },
    extras: {
      routes: release.routes.map((route) => route.pattern),
      pages: release.pages.map((page) => page.path),
      ...(release.navigation && { navigation: release.navigation }),
      ...slotFacts(release),
      ...(siteFiles.length > 0 && { siteFiles }),
      contract: release.contract,
      ...(release.speaks && { speaks: release.speaks }),
      ...(release.capabilities && { capabilities: release.capabilities }),
      ...(release.requires && { requires: release.requires }),
      ...shellOptions(release),
      release: address + releaseFile,
      releaseIntegrity: integrity,
      ...(release.runtime !== undefined && { runtime: address + release.runtime }),
      ...(release.siteStyles !== undefined && { siteStyles: address + release.siteStyles }),
    },
  };
}

/** The slots that a release offers and fills, or nothing when there are none. */
function slotFacts({ slots = [], fragments = [] }: Release): Pick<Facts['extras'], 'slots'> {
  const fills = fragments.flatMap(({ name, fills: filled = [] }) => filled.map((one) => ({ ...one, fragment: name })));
  const within = fragments.flatMap(({ name, slots: held = [] }) =>
    held.length > 0 ? [[name, [...new Set(held.map((slot) => slot.name))].sort()] as const] : [],
  );
  const facts = {
    ...(slots.length > 0 && { offers: slots.map(({ name }) => name) }),
    ...(fills.length > 0 && { fills }),
    ...(within.length > 0 && { within: Object.fromEntries(within) }),
  };
  return Object.keys(facts).length > 0 ? { slots: facts } : {};
}

/** What each route requests from the host's shell, or nothing when no route requests anything. */
function shellOptions({ routes }: Release): Pick<Facts['extras'], 'shell'> {
  const declared = routes.flatMap(({ pattern, shell }) => (shell ? [[pattern, shell] as const] : []));
  return declared.length > 0 ? { shell: Object.fromEntries(declared) } : {};
}

/**
 * Reads every file of a `dist` folder.
 *
 * @returns the files by their paths in the folder
 * @throws Refused when something in the folder is neither a file nor a folder
 */
export async function readBuild(folder: string): Promise<Map<string, Uint8Array>> {
  const children = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const other = children.find((child) => !child.isFile() && !child.isDirectory());
  if (other)
    throw new Refused(
      'FUR-BUILD-LINK',
      `${join(other.parentPath, other.name)} is neither a file nor a folder. A release can contain only files. Replace the link with a copy of its target.`,
    );
  const paths = children.filter((child) => child.isFile()).map((child) => join(child.parentPath, child.name));
  const files = await all(paths, async (path) => {
    return [relative(folder, path).split(sep).join('/'), new Uint8Array(await readFile(path))] as const;
  });
  return new Map(files);
}
