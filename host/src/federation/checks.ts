import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { type Discovery, hostName } from '@furrow/discovery/discovery';
import { checkShape } from '@furrow/formats/check-shape';
import { canRun } from '@furrow/formats/contract-version';
import { parseFragmentDocument, type FragmentDocument } from '@furrow/formats/fragment.schema';
import { parsePageDocument, type PageDocument } from '@furrow/formats/page-document.schema';
import { releaseSchema } from '@furrow/formats/release.schema';
import { remoteManifestSchema, type RemoteManifest } from '@furrow/formats/remote-manifest.schema';
import { pick, type infer as Infer } from 'zod/mini';
import { hostTerms } from './host-terms';

/** Shapes of the documents that the host fetches. They are a chunk of their own, because the first page hydrates without fetching any. */

/** The host reads these fields of a release file and no others, so that it can also show releases of a newer format. */
const readReleaseSchema = pick(releaseSchema, { files: true, routes: true, pages: true });

export type ReleaseFile = Infer<typeof readReleaseSchema>;

export const checks = {
  discovery: (value: unknown): Discovery => runnable(parseDiscovery(value)),
  release: (value: unknown): ReleaseFile => checkShape(readReleaseSchema, value, 'release file'),
  fragment: (value: unknown): FragmentDocument => parseFragmentDocument(value, 'fragment'),
  page: (value: unknown): PageDocument => parsePageDocument(value, 'page'),
  manifest: (value: unknown): RemoteManifest => checkShape(remoteManifestSchema, value, 'remote manifest'),
};

/**
 * The discovery document without the versions that this host cannot run. A version that is left out has no owner in
 * this tab, so a link to its pages loads a document. That document comes with a newer host, which can run it.
 */
function runnable(discovery: Discovery): Discovery {
  const apps = Object.entries(discovery.microFrontends).map(([app, entries]) => {
    const shown = app === hostName ? entries : entries.filter(({ extras }) => canRun(hostTerms, extras));
    return [app, shown] as const;
  });
  return { ...discovery, microFrontends: Object.fromEntries(apps) };
}
