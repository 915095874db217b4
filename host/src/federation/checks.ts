import { parseDiscovery, type Discovery } from '@furrow/release/discovery-schema';
import { _default, array, looseObject, parse, record, string, type infer as Infer } from 'zod/mini';

/** Shapes of the documents the host fetches. A chunk of its own: nothing fetched is needed before the first page lives. */

const releaseSchema = looseObject({
  files: record(string(), looseObject({ integrity: string() })),
  routes: array(
    looseObject({
      pages: array(string()),
      files: _default(array(string()), []),
      uses: _default(array(string()), []),
    }),
  ),
});

const manifestSchema = looseObject({
  metaData: looseObject({ globalName: string(), remoteEntry: looseObject({ name: string() }) }),
});

export type ReleaseFile = Infer<typeof releaseSchema>;
export type RemoteManifest = Infer<typeof manifestSchema>;

export const checks = {
  discovery: (value: unknown): Discovery => parseDiscovery(value),
  release: (value: unknown): ReleaseFile => parse(releaseSchema, value),
  manifest: (value: unknown): RemoteManifest => parse(manifestSchema, value),
};
