import { type Discovery, hostName, liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { menuMarks } from '@furrow/formats/menu-marks';
import type { ShellMenu } from '@furrow/formats/menu.schema';
import { parseShellDocument, type ShellDocument } from '@furrow/formats/shell-document.schema';
import { shellKind } from '@furrow/release/check/weigh';
import { withMenus } from '@furrow/release/compose/document/menus';
import { readBudgets } from '@furrow/release/compose/site/settings';
import { notFoundDocument } from '@furrow/release/domain/paths';
import { withBrotli } from '@furrow/release/store/compressed-copies';
import { bytesOf, readJson, readText, type OriginStorage } from '@furrow/release/store/storage';

/**
 * The links that teams may add to a menu before the operator of the site has to raise the budget of the shell. Their words
 * have little in common, as those of real pages, so that they do not compress well.
 */
const pagesToCome = [
  ['/seed-library', 'Seed library', 'Borrow heirloom seeds and return some in fall'],
  ['/tool-lending', 'Tool lending', 'Broadforks, wheel hoes and a cider press by the day'],
  ['/apprenticeships', 'Apprenticeships', 'A year on a working farm, with room and board'],
  ['/compost-pickup', 'Compost pickup', 'Kitchen scraps from your porch every Thursday'],
  ['/recipes', 'Recipes', 'What cooks make of this week’s boxes'],
  ['/gift-cards', 'Gift cards', 'For birthdays, in any amount over ten dollars'],
  ['/water-rights', 'Water rights', 'Who irrigates when, valley by valley'],
  ['/school-visits', 'School visits', 'Classes meet cows, bees and an old tractor'],
  ['/cold-storage', 'Cold storage', 'Shared rooms near rail yards, priced by pallet'],
  ['/veterinarians', 'Veterinarians', 'On call for small herds at night'],
] as const;

/**
 * The menus that have no room for {@link pagesToCome}: with them, the shell of a site would weigh more than its
 * budget, so a team that adds a page would be refused for the weight of all others.
 *
 * @returns a sentence for each such menu; none on a site without a budget for the shell
 * @throws Error when a menu does not stand in the document for unknown paths as it is composed
 */
export async function withoutRoomForLinks(storage: OriginStorage): Promise<string[]> {
  const limit = (await readBudgets(storage))?.[shellKind]?.html;
  const discovery = parseDiscovery(await readJson(storage, 'discovery.json'));
  const host = liveEntry(discovery.microFrontends[hostName] ?? []);
  if (limit === undefined || !host) return [];
  const shell = parseShellDocument(await readJson(storage, host.url.slice(1)), host.url);
  const html = (await readText(storage, notFoundDocument)) ?? '';
  const problems = (shell.menus ?? []).map(async (menu) => {
    const links = linksOf(shell, menu, discovery);
    if (links === '' || !html.includes(links)) throw new Error(`/404 does not show the menu ${menu.name}.`);
    const more = linksOf(shell, menu, withMoreLinks(discovery, menu));
    const document = bytesOf(html.replaceAll(links, () => more));
    const { length } = await withBrotli(notFoundDocument, document);
    if (length <= limit) return [];
    return [
      `The shell would weigh ${length} bytes of html with ${pagesToCome.length} more links in the menu ${menu.name}; its budget is ${limit} bytes.`,
    ];
  });
  return (await Promise.all(problems)).flat();
}

/** The links of one menu as HTML, as they are composed. */
function linksOf(shell: ShellDocument, menu: ShellMenu, discovery: Discovery): string {
  const place = menuMarks.start(menu.name) + menuMarks.end(menu.name);
  return withMenus({ ...shell, menus: [menu], beforeSlot: place, afterSlot: '' }, discovery, () => undefined)
    .beforeSlot;
}

/** A site in which the first remote has released {@link pagesToCome} with links in one menu. */
function withMoreLinks(discovery: Discovery, menu: ShellMenu): Discovery {
  const saying = Object.entries(discovery.microFrontends).find(
    ([name, entries]) => name !== hostName && liveEntry(entries)?.extras.navigation,
  );
  if (!saying) throw new Error('No remote of the site says its links.');
  const [name, entries] = saying;
  const more = pagesToCome.map(([to, label, line]) => ({ menu: menu.name, to, label, line }));
  const extended = entries.map((entry) => ({
    ...entry,
    extras: {
      ...entry.extras,
      pages: [...entry.extras.pages, ...more.map(({ to }) => to)],
      navigation: [...(entry.extras.navigation ?? []), ...more],
    },
  }));
  return { ...discovery, microFrontends: { ...discovery.microFrontends, [name]: extended } };
}
