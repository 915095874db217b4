import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { strToU8, zipSync } from 'fflate';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from './workspace';

/** Names by which Module Federation's tools know the files: an archive of declarations, and what it means to import by name at run time. */
const archiveFile = '@mf-types.zip';
const namesFile = '@mf-types.d.ts';

const lifecycles = `import type { Lifecycles } from './contract';
export declare const bootstrap: Lifecycles['bootstrap'];
export declare const mount: Lifecycles['mount'];
export declare const update: Lifecycles['update'];
export declare const unmount: Lifecycles['unmount'];
`;

/** The page's own name for the remote stands in place of the word in capitals. */
const names = `export type RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/lifecycles';
export type PackageType<T> = T extends RemoteKeys ? typeof import('REMOTE_ALIAS_IDENTIFIER/lifecycles') : never;
`;

/** The same for the same contract. */
const mtime = new Date(1980, 0, 1);

/**
 * Adds the types of `./lifecycles` to the build of a remote, and tells the manifest. The contract is plain types without an import, so
 * its source is its declaration.
 */
export async function writeContractTypes(output: string): Promise<void> {
  const contract = await readFile(join(workspaceRoot(), 'shared/remote/src/contract.ts'), 'utf8');
  const archive = zipSync({ 'contract.d.ts': strToU8(contract), 'lifecycles.d.ts': strToU8(lifecycles) }, { mtime });
  const file = join(output, manifestFile);
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { metaData: object };
  const types = { path: '', name: archiveFile, zip: archiveFile, api: namesFile };
  await writeFile(join(output, archiveFile), archive);
  await writeFile(join(output, namesFile), names);
  await writeFile(file, JSON.stringify({ ...manifest, metaData: { ...manifest.metaData, types } }));
}
