import { checkShape } from '@furrow/formats/check-shape';
import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { Refused } from '@furrow/release/domain/refused';
import { parseJson } from '@furrow/release/store/storage';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, looseObject, optional, string, type infer as Infer } from 'zod/mini';

const filesSchema = looseObject({ sync: array(string()), async: array(string()) });
const moduleSchema = { assets: looseObject({ js: filesSchema, css: filesSchema }) };

/** The parts of Module Federation's manifest that a release is made of. */
const stockManifestSchema = looseObject({
  metaData: looseObject({
    globalName: string(),
    publicPath: optional(string()),
    remoteEntry: looseObject({ name: string(), type: string() }),
  }),
  exposes: array(looseObject({ ...moduleSchema, path: string() })),
  shared: array(looseObject({ ...moduleSchema, name: string(), version: string() })),
});

export type StockManifest = Infer<typeof stockManifestSchema>;

/** @throws Refused when the folder has no build with a manifest, or one that was built for one address */
export async function readManifest(built: string): Promise<StockManifest> {
  const file = join(built, manifestFile);
  let manifest: StockManifest;
  try {
    manifest = checkShape(stockManifestSchema, parseJson(await readFile(file, 'utf8'), file), file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const what = code === 'ENOENT' ? `${built} has no ${manifestFile}` : message;
    throw new Refused(
      'FUR-ADAPT-BUILD',
      `${what}. Build the remote with a Module Federation that writes its manifest.`,
    );
  }
  if (manifest.metaData.publicPath !== 'auto')
    throw new Refused(
      'FUR-ADAPT-ADDRESS',
      `${built} was built for the address ${manifest.metaData.publicPath}. Build it with the publicPath auto.`,
    );
  return manifest;
}
