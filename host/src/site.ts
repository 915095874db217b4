import type { SiteNavigation } from '@furrow/contract';
import type { SiteDiscovery } from './federation/site-discovery';
import type { Failures } from './islands/failures';
import type { Fragments } from './islands/fragments';
import type { IslandServices } from './islands/island';
import type { FirstPage } from './navigation/slot';

/** The objects that the first file of the host creates for the code that is loaded after it. */
export type Site = {
  navigation: SiteNavigation;
  discovery: SiteDiscovery;
  failures: Failures;
  /** The services that pages and fragments get. */
  services: IslandServices;
  fragments: Fragments;
  firstPage: FirstPage | 'notFound' | undefined;
  /** Whether the address bar has named another page since the document was loaded. */
  hasMoved: () => boolean;
  /** Whether the site allows visitors to see published versions that are not live. */
  allowsOverrides: boolean;
  /** Whether the address or the session asks for other versions, on a site that allows this. */
  mayBeOverridden: boolean;
};
