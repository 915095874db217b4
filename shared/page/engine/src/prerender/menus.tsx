import { menuMarks, type MenuPictures, menuWords, picturesOf } from '@furrow/formats/menu-marks';
import type { ListedLink, ShellMenu } from '@furrow/formats/menu.schema';
import { createContext, type ReactNode, use } from 'react';

type DrawnLink = ListedLink & ReturnType<typeof picturesOf>;

export type MenuLinksProps<Name extends string> = {
  of: Name;
  /** Draws one link. In a menu without pictures both are empty. */
  children: (link: DrawnLink) => ReactNode;
};

/** Whether the shell is rendered for the release command, which adds the links of the remotes. */
export const ComposedContext = createContext(false);

/**
 * Characters from the private use area of Unicode, which no text of a site contains. They mark where `cutMenus` puts
 * comments, because React does not render comments.
 */
const marks = { start: '\uE000', link: '\uE001', links: '\uE002', end: '\uE003' };
const marked = /\uE000([a-z]+)\uE001([^]*?)\uE002([^]*?)\uE003/g;

/**
 * Makes the menus of a shell, to which remotes can add links.
 *
 * @param menus the links of each menu, as the host lists them
 * @param menuPictures the picture of a link for whose page the host has none, in menus with pictures, and the one in
 *   its place in the dark theme
 */
export function createMenus<Name extends string>(
  menus: Readonly<Record<Name, readonly ListedLink[]>>,
  menuPictures: MenuPictures = {},
) {
  /** The links of a menu, as the host lists them. */
  function MenuLinks({ of, children: draw }: MenuLinksProps<Name>) {
    const isComposed = use(ComposedContext);
    const drawn = menus[of].map((link) => (
      <Draw key={link.to} link={{ ...link, ...picturesOf(link, menuPictures) }} draw={draw} />
    ));
    if (!isComposed) return drawn;
    return (
      <>
        {marks.start + of + marks.link}
        {draw(menuWords)}
        {marks.links}
        {drawn}
        {marks.end}
      </>
    );
  }

  /**
   * Extracts from the HTML of the shell what the release command has to know about the menus, and puts a comment where
   * each menu was.
   */
  function cutMenus(shell: string): { shell: string; menus: ShellMenu[] } {
    const found = new Map<string, ShellMenu>();
    const html = shell.replaceAll(marked, (_all, name: Name, link: string, links: string) => {
      const listed = [...menus[name]];
      const hasPictures = listed.some(({ picture }) => picture !== undefined);
      found.set(name, { name, link, listed, ...(hasPictures && menuPictures) });
      return menuMarks.start(name) + links + menuMarks.end(name);
    });
    return { shell: html, menus: [...found.values()] };
  }

  return { MenuLinks, cutMenus };
}

type DrawProps = { link: DrawnLink; draw: (link: DrawnLink) => ReactNode };

function Draw({ link, draw }: DrawProps) {
  return draw(link);
}
