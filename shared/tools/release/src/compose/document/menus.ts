import { type Discovery, hostName, liveEntry } from '@furrow/discovery/discovery';
import { menuMarks, menuWord, picturesOf } from '@furrow/formats/menu-marks';
import type { ListedLink, ShellMenu } from '@furrow/formats/menu.schema';
import type { ShellDocument } from '@furrow/formats/shell-document.schema';
import type { Trust } from '../../domain/trust';

/** What the live version of a remote says of the links to its pages. */
type LinksOf = (menu: string) => ListedLink[];

/**
 * Puts the links of all live remotes into the menus of a shell, in the order of the host; links that it has no place
 * for stand behind them, by their labels. A page that nobody has live is in no menu. A shell without menus stays unchanged.
 *
 * @param isTranslated whether the shell is in another language than that of the sources
 * @param problemOf what a remote says that may not be on the site does not count: its pages are called as the host calls them
 */
export function withMenus(
  shell: ShellDocument,
  discovery: Discovery,
  problemOf: Trust,
  isTranslated = false,
): ShellDocument {
  const { menus = [] } = shell;
  const remotes = Object.entries(discovery.microFrontends).flatMap(([name, entries]): LinksOf[] => {
    const live = name === hostName ? undefined : liveEntry(entries);
    if (!live) return [];
    const pages = new Set(live.extras.pages);
    const said = problemOf(name, live) === undefined ? live.extras.navigation : undefined;
    return [
      (menu) => {
        const listed = listedIn(menus, menu);
        const links = said?.filter((link) => link.menu === menu) ?? listed;
        // Remotes say their links in the language of the sources.
        const inWords = (link: ListedLink) => (isTranslated && listed.find(({ to }) => to === link.to)) || link;
        return links.filter(({ to }) => pages.has(to)).map(inWords);
      },
    ];
  });
  return menus.reduce((composed, menu) => {
    const links = inOrder(
      remotes.flatMap((linksOf) => linksOf(menu.name)),
      menu,
    );
    const html = links.map((link) => linkHtml(link, menu)).join('');
    return {
      ...composed,
      beforeSlot: filled(composed.beforeSlot, menu.name, html),
      afterSlot: filled(composed.afterSlot, menu.name, html),
    };
  }, shell);
}

function listedIn(menus: readonly ShellMenu[], name: string): ListedLink[] {
  return menus.find((menu) => menu.name === name)?.listed ?? [];
}

function inOrder(links: readonly ListedLink[], { listed }: ShellMenu): ListedLink[] {
  const placeOf = ({ to }: ListedLink) => {
    const place = listed.findIndex((link) => link.to === to);
    return place < 0 ? listed.length : place;
  };
  const byWords = (a: ListedLink, b: ListedLink) => (`${a.label} ${a.to}` < `${b.label} ${b.to}` ? -1 : 1);
  return [...links].sort((a, b) => placeOf(a) - placeOf(b) || byWords(a, b));
}

function linkHtml({ to, label, line = '' }: ListedLink, menu: ShellMenu): string {
  const pictures = picturesOf(
    menu.listed.find((link) => link.to === to),
    menu,
  );
  const words = { to, label, line, picture: pictures.picture, 'picture#dark': pictures.darkPicture };
  return menu.link.replaceAll(menuWord, (_word, name: keyof typeof words) => escaped(words[name]));
}

/** The HTML with other links in each place of a menu; the shell may show a menu in two places. */
function filled(html: string, menu: string, links: string): string {
  const [first = '', ...places] = html.split(menuMarks.start(menu));
  const end = menuMarks.end(menu);
  return first + places.map((place) => links + place.slice(place.indexOf(end) + end.length)).join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
