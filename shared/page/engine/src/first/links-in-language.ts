import { fullLoadAttribute } from '@furrow/contract/page-attributes';
import { addressIn } from '@furrow/formats/language-address';
import { languageOfLink } from '@furrow/formats/language-links';
import { isInLanguage } from '../common/language-address';

/** A link that loads a document, but not one to the page in another language. */
const loadingLink = `a[${fullLoadAttribute}]:not([${languageOfLink}])`;

/** The address of a page, with or without a query. A file, such as a feed, has a point in its path. */
const pageAddress = /^\/(?!\/)[^.?#]*(?:$|[?#])/;

/**
 * Keeps who follows a link that loads a document in the language of this build. The code of a page that nobody has
 * translated writes the addresses of the sources into such links, as composition finds them in HTML. The address is
 * written when somebody points at a link, reaches it by the keyboard or presses it.
 */
export function keepLinksInLanguage(): void {
  const aim = ({ target }: Event) => {
    const link = target instanceof Element && target.closest(loadingLink);
    const address = (link && link.getAttribute('href')) || '';
    if (!link || !pageAddress.test(address) || isInLanguage(new URL(address, location.href).pathname)) return;
    link.setAttribute('href', addressIn(address, __LANGUAGE__));
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, aim, true);
}
