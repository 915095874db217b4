import { type Discovery, hostName, liveEntry } from '@furrow/discovery/discovery';
import type { Release } from '@furrow/formats/release.schema';
import type { Filled } from './slot-gate';

/** How deep a part lies, by the longest way to it from a page, and whether it stands in itself. */
export function pathTo(
  release: Release,
  { fragment, slot }: Filled,
  discovery: Discovery,
): { depth: number; steps: string[]; isCircle: boolean } {
  const holders = slotHolders(release, discovery);
  const own = `${release.app}/${fragment.name}`;
  let longest = { depth: 0, steps: [] as string[], isCircle: false };
  const follow = (at: string, steps: readonly string[], seen: readonly string[]) => {
    for (const { of, fills } of holders(at)) {
      if (of === own) longest = { depth: Infinity, steps: [own, ...steps], isCircle: true };
      if (longest.isCircle || seen.includes(of)) continue;
      for (const outer of fills) follow(outer, [of, ...steps], [of, ...seen]);
      // A page names it.
      if (fills.length === 0) note([of, ...steps], steps.length + 1);
    }
    note([at, ...steps], steps.length);
  };
  const note = (steps: string[], depth: number) => {
    if (!longest.isCircle && depth > longest.depth) longest = { depth, steps, isCircle: false };
  };
  follow(slot, [own], []);
  return longest;
}

/** Makes a function that finds the fragments with a slot in them, and the slots that each of them fills. */
function slotHolders({ app, fragments = [] }: Release, discovery: Discovery) {
  const ownHolders = fragments.map(({ name, slots = [], fills = [] }) => ({
    of: `${app}/${name}`,
    holds: slots.map((slot) => `${app}/${slot.name}`),
    fills: fills.map(({ slot }) => slot),
  }));
  const others = Object.entries(discovery.microFrontends).flatMap(([other, entries]) => {
    if (other === app || other === hostName) return [];
    const { within = {}, fills = [] } = liveEntry(entries)?.extras.slots ?? {};
    return Object.entries(within).map(([fragment, slots]) => ({
      of: `${other}/${fragment}`,
      holds: slots.map((name) => `${other}/${name}`),
      fills: fills.filter((one) => one.fragment === fragment).map(({ slot }) => slot),
    }));
  });
  const all = [...ownHolders, ...others];
  return (slot: string) => all.filter(({ holds }) => holds.includes(slot));
}
