import { readStored, writeStored } from '@furrow/remote/stored';
import { addressIn } from '@furrow/formats/language-address';
import { languageOfLink, languageOfferAttribute } from '@furrow/formats/language-links';
import { pathInSources } from '../common/language-address';

/** The key in local storage of the language that the visitor chose last, by its prefix in addresses. */
export const languageKey = 'language';
const place = { key: languageKey, storage: 'local' } as const;

/**
 * Keeps the links to other languages on the page on screen, with its query: the shell stays while its pages change. The
 * address is written when somebody points at a link or reaches it by the keyboard.
 *
 * The language whose link was pressed last is remembered. A page in another language offers it in a line at its head,
 * and sends nobody there.
 *
 * @param offers what the line says, by the prefix of the language in addresses. For a language without an entry it says
 * what the last link to it says, which must be its name
 */
export function followLanguages(offers: Partial<Record<string, string>>): void {
  const aim = ({ type, target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>(`[${languageOfLink}]`);
    if (!link) return;
    const language = link.getAttribute(languageOfLink) ?? '';
    const { pathname, search, hash } = location;
    const path = __LANGUAGE__ ? pathInSources(pathname) : pathname;
    link.href = addressIn(path, language) + search + hash;
    if (type === 'click') writeStored(place, language);
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, aim);
  const chosen = readStored(place);
  if (chosen === undefined || chosen === __LANGUAGE__) return;
  const links = [...document.querySelectorAll(`[${languageOfLink}]`)];
  const link = links.findLast((each) => each.getAttribute(languageOfLink) === chosen);
  if (!link) return;
  // The link itself is the line, so that this script, which every page loads, stays small.
  const line = link.cloneNode(true) as Element;
  line.setAttribute(languageOfferAttribute, '');
  line.removeAttribute('class');
  line.textContent = offers[chosen] ?? line.textContent;
  document.querySelector('main')?.prepend(line);
}
