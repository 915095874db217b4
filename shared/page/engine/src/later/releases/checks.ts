import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { type Discovery, hostName } from '@furrow/discovery/discovery';
import { checkShape } from '@furrow/formats/check-shape';
import { canRun } from '@furrow/contract/version';
import { parseFragmentDocument, type FragmentDocument } from '@furrow/formats/fragment.schema';
import { parsePageDocument, type PageDocument } from '@furrow/formats/page-document.schema';
import { publicSiteSchema } from '@furrow/formats/public-site.schema';
import { releaseSchema } from '@furrow/formats/release.schema';
import { remoteManifestSchema, type RemoteManifest } from '@furrow/formats/remote-manifest.schema';
import { pick, type infer as Infer } from 'zod/mini';
import { hostTerms } from './host-terms';

/**
 * The shapes of the documents that the host fetches. They are a separate chunk, because the first page is hydrated
 * without fetching a document.
 */

/**
 * The host reads only these fields of a release file, so that it can also show releases whose files have a newer
 * format.
 */
const readReleaseSchema = pick(releaseSchema, { files: true, routes: true, pages: true });

/** The host reads only these fields of the settings of the site. */
const readSettingsSchema = pick(publicSiteSchema, { slots: true });

type SiteSettings = Infer<typeof readSettingsSchema>;

export type ReleaseFile = Infer<typeof readReleaseSchema>;

export const checks = {
  discovery: (value: unknown): Discovery => runnable(parseDiscovery(value)),
  release: (value: unknown): ReleaseFile => checkShape(readReleaseSchema, value, 'release file'),
  settings: (value: unknown): SiteSettings => checkShape(readSettingsSchema, value, 'settings of the site'),
  fragment: (value: unknown): FragmentDocument => parseFragmentDocument(value, 'fragment'),
  page: (value: unknown): PageDocument => parsePageDocument(value, 'page'),
  manifest: (value: unknown): RemoteManifest => checkShape(remoteManifestSchema, value, 'remote manifest'),
};

/**
 * The discovery document without the versions that this host cannot run. The paths of such a version have no owner in
 * this tab, so links to them load documents. These come with a newer host, which can run the version.
 */
function runnable(discovery: Discovery): Discovery {
  const apps = Object.entries(discovery.microFrontends).map(([app, entries]) => {
    const shown = app === hostName ? entries : entries.filter(({ extras }) => canRun(hostTerms, extras));
    return [app, shown] as const;
  });
  return { ...discovery, microFrontends: Object.fromEntries(apps) };
}
