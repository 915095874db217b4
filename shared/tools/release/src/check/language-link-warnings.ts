import { type Discovery, hostName } from '@furrow/discovery/discovery';
import { fragmentFile } from '@furrow/formats/fragment-props';
import { parseFragmentDocument } from '@furrow/formats/fragment.schema';
import { formatVersionName } from '@furrow/formats/release-name';
import { parseShellDocument } from '@furrow/formats/shell-document.schema';
import { linksOut } from '../compose/document/links-in';
import { livePages } from '../compose/site/languages';
import { fewOf } from '../domain/few-of';
import type { Candidate } from '../store/candidate';
import { parseJson, textOf } from '../store/storage';

type Translation = Pick<Candidate, 'release' | 'files' | 'pages'>;

/** How many links are named before the others are counted. */
const named = 3;

/**
 * Says which links of translated pages and fragments, and of the shell, lead to pages in the language of the sources.
 * Composition leaves them as they are. Such a release is not refused: its visitors find their way back by the links to
 * other languages.
 *
 * @param discovery the site as it is
 * @returns a sentence for each language that has such links
 */
export function languageLinkWarnings(translation: Translation, discovery: Discovery): string[] {
  const { release } = translation;
  const pages = new Set([...livePages(discovery), ...release.pages.map(({ path }) => path)]);
  return Object.keys(release.languages ?? {}).flatMap((language) => {
    const found = partsIn(translation, language).flatMap(({ where, html }) =>
      linksOut(html, (path) => pages.has(path)).map((address) => `${address} in ${where}`),
    );
    if (found.length === 0) return [];
    return [
      `${formatVersionName(release)} has links that lead out of ${language}: ${fewOf(found, named)}. ` +
        'Write each with addressIn(path, __LANGUAGE__) of @furrow/formats/language-address.',
    ];
  });
}

/** What a release has in a language: the name of each place, and its HTML. What the build lacks is told elsewhere. */
function partsIn({ release, files, pages }: Translation, language: string): { where: string; html: string }[] {
  const has = release.languages?.[language];
  const read = (file: string) => {
    const bytes = files.get(file);
    return bytes ? [parseJson(textOf(bytes), file)] : [];
  };
  if (has && release.app === hostName)
    return read(has.manifest).map((document) => {
      const { beforeSlot, afterSlot, notFound } = parseShellDocument(document, has.manifest);
      return { where: 'its shell', html: beforeSlot + afterSlot + notFound.html };
    });
  const ofPages = pages
    .filter((page) => page.language === language)
    .map(({ path, fragment }) => ({ where: `its page ${path}`, html: fragment }));
  const ofFragments = (has?.fragments ? (release.fragments ?? []) : []).flatMap(({ name }) => {
    const file = fragmentFile(name, language);
    return read(file).map((document) => {
      const { variants } = parseFragmentDocument(document, file);
      return { where: `its fragment ${name}`, html: variants.map(({ html }) => html).join('') };
    });
  });
  return [...ofPages, ...ofFragments];
}
