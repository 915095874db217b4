import { hostName } from '@furrow/discovery/discovery';
import { anyLanguage } from '@furrow/formats/languages';
import { formatVersionName } from '@furrow/formats/release-name';
import type { Release } from '@furrow/formats/release.schema';
import { countOf } from '../domain/count-of';

/** How many paths are named before the others are counted. */
const named = 5;

/**
 * Says which translations of the live version a release would take away from pages and fragments that it still has. Such
 * a release is not refused: a team translates at its own time, and what it has not translated is shown in the language
 * of the sources.
 *
 * @param current the live release of the app; undefined when there is none
 * @returns a sentence for each language that loses something
 */
export function translationWarnings(release: Release, current: Release | undefined): string[] {
  if (!current) return [];
  const paths = new Set(release.pages.map(({ path }) => path));
  return Object.entries(current.languages ?? {}).flatMap(([language, { fragments }]) => {
    const next = release.languages?.[language];
    const has = new Set(pathsIn(release, language));
    const pages = pathsIn(current, language).filter((path) => paths.has(path) && !has.has(path));
    const lost = [
      ...(release.app === hostName && !next ? ['the shell'] : []),
      ...pages.slice(0, named),
      ...(pages.length > named ? [countOf(pages.length - named, 'more page')] : []),
      ...(fragments && (release.fragments ?? []).length > 0 && !next?.fragments ? ['its fragments'] : []),
    ];
    if (lost.length === 0) return [];
    const where = language === anyLanguage ? 'for languages that nobody has translated' : `in ${language}`;
    return [
      `${formatVersionName(current)} has ${lost.join(', ')} ${where}, and ${formatVersionName(release)} does not. ` +
        'Visitors will read the language of the sources there.',
    ];
  });
}

/** The pages that a release has in a language. A page is there once for each of its documents. */
function pathsIn({ translated = [] }: Release, language: string): string[] {
  return [...new Set(translated.filter((page) => page.language === language).map(({ path }) => path))];
}
