import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '@furrow/release/operations/publish';
import { startServer, type Server } from '@furrow/release/server/serve';
import { storageFiles } from '@furrow/release/server/files';
import { readCandidate } from '@furrow/release/store/candidate';
import { memoryStorage } from '@furrow/release/store/memory-storage';
import { writeHost, writeRemote } from '@furrow/release/testing/fixture';
import { strToU8, zipSync } from 'fflate';
import { isType } from './fragment-types';
import { writeFragmentTypes } from './types-command';

/** The types of fragments of a live site, as a team with a repository of its own gets them. */

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const first = {
  'add-to-cart': `{ props: { "product": string }; events: { "added": { "product": string; "of": Array<string> } } }`,
  'lot-card': '{ props: { "farm": "a;b" | "c" }; events: Record<never, never> }',
};

let folder: string;
let server: Server;
let storage: ReturnType<typeof memoryStorage>;
let versions = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'types-'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'calendar' }));
  await writeFile(join(folder, 'rspack.config.ts'), '');
  storage = memoryStorage();
  const host = await readCandidate(await writeHost(join(folder, 'host')));
  await publish({ storage, candidate: host, published, promote: true });
  server = await startServer({ files: storageFiles(storage), port: 0 });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Releases a remote whose archive of types declares these fragments. */
async function release(
  app: string,
  fragments: Record<string, string>,
  archive?: Uint8Array,
  slots: Record<string, string> = {},
): Promise<void> {
  versions += 1;
  const lines = Object.entries(fragments).map(([name, type]) => `  '${app}/${name}': ${type};\n`);
  const declaration = strToU8(`export type OfferedFragments = {\n${lines.join('')}};\n`);
  const dist = await writeRemote(join(folder, `${app}-${versions}`), app, { version: `1.${versions}.0` });
  await writeFile(
    join(dist, '@mf-types.zip'),
    archive ?? zipSync({ 'fragments.d.ts': declaration, 'slots.d.ts': slotsIn(app, slots) }),
  );
  await publish({ storage, candidate: await readCandidate(dist), published, promote: true });
}

function slotsIn(app: string, slots: Record<string, string>): Uint8Array {
  const lines = Object.entries(slots).map(([name, type]) => `  '${app}/${name}': ${type};\n`);
  return strToU8(`export type OfferedSlots = {\n${lines.join('')}};\n`);
}

const write = () => writeFragmentTypes({ folder, against: server.url }, () => undefined);
const written = () => readFile(join(folder, 'types/fragments.d.ts'), 'utf8');

it('declares the fragments of all other remotes to the compiler', async () => {
  await release('shop', first);
  await release('calendar', { next: '{ props: Record<string, never>; events: Record<never, never> }' });
  expect(await write()).toBe('Types of 2 fragments written to types/fragments.d.ts.');
  expect(await written()).toContain(`  interface OfferedFragments {
    'shop/add-to-cart': ${first['add-to-cart']};
    'shop/lot-card': ${first['lot-card']};
  }
`);
});

it('says nothing has changed while nothing has', async () => {
  await release('shop', first);
  await write();
  const before = await written();
  expect(await write()).toBe('No fragments of other remotes have changed.');
  expect(await written()).toBe(before);
});

it('names each difference since it was written: fragments, props and events', async () => {
  await release('shop', first);
  await release('dao', { vote: '{ props: { "proposal": string }; events: Record<never, never> }' });
  await write();
  await release('shop', {
    'add-to-cart': `{ props: { "product": string }; events: { "added": { "product": string }; "removed": { "product": string } } }`,
    'mini-cart': '{ props: Record<string, never>; events: Record<never, never> }',
  });
  await release('dao', { vote: '{ props: { "proposal": number }; events: Record<never, never> }' });
  expect((await write()).split('; ')).toEqual([
    '2 remotes changed',
    'dao/vote takes different props',
    'shop/add-to-cart sends different details with "added"',
    'shop/add-to-cart has a new event "removed"',
    'shop/lot-card is gone',
    'shop/mini-cart is new',
  ]);
});

it('declares slots, too, and names what has changed of them', async () => {
  await release('content', {}, undefined, { farm: '{ "farm": string }', lot: '{ "lot": string }' });
  await release('shop', first, undefined, { cart: 'Record<string, never>' });
  expect(await write()).toBe('Types of 2 fragments and 3 slots written to types/fragments.d.ts.');
  expect(await written()).toContain(`declare module '@furrow/remote/slot' {
  interface OfferedSlots {
    'content/farm': { "farm": string };
    'content/lot': { "lot": string };
    'shop/cart': Record<string, never>;
  }
}
`);
  await release('content', {}, undefined, { farm: '{ "farm": number }', related: '{ "article": string }' });
  expect((await write()).split('; ')).toEqual([
    '1 remote changed',
    'the slot content/farm gives other props',
    'the slot content/lot is gone',
    'content/related is a new slot',
  ]);
});

it('names the remote whose types cannot be read, and keeps what was written', async () => {
  await release('shop', first);
  await write();
  const before = await written();
  await release('dao', {}, strToU8('no archive'));
  await expect(write()).rejects.toThrow('The types of dao cannot be read');
  expect(await written()).toBe(before);
});

it.each([
  ['a fragment of another team', "'shop/pay': { props: any; events: any }"],
  ['what is no type', `'dao/vote': { props: {} } } declare global { var x: { a: {}; events: {} }`],
  ['an invalid address', `'dao/a"b': { props: string; events: string }`],
])('takes no archive that declares %s, and keeps what was written', async (_what, line) => {
  await release('shop', first);
  await write();
  const before = await written();
  await release(
    'dao',
    {},
    zipSync({ 'fragments.d.ts': strToU8(`export type OfferedFragments = {\n  ${line};\n};\n`) }),
  );
  await expect(write()).rejects.toThrow('The types of dao cannot be read: its live release declares');
  expect(await written()).toBe(before);
});

it('takes no slot of another team', async () => {
  await release('shop', first);
  const slots = strToU8("export type OfferedSlots = {\n  'shop/cart': string;\n};\n");
  await release('dao', {}, zipSync({ 'slots.d.ts': slots }));
  await expect(write()).rejects.toThrow('The types of dao cannot be read: its live release declares "shop/cart"');
});

it('unpacks no archive that would fill the memory', async () => {
  await release('dao', {}, zipSync({ 'fragments.d.ts': new Uint8Array(50_000_000) }));
  await expect(write()).rejects.toThrow('is larger than the types of a remote are');
});

it.each([
  [first['add-to-cart'].slice('{ props: '.length, first['add-to-cart'].indexOf('; events')), true],
  ['{ "a": Array<"b;}" | 1.5 | null>; "c"?: Record<string, never> }', true],
  ['{ "a": {"b":[1,true]} }', true],
  ['[1, "x"]', true],
  ['any', false],
  ['string }', false],
  ['string; x', false],
  ['import("x").y', false],
  ['Array<'.repeat(60) + 'string' + '>'.repeat(60), false],
  ['', false],
])('knows whether %s is a type that a build writes', (text, known) => {
  expect(isType(text)).toBe(known);
});
