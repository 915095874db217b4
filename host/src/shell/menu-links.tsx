import { menuMarks, menuWords } from '@furrow/formats/menu-marks';
import type { ListedLink, ShellMenu } from '@furrow/formats/menu.schema';
import { createContext, type ReactNode, use } from 'react';
import { menuPicture, menus, type MenuName } from './navigation.data';

export type MenuLinksProps = {
  of: MenuName;
  /** Draws one link. */
  children: (link: ListedLink) => ReactNode;
};

/** Whether the shell is made for the compose step, which puts the links of remotes into it. */
export const ComposedContext = createContext(false);

/** Characters that no text has. React writes no comments, so they stand where {@link cutMenus} puts some. */
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

/** Takes out of the HTML of the shell what the compose step has to know of its menus, and marks where each one stands. */
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
