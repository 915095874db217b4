import { array, extend, looseObject, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { checkShape } from './check-shape';

/** The file in which Module Federation describes the container of a remote. */
export const manifestFile = 'mf-manifest.json';

/** The part of the manifest that a host reads: where the remote entry is, and its global name on `window`. */
export const remoteManifestSchema = looseObject({
  metaData: looseObject({ globalName: string(), remoteEntry: looseObject({ name: string() }) }),
});

/**
 * The parts of the manifest that the publish check reads: what a host does, and what the container exposes, such as
 * `./lifecycles`.
 */
const releasedManifestSchema = extend(remoteManifestSchema, { exposes: array(looseObject({ path: string() })) });

const filesSchema = looseObject({
  js: looseObject({ sync: array(string()) }),
  css: looseObject({ sync: array(string()) }),
});

/** The part of the manifest that a build reads: the files of exposed and shared modules. The host exposes nothing. */
const builtManifestSchema = looseObject({
  exposes: array(looseObject({ path: string(), assets: filesSchema })),
  shared: array(looseObject({ name: string(), assets: filesSchema })),
  metaData: looseObject({ remoteEntry: looseObject({ name: string() }) }),
});

export type RemoteManifest = Infer<typeof remoteManifestSchema>;
export type BuiltManifest = Infer<typeof builtManifestSchema>;

/** @throws Error that names the field that is wrong */
export const parseBuiltManifest = (value: unknown, what: string): BuiltManifest =>
  checkShape(builtManifestSchema, value, what);

/**
 * The parts of the manifest that a host reads, and what the container exposes, such as `./lifecycles`.
 *
 * @throws Error that names the field that is wrong
 */
export const parseManifest = (value: unknown, what: string): Infer<typeof releasedManifestSchema> =>
  checkShape(releasedManifestSchema, value, what);
