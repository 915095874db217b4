import type { HydratePolicy } from '@furrow/contract/hydrate-policy';

/** When a page is hydrated at this address: its HTML does not contain what it shows for a query, so its code runs at once. */
export function policyHere(policy: HydratePolicy): HydratePolicy {
  return location.search !== '' && policy !== 'never' ? 'load' : policy;
}
