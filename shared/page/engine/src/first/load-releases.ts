import type { Entry } from '@furrow/discovery/discovery';
import type { createReleases } from '../later/releases/releases';
import { keptUnlessFailed } from './promise-cache';

/** Reads the discovery document and releases. */
export type Releases = ReturnType<typeof createReleases>;

/** Loads that code, once; after a failure the next call tries again. */
export type LoadReleases = () => Promise<Releases>;

/**
 * Pages and their fragments come with documents. Only what no document says needs releases: the version before one whose
 * code fails, versions that are not live, fragments that a page adds later, and pages of a site that is being developed.
 *
 * @param overrides the versions that this visitor gets instead of the usual ones, by the name of the remote
 */
export function releasesLoader(overrides: ReadonlyMap<string, Entry>): LoadReleases {
  return keptUnlessFailed(async () => {
    const { createReleases } = await import(/* webpackChunkName: 'releases' */ '../later/releases/releases');
    return createReleases(overrides);
  });
}
