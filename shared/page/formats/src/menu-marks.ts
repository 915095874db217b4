/**
 * How menus are marked in the HTML of the shell. It is apart from their schema: the host runs it without the library
 * for schemas.
 */

/** What stands in the HTML of one link for what differs from link to link. */
export const menuWords = {
  to: '/menu-link-to',
  label: 'menu-link-label',
  line: 'menu-link-line',
  picture: '/menu-link-picture',
  /** A release command from before menus had pictures for the dark theme makes this the address of the other picture. */
  darkPicture: '/menu-link-picture#dark',
} as const;
export const menuWord = /\/?menu-link-(to|label|line|picture#dark|picture)/g;

/** The links of a menu stand in the shell between these two comments. */
export const menuMarks = {
  start: (menu: string) => `<!--menu ${menu}-->`,
  end: (menu: string) => `<!--/menu ${menu}-->`,
};

/** The pictures of a link, or of a menu for links without any; `darkPicture` where the dark theme has another one. */
export type MenuPictures = { picture?: string | undefined; darkPicture?: string | undefined };

/** The two pictures of a link: its own, or those of its menu. A picture without a second one is that of both themes. */
export function picturesOf(
  link: MenuPictures | undefined,
  menu: MenuPictures,
): { picture: string; darkPicture: string } {
  const { picture = '', darkPicture = picture } = link?.picture === undefined ? menu : link;
  return { picture, darkPicture };
}

/** On the list of a menu: its name. */
export const menuAttribute = 'data-menu';
