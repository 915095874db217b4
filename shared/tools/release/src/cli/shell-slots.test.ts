import { hostName } from '@furrow/discovery/discovery';
import type { SlotSettings } from '@furrow/formats/slot.schema';
import { verify } from '../check/verify';
import { toJson } from '../domain/json';
import { canaryFile, settingsFile } from '../domain/paths';
import { promote, rollback } from '../operations/promote';
import { status } from '../operations/status';
import { readLedger } from '../store/ledger-file';
import { readText } from '../store/storage';
import { offeredSlot, type Fixture } from '../testing/fixture';
import { beginWithMemorySite, release, storage } from '../testing/memory-site';
import { slotTable } from './status-table';

/** Parts of remotes in the header of every page, while teams move from naming a fragment to a slot. */

const slot = 'host/tools';
const props = { count: 3 };
const embeds = [{ of: 'shop/cart', props }];
const place = [{ name: 'tools', props }];
const naming: Fixture = { embeds };
const offering: Fixture = { version: '1.1.0', places: place, slots: [offeredSlot('tools')] };
const shop: Fixture = { pages: { '/shop': ['/shop'] }, offers: { cart: [{ count: 3, html: '<p>cart</p>' }] } };
const fillingShop: Fixture = { ...shop, version: '1.1.0', content: 'two', fills: { cart: [{ slot, order: 10 }] } };
const blog: Fixture = { pages: { '/blog': ['/blog'] } };

beginWithMemorySite();

const text = async (file: string) => (await readText(storage, file)) ?? '';
const parts = async (file: string) => (await text(file)).match(/<p>[^<]*<\/p>/g);
const say = (about: SlotSettings[string]) => storage.write(settingsFile, toJson({ slots: { [slot]: about } }));
const expectEverywhere = async (expected: string[] | null) => {
  for (const file of ['shop.html', 'blog.html', '404.html']) expect(await parts(file)).toEqual(expected);
  expect(await verify(storage)).toMatchObject({ problems: [] });
};

it('fills the header of every page by releases, in their order, and the host stays the same bytes', async () => {
  await release(hostName, offering);
  await release('blog', blog);
  await release('shop', shop);
  await expectEverywhere(['<p>empty tools</p>']);
  const host = async () => (await readLedger(storage)).apps[hostName];
  const before = await host();

  await release('shop', fillingShop);
  await expectEverywhere(['<p>cart</p>']);
  const sixth: Fixture = {
    version: '1.1.0',
    pages: { '/sixth': ['/sixth'] },
    offers: { button: [{ count: 3, html: '<p>sixth</p>' }] },
    fills: { button: [{ slot, order: 5 }] },
  };
  await release('sixth', { pages: sixth.pages! });
  await release('sixth', sixth, { promote: false });
  await promote({ storage, app: 'sixth', version: '1.1.0', traffic: 20 });
  await expectEverywhere(['<p>cart</p>']);
  expect(await parts(canaryFile('sixth', '1.1.0', '/blog'))).toEqual(['<p>sixth</p>', '<p>cart</p>']);
  await promote({ storage, app: 'sixth', version: '1.1.0', traffic: 100 });
  await expectEverywhere(['<p>sixth</p>', '<p>cart</p>']);
  expect(slotTable(await status(storage))).toMatch(/host\/tools +host@1\.1\.0 +5 sixth\/button; 10 shop\/cart/);

  await rollback({ storage, app: 'shop' });
  await expectEverywhere(['<p>sixth</p>']);
  expect(await host()).toEqual(before);
});

describe('a live site whose header names the fragment', () => {
  beforeEach(async () => {
    await release(hostName, naming);
    await release('blog', blog);
    await release('shop', shop);
    await expectEverywhere(['<p>cart</p>']);
  });

  it('keeps it in every page on the way to a slot and back', async () => {
    const { warnings } = await release('shop', fillingShop);
    expect(warnings).toContain(
      'host@1.0.0 embeds its fragment cart by its name. It stands in the slot host/tools once host offers it.',
    );
    await expectEverywhere(['<p>cart</p>']);
    await release(hostName, offering);
    await expectEverywhere(['<p>cart</p>']);
    expect(await text('blog.html')).toContain('<furrow-slot data-slot="tools"');
    await rollback({ storage, app: hostName });
    await expectEverywhere(['<p>cart</p>']);
  });

  it('refuses the host that would lose it, and says what to do first', async () => {
    await expect(release(hostName, offering)).rejects.toThrow(
      'its shell no longer embeds shop/cart, and shop@1.0.0 fills none of its slots, so every page would lose it. Release shop with "fills" first, add shop/cart to a slot in the settings of the site, or use --allow-drop.',
    );
    await expectEverywhere(['<p>cart</p>']);
    await release(hostName, offering, { allowDrop: true });
    await expectEverywhere(['<p>empty tools</p>']);
  });

  it('keeps a part of a release from before the slot where the settings of the site add it', async () => {
    await say({ add: [{ of: 'shop/cart', order: 10 }] });
    await release(hostName, offering);
    await expectEverywhere(['<p>cart</p>']);
    // What the release says counts more.
    await release('shop', fillingShop);
    await expectEverywhere(['<p>cart</p>']);
    await rollback({ storage, app: 'shop' });
    await expectEverywhere(['<p>cart</p>']);
  });
});

it('takes parts of the apps alone that the settings of the site name', async () => {
  await release(hostName, offering);
  await release('blog', blog);
  await release('shop', fillingShop);
  await expectEverywhere(['<p>cart</p>']);
  await say({ apps: ['blog'] });
  await release('blog', { ...blog, version: '1.0.1' });
  await expectEverywhere(['<p>empty tools</p>']);
  const giving: Fixture = {
    pages: { '/giving': ['/giving'] },
    offers: { cart: [{ count: 3, html: '<p>giving</p>' }] },
    fills: { cart: [{ slot, order: 1 }] },
  };
  await expect(release('giving', giving)).rejects.toThrow(
    'its fragment cart fills the slot host/tools, which only blog may fill by the settings of the site. Ask its operator.',
  );
});
