import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { menuMarks, menuWords } from '@furrow/formats/menu-marks';
import type { MenuLink, ShellMenu } from '@furrow/formats/menu.schema';
import { retire, rollback } from '../../operations/promote';
import { publish } from '../../operations/publish';
import { readCandidate } from '../../store/candidate';
import { memoryStorage } from '../../store/memory-storage';
import { type OriginStorage, readText } from '../../store/storage';
import { writeHost, writeRemote, type Fixture } from '../../testing/fixture';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const link = `<li><a href="${menuWords.to}"><img src="${menuWords.picture}">${menuWords.label}, ${menuWords.line}</a></li>`;
const menus: ShellMenu[] = [
  {
    name: 'market',
    link,
    picture: '/basket.svg',
    listed: [
      { to: '/marketplace', label: 'Marketplace', picture: '/stall.svg' },
      { to: '/buy-food', label: 'Buy food' },
    ],
  },
  { name: 'farmers', link: `<li>${menuWords.label}</li>`, listed: [] },
];
const placed = (menu: string) => `<ul>${menuMarks.start(menu)}<li>as listed</li>${menuMarks.end(menu)}</ul>`;
const boxes: MenuLink = { menu: 'market', to: '/harvest-boxes', label: 'Boxes & more', line: 'Each week' };

let folder: string;
let storage: OriginStorage;
let count = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'menus-'));
  storage = memoryStorage();
  await release('dao', { pages: { '/forum': ['/forum'] } });
  await release('host', { shell: { menus, beforeSlot: placed('market') + placed('farmers') } });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function release(app: string, fixture: Fixture): Promise<void> {
  const dist = join(folder, String((count += 1)));
  const build = { version: `1.${count}.0`, content: String(count), ...fixture };
  await (app === 'host' ? writeHost(dist, build) : writeRemote(dist, app, build));
  await publish({ storage, candidate: await readCandidate(dist), published, promote: true, compose: true });
}

/** The words of each menu in a document, and where each link leads. */
async function menusIn(document: string): Promise<string[][]> {
  const html = (await readText(storage, document)) ?? '';
  const lists = [...html.matchAll(/<ul>(.*?)<\/ul>/g)].map(([, list = '']) => list);
  return lists.map((list) =>
    [...list.matchAll(/<li>(?:<a href="(.*?)"><img src="(.*?)">)?(.*?)(?:<\/a>)?<\/li>/g)].map(([, ...parts]) =>
      parts.filter((part) => part !== undefined).join(' '),
    ),
  );
}
const pages = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, [path]]));

it('has the links of what is live on every page of every team, in the order of the host, and others behind', async () => {
  await release('shop', {
    pages: pages('/buy-food', '/harvest-boxes', '/marketplace'),
    navigation: [
      boxes,
      { menu: 'market', to: '/buy-food', label: 'Buy food today' },
      { menu: 'market', to: '/marketplace', label: 'Market' },
      { menu: 'farmers', to: '/marketplace', label: 'Sell' },
      { menu: 'unknown', to: '/marketplace', label: 'Nowhere' },
    ],
  });
  const market = [
    '/marketplace /stall.svg Market, ',
    '/buy-food /basket.svg Buy food today, ',
    '/harvest-boxes /basket.svg Boxes &amp; more, Each week',
  ];
  for (const document of ['buy-food.html', 'forum.html', '404.html'])
    expect(await menusIn(document)).toEqual([market, ['Sell']]);
});

it('has a second picture of each link for the dark theme, or the same one, or those of the menu', async () => {
  const themed = `<li><img src="${menuWords.picture}"><img src="${menuWords.darkPicture}"></li>`;
  const market: ShellMenu = {
    name: 'market',
    link: themed,
    picture: '/basket.svg',
    darkPicture: '/basket-night.svg',
    listed: [
      { to: '/marketplace', label: 'Marketplace', picture: '/stall.svg', darkPicture: '/stall-night.svg' },
      { to: '/buy-food', label: 'Buy food', picture: '/bread.svg' },
    ],
  };
  await release('host', { shell: { menus: [market], beforeSlot: placed('market') } });
  const to = ['/buy-food', '/harvest-boxes', '/marketplace'];
  await release('shop', {
    pages: pages(...to),
    navigation: to.map((path) => ({ menu: 'market', to: path, label: path })),
  });
  const html = (await readText(storage, 'forum.html')) ?? '';
  expect([...html.matchAll(/<img src="(.*?)">/g)].map(([, address]) => address)).toEqual([
    '/stall.svg',
    '/stall-night.svg',
    '/bread.svg',
    '/bread.svg',
    '/basket.svg',
    '/basket-night.svg',
  ]);
});

it('has one picture in both themes when the release command is from before there were two', () => {
  const earlier = /\/?menu-link-(to|label|line|picture)/g;
  expect(menuWords.darkPicture.replaceAll(earlier, '/stall.svg')).toBe('/stall.svg#dark');
});

it('gains a link with the release that has the page, and loses it with the rollback, without a release of the host', async () => {
  const shop = { menu: 'market', to: '/buy-food', label: 'Buy food' };
  const expectLinks = async (...addresses: string[]) => {
    const [market] = await menusIn('forum.html');
    expect(market?.map((words) => words.split(' ')[0])).toEqual(addresses);
  };
  await release('shop', { pages: pages('/buy-food'), navigation: [shop] });
  await expectLinks('/buy-food');
  await release('shop', { pages: pages('/buy-food', '/harvest-boxes'), navigation: [shop, boxes] });
  await expectLinks('/buy-food', '/harvest-boxes');
  await rollback({ storage, app: 'shop' });
  await expectLinks('/buy-food');
  await retire({ storage, app: 'shop' });
  await expectLinks();
});

it('calls the pages of a release that says nothing about its links as the host does', async () => {
  await release('shop', { pages: pages('/marketplace', '/elsewhere') });
  expect(await menusIn('forum.html')).toEqual([['/marketplace /stall.svg Marketplace, '], []]);
});

it('links to no page that the release does not have', async () => {
  await release('shop', { pages: pages('/buy-food'), navigation: [boxes, { ...boxes, to: '/forum' }] });
  expect(await menusIn('forum.html')).toEqual([[], []]);
});

it('leaves a shell from before remotes said their links as it is', async () => {
  await release('host', { shell: { beforeSlot: '<ul><li>The host’s own</li></ul>' } });
  await release('shop', { pages: pages('/harvest-boxes'), navigation: [boxes] });
  expect(await menusIn('forum.html')).toEqual([['The host’s own']]);
});
