import { array, maxLength, minLength, object, optional, regex, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';

/** The words of a link in a menu. */
const words = {
  label: string().check(minLength(1, 'must not be empty'), maxLength(40, 'must be 40 characters or less')),
  /** A line below the label, in menus that show one. */
  line: optional(string().check(maxLength(80, 'must be 80 characters or less'))),
};

/** A page: the path of one, without a query. It becomes the target of a link on every page of the site. */
const pagePath = string().check(regex(/^\/(?!\/)[a-z0-9/-]*$/, 'must be the path of a page'));

/** A link to a page of a remote in a menu of the host: what the remote says of it. */
export const menuLinkSchema = object({
  /** The name that the host has given to the menu, such as `market`. */
  menu: string(),
  to: pagePath,
  ...words,
});

/**
 * The release of a remote says all of its links, also when there are none. One that says nothing was built before
 * releases had any.
 */
export const navigationSchema = array(menuLinkSchema);

const pictures = {
  /** The address of a file of the host's release. */
  picture: optional(string()),
  /** The same in the dark theme; absent where that is the same picture, and in shells from before there were two. */
  darkPicture: optional(string()),
};

/** A menu of the host's shell, into which the links of remotes are composed. */
export const shellMenuSchema = object({
  name: string(),
  /** One link as HTML, with `menuWords` of `menu-marks.ts` in the place of what differs. */
  link: string(),
  /** The pictures of a link for which the host has none of its own; absent in menus without pictures. */
  ...pictures,
  /**
   * The links that the host has a place for, in its order. Their words count for pages of releases that say nothing about
   * their links; pages that are not listed stand behind them.
   */
  listed: array(object({ to: string(), ...words, ...pictures })),
});

export type MenuLink = Infer<typeof menuLinkSchema>;
export type ShellMenu = Infer<typeof shellMenuSchema>;
export type ListedLink = ShellMenu['listed'][number];
