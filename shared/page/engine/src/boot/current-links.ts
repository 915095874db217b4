import { fullLoadAttribute } from '@furrow/contract/page-attributes';
import { pageShownEvent } from '../common/page-events';

/**
 * Marks the links of the header that lead to the page on screen or to its section. The prerendered shell is the same on
 * all pages, so it contains no such marks.
 */
export function markCurrentLinks(header: HTMLElement): void {
  const mark = () => {
    const { pathname } = location;
    const isUnder = (section: string) =>
      section !== (__LANGUAGE__ ? `/${__LANGUAGE__}` : '/') && pathname.startsWith(`${section}/`);
    for (const link of header.querySelectorAll(`nav a:not([${fullLoadAttribute}])`)) {
      const path = link.getAttribute('href') ?? '';
      setCurrent(link, path === pathname ? 'page' : isUnder(path) && 'true');
    }
    for (const menu of header.querySelectorAll<HTMLElement>('[data-sections]')) {
      setCurrent(menu, menu.dataset.sections?.split(' ').some(isUnder) && 'true');
    }
  };
  mark();
  document.addEventListener(pageShownEvent, mark);
}

function setCurrent(element: Element, value: string | false | undefined): void {
  if (value) element.setAttribute('aria-current', value);
  else element.removeAttribute('aria-current');
}
