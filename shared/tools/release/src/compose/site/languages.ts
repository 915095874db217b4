import { type Discovery, entriesOf, type Entry, hostName, liveEntry } from '@furrow/discovery/discovery';
import { parseShellDocument, type ShellDocument } from '@furrow/formats/shell-document.schema';
import { isPagePath } from '../../domain/paths';
import type { StoredRelease } from '../../store/releases';
import { readRequired, type OriginStorage } from '../../store/storage';
import type { Site } from './settings';

/** A language of the site under a prefix of its addresses. */
export type SiteLanguage = {
  of: string;
  /** The language of the sources, in which pages and fragments are that nobody has translated. */
  other: string;
  /** Whether the site has a page at a path, in the language of the sources. */
  isPage: (path: string) => boolean;
};

/**
 * The languages of the site that have a prefix, and the shell of each. A language that the host has no shell for is not
 * there yet.
 *
 * @throws Error when a shell is missing or broken
 */
export async function languagesOf(
  storage: OriginStorage,
  settings: Site | undefined,
  discovery: Discovery,
  release: StoredRelease,
): Promise<{ language: SiteLanguage; shell: ShellDocument }[]> {
  const [other = 'en', ...prefixed] = settings?.languages ?? [];
  const shells = await shellsOf(storage, release, prefixed);
  if (shells.length === 0) return [];
  const pages = new Set(
    Object.keys(discovery.microFrontends).flatMap((app) =>
      app === hostName ? [] : (liveEntry(entriesOf(discovery, app))?.extras.pages ?? []),
    ),
  );
  return shells.map(({ of, shell }) => ({ language: { of, other, isPage: (path) => pages.has(path) }, shell }));
}

/**
 * The shells that a release of the host has in these languages.
 *
 * @throws Error when one is missing or broken
 */
export function shellsOf(
  storage: OriginStorage,
  { folder, languages = {} }: StoredRelease,
  wanted: readonly string[] = Object.keys(languages),
): Promise<{ of: string; shell: ShellDocument }[]> {
  const there = wanted.flatMap((of) => (languages[of] ? [{ of, file: `${folder}/${languages[of].manifest}` }] : []));
  return Promise.all(
    there.map(async ({ of, file }) => ({ of, shell: parseShellDocument(await readRequired(storage, file), file) })),
  );
}

/** The pages of a version that have an address in another language. */
export function pagesInLanguages({ extras }: Entry): string[] {
  return extras.pages.filter(isPagePath);
}
