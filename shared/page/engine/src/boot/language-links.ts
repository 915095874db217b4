import { addressIn } from '@furrow/formats/language-address';
import { languageOfLink, languagesAttribute } from '@furrow/formats/language-links';
import { pathInSources } from '../common/language-address';

/**
 * Keeps the links to other languages on the page on screen, with its query: the shell stays while its pages change. The
 * address is written when somebody points at a link or reaches it by the keyboard.
 */
export function followLanguages(): void {
  const aim = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>(`[${languagesAttribute}] a`);
    if (!link) return;
    const { pathname, search, hash } = location;
    const path = __LANGUAGE__ ? pathInSources(pathname) : pathname;
    link.href = addressIn(path, link.getAttribute(languageOfLink) ?? '') + search + hash;
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, aim);
}
