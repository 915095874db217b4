/* How menus are marked in the HTML of the shell. It is apart from their schema: the host runs it without the library for schemas. */

/** What stands in the HTML of one link for what differs from link to link. */
export const menuWords = {
  to: '/menu-link-to',
  label: 'menu-link-label',
  line: 'menu-link-line',
  picture: '/menu-link-picture',
} as const;
export const menuWord = /\/?menu-link-(to|label|line|picture)/g;

/** The links of a menu stand in the shell between these two comments. */
export const menuMarks = {
  start: (menu: string) => `<!--menu ${menu}-->`,
  end: (menu: string) => `<!--/menu ${menu}-->`,
};

/** On the list of a menu: its name. */
export const menuAttribute = 'data-menu';
