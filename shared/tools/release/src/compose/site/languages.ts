import { type Discovery, entriesOf, type Entry, hostName, liveEntry } from '@furrow/discovery/discovery';
import { anyLanguage } from '@furrow/formats/languages';
import { parseShellDocument, type ShellDocument } from '@furrow/formats/shell-document.schema';
import { isPagePath } from '../../domain/paths';
import type { StoredRelease } from '../../domain/stored-release';
import { readReleased } from '../../store/releases';
import type { OriginStorage } from '../../store/storage';
import type { OriginSettings } from './settings';

/** A language of the site under a prefix of its addresses. */
export type SiteLanguage = {
  of: string;
  /** The language of the sources, in which pages and fragments are that nobody has translated. */
  other: string;
  /** The language of the shell: this one, or that of the sources where the host has no words of this one. */
  shell: string;
  /** Whether the site has a page at a path, in the language of the sources. */
  isPage: (path: string) => boolean;
};

/**
 * The languages of the site that have a prefix, and the shell of each: in the language, or otherwise the shell for any
 * language, which is in that of the sources. A language that the host has neither for is not there yet.
 *
 * @throws Error when a shell is missing or broken
 */
export async function languagesOf(
  storage: OriginStorage,
  settings: OriginSettings | undefined,
  discovery: Discovery,
  release: StoredRelease,
): Promise<{ language: SiteLanguage; shell: ShellDocument }[]> {
  const [other = 'en', ...prefixed] = settings?.languages ?? [];
  const translated = await shellsOf(storage, release, prefixed);
  const hasAll = translated.length === prefixed.length;
  const [forAny] = hasAll ? [] : await shellsOf(storage, release, [anyLanguage]);
  const shells = prefixed.flatMap((of) => {
    const own = translated.find((shell) => shell.of === of);
    if (own) return { ...own, in: of };
    return forAny ? { of, in: other, shell: shellUnder(of, forAny.shell) } : [];
  });
  if (shells.length === 0) return [];
  const pages = livePages(discovery);
  return shells.map(({ of, in: said, shell }) => ({
    language: { of, other, shell: said, isPage: (path) => pages.has(path) },
    shell,
  }));
}

/** The paths of the pages that the site has, in the language of the sources. */
export function livePages(discovery: Discovery): ReadonlySet<string> {
  return new Set(
    Object.keys(discovery.microFrontends).flatMap((app) =>
      app === hostName ? [] : (liveEntry(entriesOf(discovery, app))?.extras.pages ?? []),
    ),
  );
}

/** An address in an attribute, or one of several in it. */
const addressForAny = new RegExp(`(?<=[" ])/${anyLanguage}(?=[/?#" ])`, 'g');

/** The shell for any language, with its addresses under the prefix of one. */
function shellUnder(language: string, shell: ShellDocument): ShellDocument {
  const under = (html: string) => html.replaceAll(addressForAny, `/${language}`);
  return {
    ...shell,
    beforeSlot: under(shell.beforeSlot),
    afterSlot: under(shell.afterSlot),
    notFound: { ...shell.notFound, html: under(shell.notFound.html) },
    menus: shell.menus?.map((menu) => ({ ...menu, link: under(menu.link) })),
  };
}

/**
 * The shells that a release of the host has in these languages.
 *
 * @throws Error when one is missing or broken
 */
export function shellsOf(
  storage: OriginStorage,
  release: StoredRelease,
  wanted: readonly string[] = Object.keys(release.languages ?? {}),
): Promise<{ of: string; shell: ShellDocument }[]> {
  const { folder, languages = {} } = release;
  const there = wanted.flatMap((of) => (languages[of] ? [{ of, file: languages[of].manifest }] : []));
  return Promise.all(
    there.map(async ({ of, file }) => ({
      of,
      shell: parseShellDocument(await readReleased(storage, release, file), `${folder}/${file}`),
    })),
  );
}

/** The pages of a version that have an address in another language. */
export function pagesInLanguages({ extras }: Entry): string[] {
  return extras.pages.filter(isPagePath);
}
