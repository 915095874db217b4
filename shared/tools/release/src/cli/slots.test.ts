import type { SlotSettings } from '@furrow/formats/slot.schema';
import { verify } from '../check/verify';
import { toJson } from '../domain/json';
import { canaryFile, settingsFile } from '../domain/paths';
import { promote, retire, rollback } from '../operations/promote';
import { status, type VersionStatus } from '../operations/status';
import { readText } from '../store/storage';
import { offeredSlot, slotPlace, type Fixture } from '../testing/fixture';
import { beginWithMemorySite, release, startOver, storage } from '../testing/memory-site';
import { slotNotes, slotTable, statusNotes } from './status-table';

/** Parts of remotes in a slot that a page of another offers, from publish to what a visitor gets. */

const farm = { name: 'farm', props: { count: 3 } };
const offering: Fixture = { pages: { '/farm': ['/farm'] }, places: [farm], slots: [offeredSlot('farm')] };
const filling = (app: string, version: string, order: number, change: Fixture = {}): Fixture => ({
  version,
  content: version,
  pages: { [`/${app}`]: [`/${app}`] },
  offers: { part: [{ count: 3, html: `<p>${app} ${version}</p>` }] },
  fills: { part: [{ slot: 'content/farm', order }] },
  ...change,
});
const without = (app: string, version: string): Fixture => ({ version, pages: { [`/${app}`]: [`/${app}`] } });

beginWithMemorySite();
beforeEach(async () => {
  await release('host', {});
  await release('content', offering);
  await release('giving', without('giving', '1.0.0'));
  await release('shop', without('shop', '1.0.0'));
});

const text = async (file: string) => (await readText(storage, file)) ?? '';
const parts = async (file = 'farm.html') => (await text(file)).match(/<p>[^<]*<\/p>/g);

it('shows what the page has there while nobody fills the slot, and no byte of it changes by others', async () => {
  expect(await parts()).toEqual(['<p>empty farm</p>']);
  expect(await text('farm.html')).toContain(slotPlace(farm));
});

it('costs pages without slots not one byte: of who offers one, of who fills it, and of who has nothing to do with it', async () => {
  const pages = { '/farm': ['/farm'], '/about': ['/about'] };
  const { fills, ...unfilling } = filling('giving', '1.0.0', 20);
  const composed = async (hasSlot: boolean) => {
    startOver();
    await release('host', {});
    await release('content', { pages, ...(hasSlot && { slots: offering.slots }) });
    await release('giving', { ...unfilling, ...(hasSlot && { fills }) });
    await release('shop', without('shop', '1.0.0'));
    const documents = await Promise.all(
      ['about.html', 'giving.html', 'shop.html', '404.html'].map((file) => text(file)),
    );
    // Addresses and hashes of releases differ, and are as long.
    return documents.map((html) => html.replaceAll(/sha384-[\w+/]{64}|1\.0\.0-[0-9a-f]{16}/g, ''));
  };
  const before = await composed(false);
  expect(before.every((html) => html.length > 500)).toBe(true);
  expect(await composed(true)).toEqual(before);
});

it('puts in the parts by their numbers and then by their names, when their teams release, and takes them out again', async () => {
  const empty = await text('farm.html');
  const first = await release('shop', filling('shop', '1.1.0', 20));
  expect(first.written.filter((path) => path.endsWith('.html'))).toEqual(['farm.html', 'shop.html']);
  expect(await parts()).toEqual(['<p>shop 1.1.0</p>']);
  await release('giving', filling('giving', '1.1.0', 20));
  expect(await parts()).toEqual(['<p>giving 1.1.0</p>', '<p>shop 1.1.0</p>']);
  await release('giving', filling('giving', '1.2.0', 30));
  expect(await parts()).toEqual(['<p>shop 1.1.0</p>', '<p>giving 1.2.0</p>']);
  expect(await text('farm.html')).toMatch(
    /<furrow-slot [^>]*><furrow-fragment data-fragment="shop\/part" data-props="\{&quot;count&quot;:3\}" data-version="1\.1\.0"/,
  );
  expect(await verify(storage)).toMatchObject({ problems: [] });

  await rollback({ storage, app: 'giving' });
  expect(await parts()).toEqual(['<p>giving 1.1.0</p>', '<p>shop 1.1.0</p>']);
  await rollback({ storage, app: 'giving' });
  await retire({ storage, app: 'shop' });
  expect(await text('farm.html')).toBe(empty);
  expect(await verify(storage)).toMatchObject({ problems: [] });
});

it('shows a part of a canary to its visitors alone, and takes it out with the canary', async () => {
  await release('giving', filling('giving', '1.1.0', 10), { promote: false });
  await promote({ storage, app: 'giving', version: '1.1.0', traffic: 20 });
  expect(await parts()).toEqual(['<p>empty farm</p>']);
  expect(await text('farm.html')).toContain('data-canary="giving@1.1.0"');
  expect(await parts(canaryFile('giving', '1.1.0', '/farm'))).toEqual(['<p>giving 1.1.0</p>']);
  expect(await verify(storage)).toMatchObject({ problems: [] });

  await promote({ storage, app: 'giving', version: '1.1.0', traffic: 100 });
  expect(await parts()).toEqual(['<p>giving 1.1.0</p>']);
  expect(await text('farm.html')).not.toContain('data-canary');
});

it('leaves a part out where it is not prerendered for the props, without a word', async () => {
  const offers = { part: [{ count: 5, html: '<p>five</p>' }] };
  const { warnings } = await release('giving', filling('giving', '1.1.0', 10, { offers }));
  expect(await parts()).toEqual(['<p>empty farm</p>']);
  expect(warnings.filter((warning) => warning.startsWith('The page'))).toEqual([]);
});

it('says once after a rollback that a part does not take what the slot gives', async () => {
  const places = [1, 2].map((count) => ({ name: 'farm', props: { count } }));
  await release('content', { ...offering, version: '1.1.0', places });
  await release('content', { ...offering, version: '1.2.0', places: [{ name: 'farm', props: { farm: 'green' } }] });
  const schema = { type: 'object', properties: { farm: { type: 'string' } }, required: ['farm'] };
  const fills = [{ slot: 'content/farm', order: 10 }];
  const fragments = [{ name: 'part', schema, variants: [{ farm: 'green' }], fills }];
  await release('giving', filling('giving', '1.1.0', 10, { fragments }));
  const { warnings } = await rollback({ storage, app: 'content' });
  expect(warnings).toEqual([
    'The page /farm of content leaves giving/part out of the slot content/farm: it does not accept the props {"count":1} (farm: Invalid input: expected string, received undefined).',
  ]);
});

describe('what no gate has seen of a part is judged when it is put in:', () => {
  const offers = (html: string) => ({ part: [{ count: 3, html }] });
  const say = (about: SlotSettings[string]) =>
    storage.write(settingsFile, toJson({ slots: { 'content/farm': about } }));
  const sentence = (of: string, level: number) =>
    `The page /farm of content has ${of} in the slot content/farm with a heading of level ${level}, and its parts begin with level 2. Change the heading.`;
  const withHeading = (version: string): Fixture => ({
    ...offering,
    version,
    slots: [offeredSlot('farm', { heading: 2 })],
    places: [farm, { name: 'farm', props: { count: 4 } }],
  });

  it('the heading of a part that the settings add, of a canary, and of one that was there before the slot said its level', async () => {
    await release('giving', filling('giving', '1.1.0', 10, { offers: offers('<h4>Giving</h4>') }));
    const { warnings } = await release('content', withHeading('1.1.0'));
    expect(warnings).toContain(sentence('giving/part', 4));
    await release('shop', {
      ...filling('shop', '1.1.0', 20, { offers: offers('<p>Lots</p><h3>Shop</h3>') }),
      fills: {},
    });
    await say({ add: [{ of: 'shop/part', order: 20 }] });
    const { warnings: added } = await release('content', withHeading('1.2.0'));
    expect(added.filter((warning) => warning.includes('level'))).toEqual([
      sentence('giving/part', 4),
      sentence('shop/part', 3),
    ]);
    expect(await text('farm.html')).toMatch(/<h4>Giving<.*<h3>Shop</);
    await release('giving', filling('giving', '1.2.0', 10, { offers: offers('<h5>Canary</h5>') }), { promote: false });
    const tried = await promote({ storage, app: 'giving', version: '1.2.0', traffic: 20 });
    expect(tried.warnings).toContain(sentence('giving/part', 5));
  });

  describe.each([
    [
      'HTML that would take in the rest of the page',
      { offers: offers('<section><p>Open</p>') },
      'its fragment part leaves <section> open. What follows it on a page would stand elsewhere. Close each element that it opens, and no other.',
    ],
    [
      'an id that the page may have',
      { offers: offers('<p id="main">Lots</p>') },
      'its fragment part has the id "main", which a page that it stands in may have, too. Take the id from useId, or begin it with "shop-".',
    ],
    [
      'styles in its HTML that reach the page',
      { offers: offers('<style>body{display:none}</style><p>Lots</p>') },
      'its fragment part has styles for "body", which reach the page around it. Begin each selector with a class of its own, as CSS modules do.',
    ],
    [
      'a style sheet that reaches the page',
      { css: '.fw-wrap{display:none}' },
      'its fragment part has styles for ".fw-wrap", which reach the page around it. Begin each selector with a class of its own, as CSS modules do.',
    ],
  ])('of a part that the settings add: %s', (_what, change: Fixture, why) => {
    it('is left out, and why is said', async () => {
      await release('shop', { ...filling('shop', '1.1.0', 20, change), fills: {} });
      await say({ add: [{ of: 'shop/part', order: 20 }] });
      const { warnings } = await release('content', { ...offering, version: '1.1.0' });
      expect(warnings).toContain(`The page /farm of content leaves shop/part out of the slot content/farm: ${why}`);
      expect(await parts()).toEqual(['<p>empty farm</p>']);
    });
  });
});

it('reads no HTML of a part that is not prerendered for the props', async () => {
  const offers = { part: [{ count: 5, html: '<p>five</p>' }] };
  await release('giving', filling('giving', '1.1.0', 10, { offers }), { promote: false });
  for (const path of await storage.list('giving/1.1.0')) if (path.endsWith('part.json')) await storage.remove(path);
  const { damaged } = await promote({ storage, app: 'giving', version: '1.1.0' });
  expect(damaged).toEqual([]);
  expect(await parts()).toEqual(['<p>empty farm</p>']);
});

it('keeps the page as it is when its release no longer has the slot, and fills it again when it is back', async () => {
  await release('giving', filling('giving', '1.1.0', 10));
  await release('content', { version: '1.1.0', pages: { '/farm': ['/farm'] } });
  expect(await parts()).toBeNull();
  expect(await verify(storage)).toMatchObject({ problems: [] });
  await rollback({ storage, app: 'content' });
  expect(await parts()).toEqual(['<p>giving 1.1.0</p>']);
});

describe('slots in parts', () => {
  const nested = (app: string, own: string, slot: string): Fixture =>
    filling(app, '1.1.0', 10, {
      slots: [offeredSlot(own)],
      within: { part: [{ name: own, props: { count: 3 } }] },
      fills: { part: [{ slot, order: 10 }] },
    });

  it('are filled to a depth of three, and by what is released later', async () => {
    await release('giving', nested('giving', 'a', 'content/farm'));
    expect(await parts()).toEqual(['<p>giving 1.1.0</p>', '<p>empty a</p>']);
    await release('shop', nested('shop', 'b', 'giving/a'));
    await release('dao', nested('dao', 'c', 'shop/b'));
    expect(await parts()).toEqual(
      ['giving', 'shop', 'dao'].map((app) => `<p>${app} 1.1.0</p>`).concat('<p>empty c</p>'),
    );
    expect(await verify(storage)).toMatchObject({ problems: [] });
    await rollback({ storage, app: 'shop' });
    expect(await parts()).toEqual(['<p>giving 1.1.0</p>', '<p>empty a</p>']);
  });
});

it('says who offers and who fills each slot, and which part no page shows', async () => {
  await release('content', { ...offering, version: '1.1.0', slots: [offeredSlot('farm'), offeredSlot('related')] });
  await release('shop', filling('shop', '1.1.0', 20));
  await release('giving', filling('giving', '1.1.0', 20));
  await release('giving', filling('giving', '1.2.0', 5), { promote: false });
  await promote({ storage, app: 'giving', version: '1.2.0', traffic: 20 });
  const table = async () =>
    slotTable(await status(storage))
      ?.split('\n')
      .map((line) => line.split(/ {2,}/));
  expect(await table()).toEqual([
    ['slot', 'offered by', 'filled by'],
    ['content/farm', 'content@1.1.0', '5 giving/part of the canary 1.2.0; 20 giving/part; 20 shop/part'],
    ['content/related', 'content@1.1.0', 'nobody'],
  ]);
  expect(statusNotes(await status(storage))).toBe('');
  await release('content', { version: '1.2.0', pages: { '/farm': ['/farm'] } });
  expect(await table()).toContainEqual(['content/farm', 'nobody', expect.stringContaining('20 shop/part')]);
  for (const notes of [statusNotes, slotNotes])
    expect(notes(await status(storage))).toContain(
      'No page shows the fragment part of shop@1.1.0: it fills the slot content/farm, which no live version offers.',
    );
});

describe('says of each part whether it stands in its slot:', () => {
  const filledBy = async (slot = 'content/farm') =>
    slotTable(await status(storage))
      ?.split('\n')
      .map((line) => line.split(/ {2,}/))
      .find(([name]) => name === slot)?.[2];
  const say = (about: SlotSettings[string]) =>
    storage.write(settingsFile, toJson({ slots: { 'content/farm': about } }));

  it('one that the settings add, and one that they do not let in', async () => {
    await release('shop', { ...filling('shop', '1.1.0', 20), fills: {} });
    await release('giving', filling('giving', '1.1.0', 10));
    await say({ add: [{ of: 'shop/part', order: 5 }] });
    expect(await filledBy()).toBe('5 shop/part by the settings; 10 giving/part');
    await say({ apps: ['shop'], add: [{ of: 'shop/part', order: 5 }] });
    expect(await filledBy()).toBe('5 shop/part by the settings; 10 giving/part, not let in by the settings');
    await release('content', { ...offering, version: '1.1.0' });
    expect(await parts()).toEqual(['<p>shop 1.1.0</p>']);
    // What a release says counts more than what the settings add.
    await release('shop', filling('shop', '1.2.0', 20));
    expect(await filledBy()).toBe('10 giving/part, not let in by the settings; 20 shop/part');
    await storage.write(settingsFile, '{');
    expect(await filledBy()).toBe('10 giving/part; 20 shop/part');
  });

  it('one that the settings add, beside its canary', async () => {
    await release('shop', { ...filling('shop', '1.1.0', 20), fills: {} });
    await release('shop', filling('shop', '1.2.0', 30), { promote: false });
    await promote({ storage, app: 'shop', version: '1.2.0', traffic: 20 });
    await say({ add: [{ of: 'shop/part', order: 5 }] });
    expect(await filledBy()).toBe('5 shop/part by the settings; 30 shop/part of the canary 1.2.0');
  });

  it('one that the slot does not let in, and one for which it has no room anywhere', async () => {
    await release('giving', filling('giving', '1.1.0', 10));
    const offers = { part: [3, 4].map((count) => ({ count, html: `<p>shop ${count}</p>` })) };
    await release('shop', filling('shop', '1.1.0', 20, { offers }));
    await release('content', { ...offering, version: '1.1.0', slots: [offeredSlot('farm', { max: 1 })] });
    expect(await filledBy()).toBe('10 giving/part; 20 shop/part, without room');
    const places = [farm, { name: 'farm', props: { count: 4 } }];
    await release('content', { ...offering, version: '1.2.0', places, slots: [offeredSlot('farm', { max: 1 })] });
    expect(await filledBy()).toBe('10 giving/part; 20 shop/part');
    await release('content', { ...offering, version: '1.3.0', slots: [offeredSlot('farm', { apps: ['shop'] })] });
    expect(await filledBy()).toBe('10 giving/part, not let in by the slot; 20 shop/part');
  });

  it('one that has nothing for what the slot gives, and one whose slot stands nowhere', async () => {
    await release('giving', filling('giving', '1.1.0', 10));
    await release('shop', filling('shop', '1.1.0', 20, { offers: { part: [{ count: 9, html: '<p>nine</p>' }] } }));
    expect(await filledBy()).toBe('10 giving/part; 20 shop/part, not prerendered for its props');
    expect(statusNotes(await status(storage))).toBe('');
    await release('content', { ...offering, version: '1.1.0', places: [] });
    expect(await filledBy()).toBe('10 giving/part, in no page; 20 shop/part, in no page');
    expect(statusNotes(await status(storage)).split('\n')).toEqual(
      ['giving', 'shop'].map(
        (app) =>
          `No page shows the fragment part of ${app}@1.1.0: it fills the slot content/farm, which stands nowhere.`,
      ),
    );
  });
});

it('shows notes about what a live site says without its control characters', async () => {
  const [row] = (await status(storage)).filter(({ app }) => app === 'content');
  const said = {
    ...row,
    rendersAnew: 'The host renders it again\u001b[2J.',
    translated: { 'es\u001b]0;a title\u0007': { pages: 1, fragments: false } },
    slots: { offers: [], fills: [{ slot: 'content/\u009b31mfarm', fragment: 'part\r', order: 1 }] },
  } as VersionStatus;
  expect(statusNotes([said]).split('\n')).toEqual([
    'The host renders it again\\u001b[2J.',
    'content@1.0.0 has 1 of 1 pages in es\\u001b]0;a title\\u0007.',
    'No page shows the fragment part\\u000d of content@1.0.0: it fills the slot content/\\u009b31mfarm, which no live version offers.',
  ]);
});
