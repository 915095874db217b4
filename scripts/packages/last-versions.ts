/** What the packages held at their last versions, and the changesets that say what has changed since. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import getReleasePlan from '@changesets/get-release-plan';
import readChangesets from '@changesets/read';
import { root } from '../workspace/process';

/** The content of each package at its last version, by the package's name, as {@link contentOf} returns it. */
export type Contents = Record<string, string>;

/** A changeset that waits for the next version: what changed, and which part of which packages' versions it raises. */
export type Changeset = Awaited<ReturnType<typeof readChangesets>>[number];

const recordFile = join(root, '.changeset/contents.json');

/** Reads what each package held at its last version. */
export async function readContents(): Promise<Contents> {
  return JSON.parse(await readFile(recordFile, 'utf8')) as Contents;
}

/** Records what each package holds, after its version was raised. */
export async function writeContents(contents: Contents): Promise<void> {
  const sorted = Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(recordFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** The changesets that wait for the next version, from the folder `.changeset`. */
export async function pendingChangesets(): Promise<Changeset[]> {
  return readChangesets(root);
}

/** The versions that the packages would have after `pnpm versions`, by name; only of those that it would raise. */
export async function nextVersions(): Promise<Record<string, string>> {
  const { releases } = await getReleasePlan(root);
  const raised = releases.filter(({ oldVersion, newVersion }) => newVersion !== oldVersion);
  return Object.fromEntries(raised.map(({ name, newVersion }) => [name, newVersion]));
}

/** Reads the contents of packed packages. */
export async function packedContents(archives: Readonly<Record<string, string>>): Promise<Contents> {
  const contents = Object.entries(archives).map(async ([name, file]) => {
    return [name, contentOf(createPackageFromTarballData(await readFile(file)))] as const;
  });
  return Object.fromEntries(await Promise.all(contents));
}

/**
 * A hash of what users of a packed package get, which two packings of the same sources have in common: its files
 * without Markdown and source maps, and its package.json without what a new version changes on its own.
 */
export function contentOf(archive: Package): string {
  const hash = createHash('sha256');
  const files = archive.listFiles().filter((file) => !/\.(?:md|map)$/.test(file));
  for (const file of files.sort()) {
    const text = archive.readFile(file);
    hash
      .update(file)
      .update('\0')
      .update(file.endsWith(`/${archive.packageName}/package.json`) ? withoutVersions(text) : withoutStamp(text))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** A package.json without its own version, those of our packages, and what is installed for development only. */
function withoutVersions(text: string): string {
  const { version, devDependencies, dependencies, ...others } = JSON.parse(text) as Record<string, object>;
  const installed = Object.entries(dependencies ?? {});
  return JSON.stringify({
    ...others,
    installed: installed.map(([name, range]) => (isOurs(name) ? name : [name, range])),
  });
}

const isOurs = (name: string) => name.startsWith('@furrow/');

/** A bundled program ends with a comment that names the times of the files it was made of. */
function withoutStamp(text: string): string {
  return text.replace(/\n\/\/ Made of [^\n]*$/, '');
}

/** A packed package, and what is known about its last version. */
export type Compared = {
  name: string;
  version: string;
  /** The text of its CHANGELOG.md; empty when it has none. */
  changelog: string;
  content: string;
  /** What it held at its last version; `undefined` for a package that has not been recorded. */
  recorded: string | undefined;
  /** Whether a changeset that waits names it. */
  isDescribed: boolean;
};

/** One sentence for each reason why a package must not be sent as it is. */
export function versionProblems(one: Compared): string[] {
  const [, latest] = /^## (\S+)$/m.exec(one.changelog) ?? [];
  return [
    ...(latest === one.version
      ? []
      : [
          `Its version is ${one.version}, but its CHANGELOG.md begins with ${latest ?? 'no version'}. Undo the change of ` +
            'the version, and run "pnpm versions", which raises both.',
        ]),
    ...(one.content === one.recorded || one.isDescribed
      ? []
      : [
          `It has changed since version ${one.version}, and no changeset says what changed. Run "pnpm changeset" and ` +
            `describe the change for those who use ${one.name}.`,
        ]),
  ];
}

/** One sentence for each changeset that names a package which is not sent to a registry. */
export function changesetProblems(changesets: readonly Changeset[], packages: readonly string[]): string[] {
  return changesets.flatMap(({ id, releases }) =>
    releases
      .filter(({ name }) => !packages.includes(name))
      .map(({ name }) => `.changeset/${id}.md names ${name}, which is not a package that is sent to a registry.`),
  );
}
