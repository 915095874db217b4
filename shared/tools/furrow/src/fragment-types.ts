import { hostName, liveEntry } from '@furrow/discovery/discovery';
import { all } from '@furrow/release/domain/all';
import { viewOf } from '@furrow/release/domain/ledger';
import { Refused } from '@furrow/release/domain/refused';
import { folderOf } from '@furrow/release/domain/versions';
import { readLedger } from '@furrow/release/store/ledger-file';
import type { OriginStorage } from '@furrow/release/store/storage';
import { strFromU8, unzipSync } from 'fflate';

/** What a fragment takes and sends, as texts of TypeScript: `{ "product": string }`. */
export type FragmentType = { props: string; events: string };
/** By address, such as `shop/add-to-cart`. */
export type FragmentTypes = ReadonlyMap<string, FragmentType>;
/** The props that slots give, by address, such as `content/farm`. */
export type SlotTypes = ReadonlyMap<string, string>;
export type TypesOfOthers = { fragments: FragmentTypes; slots: SlotTypes };

/** The file with the types of other remotes' fragments, relative to the folder of a remote. */
export const typesFile = 'types/fragments.d.ts';
/** The archive with the types of a release. */
const archiveFile = '@mf-types.zip';
/** The files in it with the fragments and the slots. */
const declarationFiles = ['fragments.d.ts', 'slots.d.ts'] as const;
/** What the declarations of one remote may have, unpacked. Those of fifty fragments have 20 kB. */
const mostBytes = 200_000;
/** How deep a type may be. */
const deepest = 50;

/**
 * Reads the types of the fragments and slots that the live remotes of a site offer, from the archives in their releases.
 *
 * @param own the remote that is left out, because its own sources declare what it offers
 * @throws Refused when there is no site, or when the types of a release cannot be read
 */
export async function readTypesOfOthers(site: OriginStorage, own: string): Promise<TypesOfOthers> {
  const { microFrontends } = viewOf(await readLedger(site));
  const apps = Object.keys(microFrontends).filter((app) => app !== hostName && app !== own);
  const found = await all(apps.sort(), async (app) => {
    const entry = liveEntry(microFrontends[app]);
    const archive = entry && (await site.read(`${folderOf(entry)}/${archiveFile}`));
    if (!archive) return [];
    const [ofFragments, ofSlots] = declarationFiles.map((file) => declarationIn(archive.bytes, app, file));
    const fragments = [...parseFragmentTypes(ofFragments ?? '')];
    const slots = [...parseSlotTypes(ofSlots ?? '')];
    // Whatever else an archive declares would stand in the sources of other teams in its owner's name.
    const types = [
      ...fragments.map(([address, { props, events }]) => ({ address, texts: [props, events] })),
      ...slots.map(([address, props]) => ({ address, texts: [props] })),
    ];
    const foreign = types.find(({ address, texts }) => !isOwn(app, address) || !texts.every(isType));
    if (foreign)
      throw new Refused(
        'FUR-REMOTE-TYPES-UNREADABLE',
        `The types of ${app} cannot be read: its live release declares ${JSON.stringify(foreign.address)} in a way that no build of a remote does. Tell that team about it.`,
      );
    return [{ fragments, slots }];
  });
  return {
    fragments: new Map(found.flat().flatMap(({ fragments }) => fragments)),
    slots: new Map(found.flat().flatMap(({ slots }) => slots)),
  };
}

/** Whether the address is that of a fragment or a slot of the app. */
function isOwn(app: string, address: string): boolean {
  return address.startsWith(`${app}/`) && /^[a-z][a-z0-9-]*$/.test(address.slice(app.length + 1));
}

function declarationIn(archive: Uint8Array, app: string, file: string): string {
  const unreadable = (why: string) =>
    new Refused(
      'FUR-REMOTE-TYPES-UNREADABLE',
      `The types of ${app} cannot be read: ${archiveFile} of its live release ${why}. Tell that team about it.`,
    );
  let found = 0;
  try {
    const { [file]: declaration } = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (name !== file) return false;
        found += 1;
        if (originalSize > mostBytes || found > 1) throw unreadable('is larger than the types of a remote are');
        return true;
      },
    });
    return declaration ? strFromU8(declaration) : '';
  } catch (error) {
    throw error instanceof Refused ? error : unreadable('is not an archive');
  }
}

/** Reads the declarations of fragments in a file of types: one line for each fragment, as the bundler writes them. */
export function parseFragmentTypes(text: string): FragmentTypes {
  const lines = text.matchAll(/^ *'([^']+)': \{ props: (.*); events: (.*) \};$/gm);
  return new Map([...lines].map(([, address = '', props = '', events = '']) => [address, { props, events }]));
}

/** Reads the declarations of slots in a file of types: one line for each slot, as the bundler writes them. */
export function parseSlotTypes(text: string): SlotTypes {
  const lines = text.matchAll(/^ *'([^']+)': (?!\{ props: )(.*);$/gm);
  return new Map([...lines].map(([, address = '', props = '']) => [address, props]));
}

const stringToken = String.raw`"(?:[^"\\\u0000-\u001f]|\\.)*"`;
const typeTokens = new RegExp(String.raw`\s*(${stringToken}|-?\d[\d.eE+-]*|[A-Za-z]+|[{}<>\[\]|;:,?])`, 'y');

/**
 * Whether a text is one of the types that the bundler writes for a JSON Schema, and nothing else: names of plain types,
 * values, objects, arrays and records, and unions of them.
 */
export function isType(text: string): boolean {
  const tokens: string[] = [];
  typeTokens.lastIndex = 0;
  for (let at = 0; text.slice(at).trim() !== ''; at = typeTokens.lastIndex) {
    const [, token] = typeTokens.exec(text) ?? [];
    if (token === undefined) return false;
    tokens.push(token);
  }
  let next = 0;
  const take = (wanted: string) => tokens[next] === wanted && (next += 1) > 0;
  const takeText = () => tokens[next]?.startsWith('"') === true && (next += 1) > 0;
  const inner = (depth: number, end: string): boolean => union(depth + 1) && take(end);
  function union(depth: number): boolean {
    do if (depth > deepest || !one(depth)) return false;
    while (take('|'));
    return true;
  }
  /** Items with a separator between them, up to the token at the end. */
  function list(separator: string, end: string, item: () => boolean): boolean {
    if (take(end)) return true;
    do if (!item()) return false;
    while (take(separator) && tokens[next] !== end);
    return take(end);
  }
  function one(depth: number): boolean {
    const token = tokens[next] ?? '';
    next += 1;
    if (/^(?:string|number|boolean|null|unknown|never|true|false)$/.test(token) || /^["\d-]/.test(token)) return true;
    if (token === 'Array') return take('<') && inner(depth, '>');
    if (token === 'Record') return take('<') && (take('string') || take('never')) && take(',') && inner(depth, '>');
    const field = () => takeText() && (take('?') || true) && take(':') && union(depth + 1);
    if (token === '{') return list(';', '}', field);
    // The value of a `const` of JSON Schema.
    return token === '[' && list(',', ']', () => union(depth + 1));
  }
  return union(0) && next === tokens.length;
}

/** The text of the file that declares fragments and slots of other remotes to the compiler. */
export function fragmentTypesFile({ fragments, slots }: TypesOfOthers): string {
  const ofFragments = [...fragments].map(
    ([address, { props, events }]) => `    '${address}': { props: ${props}; events: ${events} };\n`,
  );
  const ofSlots = [...slots].map(([address, props]) => `    '${address}': ${props};\n`);
  return `/* eslint-disable */
// The fragments and slots of other remotes. "furrow types" writes this file from what is live on the site.
${[
  declared('@furrow/remote/fragment', 'OfferedFragments', ofFragments),
  ...(ofSlots.length > 0 ? [declared('@furrow/remote/slot', 'OfferedSlots', ofSlots)] : []),
].join('\n')}`;
}

function declared(module: string, name: string, lines: readonly string[]): string {
  return `import '${module}';

declare module '${module}' {
  interface ${name} {
${lines.join('')}  }
}
`;
}

/** What differs between two states of the slots of a site, a sentence without a period for each difference. */
export function slotChanges(before: SlotTypes, after: SlotTypes): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((address) => {
    const [old, now] = [before.get(address), after.get(address)];
    if (old === now) return [];
    if (old === undefined) return [`${address} is a new slot`];
    return [now === undefined ? `the slot ${address} is gone` : `the slot ${address} gives other props`];
  });
}

/** What differs between two states of the fragments of a site, a sentence without a period for each difference. */
export function fragmentChanges(before: FragmentTypes, after: FragmentTypes): string[] {
  const addresses = [...new Set([...before.keys(), ...after.keys()])].sort();
  return addresses.flatMap((address) => {
    const [old, now] = [before.get(address), after.get(address)];
    if (!old) return [`${address} is new`];
    if (!now) return [`${address} is gone`];
    const props = old.props === now.props ? [] : [`${address} takes different props`];
    return [...props, ...eventChanges(fieldsOf(old.events), fieldsOf(now.events)).map((text) => `${address} ${text}`)];
  });
}

function eventChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((event) => {
    const [old, now] = [before.get(event), after.get(event)];
    if (old === now) return [];
    if (old === undefined) return [`has a new event ${event}`];
    return now === undefined ? [`no longer sends ${event}`] : [`sends different details with ${event}`];
  });
}

/** The fields of an object type by their names in quotation marks, with the texts of their types. */
function fieldsOf(type: string): Map<string, string> {
  const fields = new Map<string, string>();
  let depth = 0;
  let start = 0;
  const text = type.replace(/^\{ (.*) \}$/, '$1;');
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}<>;]/g)) {
    if (token === '{' || token === '<') depth += 1;
    if (token === '}' || token === '>') depth -= 1;
    if (token !== ';' || depth > 0) continue;
    const [, name, of] = /^\s*("(?:[^"\\]|\\.)*")\??: (.*)$/.exec(text.slice(start, index)) ?? [];
    if (name !== undefined && of !== undefined) fields.set(name, of);
    start = index + 1;
  }
  return fields;
}
