import { menuMarks, menuWords } from '@furrow/formats/menu-marks';
import type { ListedLink, ShellMenu } from '@furrow/formats/menu.schema';
import { createContext, type ReactNode, use } from 'react';
import { menuPicture, menus, type MenuName } from './navigation.data';

export type MenuLinksProps = {
  of: MenuName;
  /** Draws one link. */
  children: (link: ListedLink) => ReactNode;
};

/** Whether the shell is rendered for the release command, which adds the links of the remotes. */
export const ComposedContext = createContext(false);

/**
 * Characters from the private use area of Unicode, which no text of the site contains. They mark where {@link cutMenus}
 * puts comments, because React does not render comments.
 */
const marks = { start: '\uE000', link: '\uE001', links: '\uE002', end: '\uE003' };
const marked = /\uE000([a-z]+)\uE001([^]*?)\uE002([^]*?)\uE003/g;

/** The links of a menu, as the host lists them. */
export function MenuLinks({ of, children: draw }: MenuLinksProps) {
  const isComposed = use(ComposedContext);
  const links: ListedLink[] = menus[of];
  const drawn = links.map((link) => <Draw key={link.to} {...{ link, draw }} />);
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

function Draw({ link, draw }: { link: ListedLink; draw: MenuLinksProps['children'] }) {
  return draw(link);
}

/**
 * Extracts from the HTML of the shell what the release command has to know about the menus, and puts a comment where
 * each menu was.
 */
export function cutMenus(shell: string): { shell: string; menus: ShellMenu[] } {
  const found = new Map<string, ShellMenu>();
  const html = shell.replaceAll(marked, (_all, name: MenuName, link: string, links: string) => {
    const listed: ListedLink[] = menus[name];
    const picture = listed.some((each) => each.picture !== undefined) ? menuPicture : undefined;
    found.set(name, { name, link, listed, ...(picture !== undefined && { picture }) });
    return menuMarks.start(name) + links + menuMarks.end(name);
  });
  return { shell: html, menus: [...found.values()] };
}
