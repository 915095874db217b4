import type { PageLocation, PagePlace } from './contract';

/** The place whose page fills the slot: beneath a drawer it is the place that the drawer was opened over. */
export function pageOf(location: PageLocation): PagePlace {
  return location.over ?? location;
}
