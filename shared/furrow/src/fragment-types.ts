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

/** The file with the types of other remotes' fragments, relative to the folder of a remote. */
export const typesFile = 'types/fragments.d.ts';
/** The archive with the types of a release. */
const archiveFile = '@mf-types.zip';
const declarationFile = 'fragments.d.ts';

/**
 * Reads the types of the fragments that the live remotes of a site offer, from the archives in their releases.
 *
 * @param own the remote whose fragments are left out, because its own sources declare them
 * @throws Refused when there is no site, or when the types of a release cannot be read
 */
export async function readFragmentTypes(site: OriginStorage, own: string): Promise<FragmentTypes> {
  const { microFrontends } = viewOf(await readLedger(site));
  const apps = Object.keys(microFrontends).filter((app) => app !== hostName && app !== own);
  const found = await all(apps.sort(), async (app) => {
    const entry = liveEntry(microFrontends[app]);
    const archive = entry && (await site.read(`${folderOf(entry)}/${archiveFile}`));
    return archive ? [...parseFragmentTypes(declarationIn(archive.bytes, app))] : [];
  });
  return new Map(found.flat());
}

function declarationIn(archive: Uint8Array, app: string): string {
  try {
    const { [declarationFile]: file } = unzipSync(archive, { filter: ({ name }) => name === declarationFile });
    return file ? strFromU8(file) : '';
  } catch {
    throw new Refused(
      `The types of ${app} cannot be read: ${archiveFile} of its live release is no archive. Tell its team.`,
    );
  }
}

/** Reads the declarations of fragments in a file of types: one line for each fragment, as the bundler writes them. */
export function parseFragmentTypes(text: string): FragmentTypes {
  const lines = text.matchAll(/^ *'([^']+)': \{ props: (.*); events: (.*) \};$/gm);
  return new Map([...lines].map(([, address = '', props = '', events = '']) => [address, { props, events }]));
}

/** The text of the file that declares fragments of other remotes to the compiler. */
export function fragmentTypesFile(types: FragmentTypes): string {
  const lines = [...types].map(
    ([address, { props, events }]) => `    '${address}': { props: ${props}; events: ${events} };\n`,
  );
  return `/* eslint-disable */
// The fragments of other remotes. "furrow types" writes this file from what is live on the site.
import '@furrow/remote/fragment';

declare module '@furrow/remote/fragment' {
  interface OfferedFragments {
${lines.join('')}  }
}
`;
}

/** What differs between two states of the fragments of a site, a sentence without a period for each difference. */
export function fragmentChanges(before: FragmentTypes, after: FragmentTypes): string[] {
  const addresses = [...new Set([...before.keys(), ...after.keys()])].sort();
  return addresses.flatMap((address) => {
    const [old, now] = [before.get(address), after.get(address)];
    if (!old) return [`${address} is new`];
    if (!now) return [`${address} is gone`];
    const props = old.props === now.props ? [] : [`${address} takes other props`];
    return [...props, ...eventChanges(fieldsOf(old.events), fieldsOf(now.events)).map((text) => `${address} ${text}`)];
  });
}

function eventChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((event) => {
    const [old, now] = [before.get(event), after.get(event)];
    if (old === now) return [];
    if (old === undefined) return [`has a new event ${event}`];
    return now === undefined ? [`no longer sends ${event}`] : [`sends another detail with ${event}`];
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
