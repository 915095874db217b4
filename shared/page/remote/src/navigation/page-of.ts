import type { PageLocation, PagePlace } from '@furrow/contract';

/** The place whose page fills the outlet. If a drawer is open, it is the place that the drawer was opened over. */
export function pageOf(location: PageLocation): PagePlace {
  return location.over ?? location;
}
