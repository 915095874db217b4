import type { OfferedSlot } from '@furrow/formats/slot.schema';
import { rollback } from '../operations/promote';
import { siteChecks } from '../operations/site-checks';
import { readText } from '../store/storage';
import { offeredSlot, type Fixture } from '../testing/fixture';
import { beginWithMemorySite, release as releaseTo, storage } from '../testing/memory-site';

/** What a release is told about the slots that it fills and offers, before it goes live. */

/** Makes a release live with the checks of the site. */
const release = async (app: string, fixture: Fixture, options: { allowDrop?: boolean } = {}) =>
  releaseTo(app, fixture, { checks: await siteChecks(storage, () => {}), ...options });

const place = (name: string, count = 3) => ({ name, props: { count } });
const offering = (version: string, change: Partial<OfferedSlot> = {}, count = 3): Fixture => ({
  version,
  pages: { '/farm': ['/farm'] },
  places: [place('farm', count)],
  slots: [offeredSlot('farm', change), offeredSlot('related')],
});
const filling = (app: string, version: string, slot = 'content/farm', change: Fixture = {}): Fixture => ({
  version,
  content: version,
  pages: { [`/${app}`]: [`/${app}`] },
  offers: { part: [{ count: 3, html: `<h2>${app}</h2>` }] },
  fills: { part: [{ slot, order: 10 }] },
  ...change,
});
/** A fragment as the builds of other tools may name it, without `defineFragments`. */
const part = {
  name: 'part',
  schema: { type: 'object' },
  variants: [{ count: 3 }],
  fills: [{ slot: 'content/farm', order: 1 }],
};
/** A part with a slot in it. */
const holding = (app: string, version: string, own: string, slot: string): Fixture =>
  filling(app, version, slot, { slots: [offeredSlot(own)], within: { part: [place(own)] } });
/** Text that stays large when it is packed, because no word comes twice. */
const much = Array.from({ length: 900 }, (_, n) => n * 7919).join(' ');
const html = async () => (await readText(storage, 'farm.html')) ?? '';
const slotWarnings = (warnings: string[]) => warnings.filter((warning) => /slot/i.test(warning));

beginWithMemorySite();
beforeEach(async () => {
  await release('host', {});
  await release('content', offering('1.0.0'));
});

describe('a release that fills a slot is refused when', () => {
  it.each<[string, Fixture, string]>([
    [
      'nobody has ever offered the slot',
      filling('giving', '1.0.0', 'content/fram'),
      'its fragment part fills the slot content/fram, which content@1.1.0 does not offer. It offers farm, related: correct "fills" in src/fragments.ts.',
    ],
    [
      'it does not accept the props',
      filling('giving', '1.0.0', 'content/farm', {
        fragments: [
          {
            name: 'part',
            schema: { type: 'object', properties: { farm: { type: 'string' } }, required: ['farm'] },
            variants: [{ farm: 'green' }],
            fills: [{ slot: 'content/farm', order: 1 }],
          },
        ],
      }),
      'its fragment part does not fit into the slot content/farm: it does not accept the props {"count":3} (farm: Invalid input: expected string, received undefined), which the page /farm of content gives. Let its schema take what the slot gives.',
    ],
    [
      'it begins with a heading of another level',
      filling('giving', '1.0.0', 'content/farm', { offers: { part: [{ count: 3, html: '<h4>Late</h4>' }] } }),
      'its fragment part begins with a heading of level 4 on /farm, and parts of the slot content/farm begin with level 2. Change its heading.',
    ],
    [
      'its parts are too heavy for the slot',
      filling('giving', '1.0.0', 'content/farm', {
        offers: { part: [{ count: 3, html: `<p>${much}</p>` }] },
      }),
      'kB of html on /farm, over its budget of 1.0 kB. The largest: giving/part',
    ],
    [
      'the style sheets of its parts are too heavy for the slot',
      filling('giving', '1.0.0', 'content/farm', { css: `.part { --rows: "${much}" }` }),
      'kB of css on /farm, over its budget of 1.0 kB. The largest: giving/part',
    ],
    [
      'the boot scripts of its parts are too heavy for the slot',
      filling('giving', '1.0.0', 'content/farm', { boot: { part: `boot("${much}")` } }),
      'kB of js on /farm, over its budget of 1.0 kB. The largest: giving/part',
    ],
    [
      'the scripts that hydrate its parts are too heavy for the slot',
      filling('giving', '1.0.0', 'content/farm', { content: much, hydrate: 'visible' }),
      'kB of js on /farm, over its budget of 1.0 kB. The largest: giving/part',
    ],
    [
      'it has an id that the page may have, too',
      filling('giving', '1.0.0', 'content/farm', { offers: { part: [{ count: 3, html: '<p id="main">Here</p>' }] } }),
      'its fragment part has the id "main", which a page that it stands in may have, too. Take the id from useId, or begin it with "giving-".',
    ],
    [
      'its style sheet reaches the page around it',
      filling('giving', '1.0.0', 'content/farm', {
        offers: { part: [{ count: 3, html: '<style>body { display: none }</style>' }] },
      }),
      'its fragment part has styles for "body", which reach the page around it. Begin each selector with a class of its own, as CSS modules do.',
    ],
    [
      'two of its fragments have one name',
      filling('giving', '1.0.0', 'content/farm', { fragments: [part, { ...part, fills: [] }] }),
      'two of its fragments have the name part. Give one of them another name.',
    ],
    [
      'a fragment of it fills the slot twice',
      filling('giving', '1.0.0', 'content/farm', {
        fragments: [{ ...part, fills: [1, 2].map((order) => ({ slot: 'content/farm', order })) }],
      }),
      'its fragment part fills the slot content/farm twice. Keep one of the two.',
    ],
  ])('%s', async (_what, fixture, sentence) => {
    await release('content', offering('1.1.0', { heading: 2 }));
    await expect(release('giving', fixture)).rejects.toThrow(sentence);
  });

  it('its parts and those of others are together too heavy for the slot, and may go on to weigh as much as they do', async () => {
    const boot = { part: `boot("${much.slice(0, 1600)}")` };
    await release('shop', filling('shop', '1.0.0', 'content/farm', { boot }));
    const heavy = filling('giving', '1.0.0', 'content/farm', { boot });
    await expect(release('giving', heavy)).rejects.toThrow(
      /the parts of the slot content\/farm weigh .* kB of js on \/farm, over its budget of 1\.0 kB\. The largest: giving\/part .* kB, shop\/part .* kB\./,
    );
    await release('content', offering('1.1.0', { bytes: { html: 1000, css: 1000, js: 2000 } }));
    await release('giving', heavy);
    await release('content', offering('1.2.0'));
    await release('giving', { ...heavy, version: '1.1.0' });
    expect(await html()).toContain('data-version="1.1.0"');
  });

  describe('its parts are too heavy in one of several places, and says in which they are heaviest:', () => {
    const within = { first: [place('farm', 4)], second: [place('farm', 5)], third: [place('farm', 6)] };
    beforeEach(async () => {
      const offers = Object.fromEntries(Object.keys(within).map((name) => [name, [{ count: 3, html: name }]]));
      await release('content', { ...offering('1.1.0'), offers, within });
    });

    it('neither the first nor the last, nor the lightest', async () => {
      const words = [100, 1800, 3600, 1900];
      const variants = words.map((length, index) => ({ count: 3 + index, html: `<p>${much.slice(0, length)}</p>` }));
      await expect(
        release('giving', filling('giving', '1.0.0', 'content/farm', { offers: { part: variants } })),
      ).rejects.toThrow(/kB of html on its fragment second, over its budget of 1\.0 kB\. The largest: giving\/part/);
    });

    it('each kind of bytes alone, also where others weigh more of another kind elsewhere', async () => {
      const shop = filling('shop', '1.0.0', 'content/farm', {
        boot: { part: `boot("${much.slice(0, 1600)}")` },
        css: `.part { --rows: "${much.slice(0, 1600)}" }`,
      });
      await release('shop', shop);
      const variants = [{ count: 5, html: `<p>${much.slice(0, 2600)}</p>` }];
      await expect(
        release('giving', filling('giving', '1.0.0', 'content/farm', { offers: { part: variants } })),
      ).rejects.toThrow(
        /kB of html on its fragment second, over its budget of 1\.0 kB\. The largest: giving\/part \S+ kB\. /,
      );
    });
  });

  it('it begins with a heading of another level for the props of a place where it weighs less than elsewhere', async () => {
    await release('content', { ...offering('1.1.0', { heading: 2 }), places: [place('farm'), place('farm', 4)] });
    const variants = [
      { count: 3, html: '<h2>Early, in many words, each of which weighs something</h2>' },
      { count: 4, html: '<h3>Late</h3>' },
    ];
    await expect(
      release('giving', filling('giving', '1.0.0', 'content/farm', { offers: { part: variants } })),
    ).rejects.toThrow(
      'its fragment part begins with a heading of level 3 on /farm, and parts of the slot content/farm begin with level 2. Change its heading.',
    );
  });

  it('only others may fill it', async () => {
    await release('content', offering('1.1.0', { apps: ['shop', 'dao'] }));
    await expect(release('giving', filling('giving', '1.0.0'))).rejects.toThrow(
      'its fragment part fills the slot content/farm, which only shop, dao may fill. Ask content for a place there.',
    );
    await release('shop', filling('shop', '1.0.0'));
  });

  it('the slot has all the parts that it takes, and those that stand there may be released again', async () => {
    await release('content', offering('1.1.0', { max: 1 }));
    await release('shop', filling('shop', '1.0.0'));
    await expect(release('giving', filling('giving', '1.0.0'))).rejects.toThrow(
      'its fragment part has no room in the slot content/farm, which takes 1 part; those of others: 1. Ask content for a place.',
    );
    await release('shop', filling('shop', '1.1.0'));
    expect(await html()).toContain('data-version="1.1.0"');
  });

  it('200 of its fragments would stand there', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `part-${index}`);
    await expect(
      release('giving', {
        version: '1.0.0',
        pages: { '/giving': ['/giving'] },
        offers: Object.fromEntries(names.map((name) => [name, [{ count: 3, html: `<p>${name}</p>` }]])),
        fills: Object.fromEntries(names.map((name) => [name, [{ slot: 'content/farm', order: 1 }]])),
      }),
    ).rejects.toThrow('its fragment part-0 has no room in the slot content/farm, which takes 4 parts');
  });

  it('it would stand in itself, with the way', async () => {
    await release('giving', holding('giving', '1.0.0', 'a', 'content/farm'));
    await release('shop', holding('shop', '1.0.0', 'b', 'giving/a'));
    await expect(release('giving', holding('giving', '1.1.0', 'a', 'shop/b'))).rejects.toThrow(
      'its fragment part would stand in itself: giving/part > shop/part > giving/part. Take shop/b out of its "fills", or the slot out of one of these.',
    );
  });

  it('it would stand in itself through three teams, or in a slot of its own', async () => {
    await release('giving', holding('giving', '1.0.0', 'a', 'content/farm'));
    await release('shop', holding('shop', '1.0.0', 'b', 'giving/a'));
    await release('dao', holding('dao', '1.0.0', 'c', 'shop/b'));
    await expect(release('giving', holding('giving', '1.1.0', 'a', 'dao/c'))).rejects.toThrow(
      'its fragment part would stand in itself: giving/part > shop/part > dao/part > giving/part. Take dao/c out of its "fills", or the slot out of one of these.',
    );
    await expect(release('farmer', holding('farmer', '1.0.0', 'part', 'farmer/part'))).rejects.toThrow(
      'its fragment part would stand in itself: farmer/part > farmer/part. Take farmer/part out of its "fills", or the slot out of one of these.',
    );
  });

  it('its HTML would take in what follows it on the page', async () => {
    const offers = { part: [{ count: 3, html: '<section><h2>Open</h2>' }] };
    await expect(release('giving', filling('giving', '1.0.0', 'content/farm', { offers }))).rejects.toThrow(
      'its fragment part leaves <section> open. What follows it on a page would stand elsewhere. Close each element that it opens, and no other.',
    );
  });

  it('it would lie too deep, with the way', async () => {
    await release('giving', holding('giving', '1.0.0', 'a', 'content/farm'));
    await release('shop', holding('shop', '1.0.0', 'b', 'giving/a'));
    await release('dao', holding('dao', '1.0.0', 'c', 'shop/b'));
    await expect(release('farmer', filling('farmer', '1.0.0', 'dao/c'))).rejects.toThrow(
      'its fragment part would lie 4 slots deep: content/farm > giving/part > shop/part > dao/part > farmer/part. At most 3 are filled: fill a slot further out.',
    );
  });
});

it('makes a release live whose parts do not load its heavy scripts, because they never hydrate', async () => {
  await release('giving', filling('giving', '1.0.0', 'content/farm', { content: much, hydrate: 'never' }));
  expect(await html()).toContain('<h2>giving</h2>');
});

describe('a release that fills a slot goes live, and is told', () => {
  it('that it waits for a version of the app with the page', async () => {
    const { warnings } = await release('giving', filling('giving', '1.0.0', 'news/article'));
    expect(slotWarnings(warnings)).toEqual([
      'No page shows its fragment part in the slot news/article yet: news has no live version. It waits for one.',
    ]);
  });

  it('that the slot is gone', async () => {
    await release('giving', filling('giving', '1.0.0'));
    const { warnings: ofPage } = await release('content', { ...offering('1.1.0'), places: [], slots: [] });
    expect(slotWarnings(ofPage)).toEqual([
      'Its slot farm is gone, and with it these parts: giving/part. "release status" says so, too.',
    ]);
    const { warnings } = await release('giving', filling('giving', '1.1.0'));
    expect(slotWarnings(warnings)).toEqual([
      'No page shows its fragment part: content@1.1.0 no longer offers the slot content/farm. Take it out of "fills" in src/fragments.ts, or ask content for another one.',
    ]);
  });

  it('that the page still declares the slot and has it nowhere', async () => {
    const placesNothing = (version: string): Fixture => ({ ...offering(version), places: [] });
    await release('giving', filling('giving', '1.0.0'));
    const { warnings: ofPage } = await release('content', placesNothing('1.1.0'));
    expect(slotWarnings(ofPage)).toEqual([
      'Its slot farm stands nowhere anymore, and with it these parts are gone: giving/part. "release status" says so, too.',
    ]);
    expect(slotWarnings((await release('content', placesNothing('1.2.0'))).warnings)).toEqual([]);
    const nowhere =
      'No page shows its fragment part: content@1.2.0 declares the slot content/farm and has it nowhere. Ask content for a place, or take the slot out of "fills" in src/fragments.ts.';
    expect(slotWarnings((await release('giving', filling('giving', '1.1.0'))).warnings)).toEqual([nowhere]);
    // Of a slot that has never stood anywhere, too.
    expect(slotWarnings((await release('shop', filling('shop', '1.0.0'))).warnings)).toEqual([nowhere]);
  });

  it('that it is prerendered for nothing that pages give', async () => {
    const { warnings } = await release(
      'giving',
      filling('giving', '1.0.0', 'content/farm', { offers: { part: [{ count: 9, html: '<h2>Nine</h2>' }] } }),
    );
    expect(slotWarnings(warnings)).toEqual([
      'No page shows its fragment part in the slot content/farm: it is prerendered for none of the props that are given there, such as {"count":3}. Add them to its variants.',
    ]);
  });
});

it('says on which pages of others its parts stand, each once, before it is live', async () => {
  const pages = { '/f/:name': ['/f/a', '/f/b', '/f/c', '/f/d'], '/farm': ['/farm'] };
  const within = { card: [place('farm')] };
  const offers = { card: [{ count: 3, html: '<h2>Card</h2>' }] };
  await release('content', { ...offering('1.1.0'), places: [place('farm'), place('farm')], pages, offers, within });
  const { places } = await releaseTo('giving', filling('giving', '1.0.0'), { promote: false });
  expect(places).toEqual(['Places of its fragment part in the slot content/farm: /f/a, /f/b, /f/c and 3 more.']);
  const other = filling('giving', '1.1.0', 'content/farm', { offers: { part: [{ count: 9, html: '<h2>Nine</h2>' }] } });
  expect((await releaseTo('giving', other, { promote: false })).places).toEqual([]);
});

it('says where a part stands no more with a release of its own team', async () => {
  await release('giving', filling('giving', '1.0.0'));
  const { warnings } = await release('giving', { version: '1.1.0', pages: { '/giving': ['/giving'] } });
  expect(slotWarnings(warnings)).toEqual(['Its fragment part leaves the slot content/farm in the page /farm.']);
});

describe('a release with a slot', () => {
  beforeEach(async () => {
    await release('giving', filling('giving', '1.0.0'));
  });

  it('is refused when it does not give the props that live parts need, until it insists', async () => {
    await expect(release('content', offering('1.1.0', {}, 5))).rejects.toThrow(
      'its slot farm gives other props, and giving/part would be left out: it is prerendered for none of them, such as {"count":5}. Give both for one version, or use --allow-drop once giving knows.',
    );
    await release('content', offering('1.1.0', {}, 5), { allowDrop: true });
    expect(await html()).toContain('<p>empty farm</p>');
    await rollback({ storage, app: 'content' });
    expect(await html()).toContain('<h2>giving</h2>');
  });

  it('says whom it leaves out when it takes fewer parts, or parts of fewer remotes', async () => {
    await release('shop', filling('shop', '1.0.0'));
    const { warnings: fewer } = await release('content', offering('1.1.0', { max: 1 }));
    expect(slotWarnings(fewer)[0]).toBe('Its slot farm leaves out 1 of giving/part, shop/part, because it takes 1.');
    expect(await html()).toContain('<h2>giving</h2>');
    expect(await html()).not.toContain('<h2>shop</h2>');
    const { warnings: others } = await release('content', offering('1.2.0', { apps: ['shop'] }));
    expect(slotWarnings(others)[0]).toBe('Its slot farm leaves out giving/part, whose remote may not fill it anymore.');
    expect(await html()).toContain('<h2>shop</h2>');
  });

  it('says whom it leaves out where it no longer gives some of the props that they need', async () => {
    const offers = { part: [3, 4].map((count) => ({ count, html: `<h2>giving ${count}</h2>` })) };
    await release('giving', filling('giving', '1.1.0', 'content/farm', { offers }));
    const gives = (version: string, ...counts: number[]): Fixture => ({
      ...offering(version),
      places: counts.map((count) => place('farm', count)),
    });
    await release('content', gives('1.1.0', 3, 4, 5));
    expect(await html()).toContain('<h2>giving 4</h2>');
    const { warnings } = await release('content', gives('1.2.0', 3));
    expect(slotWarnings(warnings)).toEqual([
      'Its slot farm leaves out giving/part in the page /farm, because it no longer gives {"count":4}.',
    ]);
    expect(await html()).not.toContain('<h2>giving 4</h2>');
  });

  it('lets a filler go back to any version', async () => {
    await release('giving', filling('giving', '1.1.0'));
    await release('content', offering('1.1.0', { max: 1, apps: ['shop'] }));
    await rollback({ storage, app: 'giving' });
    expect(await html()).toContain('<p>empty farm</p>');
  });
});

it('leaves out a part that would stand in itself after a rollback, which no gate refuses', async () => {
  const both = holding('giving', '1.0.0', 'a', 'content/farm');
  const fills = ['content/farm', 'shop/b'].map((slot) => ({ slot, order: 1 }));
  await release('giving', { ...both, fills: { part: fills } });
  await release('giving', holding('giving', '1.1.0', 'a', 'content/farm'));
  await release('shop', holding('shop', '1.0.0', 'b', 'giving/a'));
  const { warnings } = await rollback({ storage, app: 'giving' });
  expect(warnings).toContain(
    'The page /farm of content leaves giving/part out of the slot shop/b: it would stand in itself (giving/part > shop/part > giving/part).',
  );
  expect((await html()).match(/<h2>\w+<\/h2>/g)).toEqual(['<h2>giving</h2>', '<h2>shop</h2>']);
});
