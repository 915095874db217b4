import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { menuMarks, menuWords } from '@furrow/formats/menu-marks';
import { createScale } from '@furrow/release/check/weigh';
import { reconcile } from '@furrow/release/compose/apply/reconcile';
import { settingsFile } from '@furrow/release/domain/paths';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import type { OriginStorage } from '@furrow/release/store/storage';
import { writeHost, writeRemote } from '@furrow/release/testing/fixture';
import { withoutRoomForLinks } from './room-for-links';

const market = {
  name: 'market',
  link: `<li><a href="${menuWords.to}">${menuWords.label}<small>${menuWords.line}</small></a></li>`,
  listed: [],
};
let folder: string;
let storage: OriginStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'links-'));
  storage = memoryStorage();
  const shell = { menus: [market], beforeSlot: menuMarks.start('market') + menuMarks.end('market') };
  const shop = {
    pages: { '/buy-food': ['/buy-food'] },
    navigation: [{ menu: 'market', to: '/buy-food', label: 'Buy food' }],
  };
  for (const dist of [
    await writeHost(join(folder, 'host'), { shell }),
    await writeRemote(join(folder, 'shop'), 'shop', shop),
  ])
    await publish({
      storage,
      candidate: await readCandidate(dist),
      published: { publishedAt: '2026-01-01T00:00:00.000Z', commit: null },
      promote: true,
    });
});
afterEach(() => rm(folder, { recursive: true }));

/** What is said where the shell may weigh so many bytes more than it does. */
async function saidWith(room: number): Promise<string[]> {
  await reconcile(storage);
  const html = (await createScale(storage)('/404')).find(({ kind }) => kind === 'html')?.bytes ?? 0;
  const plenty = { css: 9000, js: 9000, fonts: 9000 };
  await storage.write(settingsFile, JSON.stringify({ budgets: { shell: { html: html + room, ...plenty } } }));
  await reconcile(storage);
  return withoutRoomForLinks(storage);
}

it('has nothing to say where ten links more fit into each menu', async () => {
  expect(await saidWith(1000)).toEqual([]);
});

it('names the menu for which there is no room, and the bytes that it takes', async () => {
  expect(await saidWith(100)).toEqual([
    expect.stringMatching(
      /^The shell would weigh \d+ bytes of html with 10 more links in the menu market; its budget is \d+ bytes\.$/,
    ),
  ]);
});

it('has nothing to say of a site without a budget for the shell', async () => {
  await reconcile(storage);
  expect(await withoutRoomForLinks(storage)).toEqual([]);
});
