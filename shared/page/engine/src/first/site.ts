import type { Entry } from '@furrow/discovery/discovery';
import type { SiteNavigation } from '@furrow/contract';
import type { Failures } from './islands/failures';
import type { PageFragments } from './islands/fragments';
import type { IslandServices } from './islands/island';
import type { Moves } from './first-moves';
import type { FirstPage } from '../later/navigation/outlet';
import type { LoadReleases } from './load-releases';

/** The objects that the first file of the host creates for the code that is loaded after it. */
export type Site = {
  navigation: SiteNavigation;
  failures: Failures;
  /** The services that pages and fragments get. */
  services: IslandServices;
  fragments: PageFragments;
  releases: LoadReleases;
  /** The versions that this visitor gets instead of the usual ones, by the name of the remote. */
  overrides: Map<string, Entry>;
  /** What the document contains; undefined while the site is being developed, when no document is composed. */
  firstPage: FirstPage | 'notFound' | undefined;
  moves: Moves;
  /** Whether the site allows visitors to see published versions that are not live. */
  allowsOverrides: boolean;
  /** Whether the address or the session asks for other versions, on a site that allows this. */
  mayBeOverridden: boolean;
};
