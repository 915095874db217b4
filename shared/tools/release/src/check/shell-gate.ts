import { hostName } from '@furrow/discovery/discovery';
import { fragmentParts } from '@furrow/formats/fragment-props';
import { formatVersionName } from '@furrow/formats/release-name';
import type { Release } from '@furrow/formats/release.schema';
import type { SlotSettings } from '@furrow/formats/slot.schema';
import { type Reason, reason } from '../domain/refused';

/** A fragment that the shell of the live host embeds by its name, and that no slot of a new host would have. */
export type ShellLoss = { of: string; release: Release };

/**
 * What every page would lose with a release of the host: it no longer names the fragment, and the live release of the
 * fragment fills none of its slots.
 *
 * @param others the live releases of the remotes
 * @param current the live release of the host; undefined when none is live
 */
export function shellLosses(
  { app, embeds = [], slots = [] }: Release,
  others: ReadonlyMap<string, Release>,
  current: Release | undefined,
): ShellLoss[] {
  // A host without slots takes a fragment out on purpose.
  if (app !== hostName || slots.length === 0) return [];
  const offered = new Set(slots.map(({ name }) => `${app}/${name}`));
  const named = new Set(embeds.map(({ of }) => of));
  return (current?.embeds ?? []).flatMap(({ of }) => {
    const { remote, name } = fragmentParts(of);
    const release = others.get(remote);
    const fragment = release?.fragments?.find((one) => one.name === name);
    const stands = named.has(of) || fragment?.fills?.some(({ slot }) => offered.has(slot));
    return release && fragment && !stands ? [{ of, release }] : [];
  });
}

/** A sentence for each of these fragments that the settings of the site do not put into a slot either. */
export function shellLossProblems(losses: readonly ShellLoss[], settings: SlotSettings): Reason[] {
  const added = new Set(Object.values(settings).flatMap(({ add = [] }) => add.map(({ of }) => of)));
  return losses
    .filter(({ of }) => !added.has(of))
    .map(({ of, release }) =>
      reason(
        'FUR-GATE-SHELL-LOSS',
        `its shell no longer embeds ${of}, and ${formatVersionName(release)} fills none of its slots, so every page would lose it. Release ${release.app} with "fills" first, add ${of} to a slot in the settings of the site, or use --allow-drop.`,
      ),
    );
}
