import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import type { OfferedSlot } from '@furrow/formats/slot.schema';
import type { PrerenderedFragment } from '@furrow/remote/prerender';
import { strToU8, zipSync } from 'fflate';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typeOfJsonSchema } from './json-schema-type';
import { codeFolder, furrowPackage } from '../workspace';

/**
 * The file names that Module Federation's tools expect: an archive of declarations, and the types of imports by name at
 * run time.
 */
const archiveFile = '@mf-types.zip';
const namesFile = '@mf-types.d.ts';

const lifecycles = `import type { Lifecycles } from './contract';
export declare const mount: Lifecycles['mount'];
export declare const unmount: Lifecycles['unmount'];
`;

type TypedFragment = Pick<PrerenderedFragment, 'name' | 'schema' | 'events'>;
type TypedSlot = Pick<OfferedSlot, 'name' | 'schema'>;

/**
 * The declaration of `./fragments`: for each fragment, by address, its props and the detail of each event that it
 * sends.
 */
export function fragmentTypes(remote: string, fragments: readonly TypedFragment[]): string {
  const offered = fragments.map(({ name, schema, events }) => {
    const sent = events ? typeOfJsonSchema(events) : 'Record<never, never>';
    return `  '${remote}/${name}': { props: ${typeOfJsonSchema(schema)}; events: ${sent} };\n`;
  });
  return `import type { Lifecycles } from './contract';

export type OfferedFragments = {
${offered.join('')}};

export declare const fragments: Record<${fragments.map(({ name }) => `'${name}'`).join(' | ')}, Lifecycles>;
`;
}

/** The declaration of the slots of a remote: for each, by address, the props that it gives to its parts. */
export function slotTypes(remote: string, slots: readonly TypedSlot[]): string {
  const offered = slots.map(({ name, schema }) => `  '${remote}/${name}': ${typeOfJsonSchema(schema)};\n`);
  return `export type OfferedSlots = {\n${offered.join('')}};\n`;
}

/**
 * The types of imports by name at run time. Module Federation's tools replace the word in capitals by the name that the
 * page gives to the remote.
 */
function namesOf(modules: readonly string[]): string {
  const keys = modules.map((name) => `'REMOTE_ALIAS_IDENTIFIER/${name}'`);
  const types = keys.map((key) => `T extends ${key} ? typeof import(${key}) : `);
  return `export type RemoteKeys = ${keys.join(' | ')};
export type PackageType<T> = ${types.join('')}never;
`;
}

/** A fixed time for the files of the archive, so that the same contract gives the same bytes. */
const mtime = new Date(1980, 0, 1);

/**
 * Adds the types of `./lifecycles`, `./fragments` and the slots to the build of a remote, and names them in the manifest.
 * The first module of the contract consists of plain types without imports, so its source is its declaration.
 *
 * @param folder absolute path of the remote's package
 * @param output absolute path of its build
 */
export async function writeContractTypes(
  folder: string,
  output: string,
  remote: string,
  { fragments, slots }: { fragments: readonly TypedFragment[]; slots: readonly TypedSlot[] },
): Promise<void> {
  const code = codeFolder(furrowPackage(folder, '@furrow/contract'));
  const source = join(code, 'contract.ts');
  const contract = await readFile(existsSync(source) ? source : join(code, 'contract.d.ts'), 'utf8');
  const declarations: Record<string, string> = {
    lifecycles,
    ...(fragments.length > 0 && { fragments: fragmentTypes(remote, fragments) }),
  };
  const texts = Object.entries({
    contract,
    ...declarations,
    ...(slots.length > 0 && { slots: slotTypes(remote, slots) }),
  });
  const archive = zipSync(Object.fromEntries(texts.map(([name, text]) => [`${name}.d.ts`, strToU8(text)])), { mtime });
  const file = join(output, manifestFile);
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { metaData: object };
  const types = { path: '', name: archiveFile, zip: archiveFile, api: namesFile };
  await writeFile(join(output, archiveFile), archive);
  await writeFile(join(output, namesFile), namesOf(Object.keys(declarations)));
  await writeFile(file, JSON.stringify({ ...manifest, metaData: { ...manifest.metaData, types } }));
}
