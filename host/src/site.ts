import type { SiteNavigation } from '@furrow/remote/contract';
import type { SiteDiscovery } from './federation/site-discovery';
import type { Failures } from './islands/failures';
import type { Fragments } from './islands/fragments';
import type { IslandServices } from './islands/island';
import type { FirstPage } from './navigation/slot';

/** What the first file of the host has made, for the code that is loaded after it. */
export type Site = {
  navigation: SiteNavigation;
  discovery: SiteDiscovery;
  failures: Failures;
  /** What is given to pages and fragments. */
  services: IslandServices;
  fragments: Fragments;
  firstPage: FirstPage | 'notFound' | undefined;
  /** Whether the site lets visitors see other published versions. */
  allowsOverrides: boolean;
  /** Whether the address or the session asks for other versions, and the site allows it. */
  mayBeOverridden: boolean;
};
