import { type Entry, entriesOf, liveEntry } from '@furrow/discovery/discovery';
import { fragmentParts } from '@furrow/formats/fragment-props';
import { formatVersionName } from '@furrow/formats/release-name';
import type { OfferedFragment } from '@furrow/formats/fragment.schema';
import type { Release } from '@furrow/formats/release.schema';
import type { SlotFacts, SlotSettings } from '@furrow/formats/slot.schema';
import { propsGiven } from '../check/slot-gate';
import { isPrerendered, type VersionOf } from '../compose/site/fragments';
import { readSite } from '../compose/site/settings';
import { type Filler, Fillings } from '../compose/site/slots';
import { all } from '../domain/all';
import { type Ledger, viewOf } from '../domain/ledger';
import { readRelease } from '../store/releases';
import type { OriginStorage } from '../store/storage';
import type { VersionStatus } from './status';

/**
 * Why a fragment stands nowhere in a slot that it fills: the settings or the slot do not let its app in, others have
 * taken all the room, nobody offers the slot, it stands nowhere itself, or the fragment has nothing to say about the
 * props that are given there.
 */
export type LeftOut = 'settings' | 'slot' | 'room' | 'unoffered' | 'unplaced' | 'props';

/** A slot that a fragment of a version fills. */
export type FilledSlot = NonNullable<SlotFacts['fills']>[number] & {
  /** True when the settings of the site put it there, and not its release. */
  isAdded?: true;
  /** Absent when it stands there, and for versions that no visitor gets. */
  leftOut?: LeftOut;
};

/** Says of the versions that visitors get which slots they fill with the settings of the site, and what is left out. */
export async function withFilledSlots(
  storage: OriginStorage,
  ledger: Ledger,
  rows: readonly VersionStatus[],
): Promise<VersionStatus[]> {
  const discovery = viewOf(ledger);
  // As for documents: while the settings cannot be read, they say nothing.
  const settings: SlotSettings = await readSite(storage).then(
    ({ slots = {} }) => slots,
    () => ({}),
  );
  const fillings = new Fillings(discovery, settings);
  const releases = new Map<string, Promise<Release | undefined>>();

  /** The release of an app; undefined when it has none, or a damaged one. */
  function releaseOf(app: string, entry: Entry | undefined): Promise<Release | undefined> {
    const key = entry && formatVersionName({ app, version: entry.metadata.version });
    const known = key === undefined ? undefined : releases.get(key);
    if (known || !entry || key === undefined) return known ?? Promise.resolve(undefined);
    const read = readRelease(storage, app, entry).catch(() => undefined);
    releases.set(key, read);
    return read;
  }

  async function fragmentOf({ of }: Filler, versionOf: VersionOf): Promise<OfferedFragment | undefined> {
    const { remote, name } = fragmentParts(of);
    return (await releaseOf(remote, versionOf(remote)))?.fragments?.find((fragment) => fragment.name === name);
  }

  async function whyLeftOut(of: string, slot: string, versionOf: VersionOf): Promise<LeftOut | undefined> {
    const fillers = fillings.of(slot, versionOf);
    if (!fillers.some((filler) => filler.of === of)) return 'settings';
    const { remote: owner, name } = fragmentParts(slot);
    const entry = versionOf(owner);
    if (!entry) return 'unoffered';
    const offering = await releaseOf(owner, entry);
    // A damaged release is reported as such.
    if (!offering) return undefined;
    const offered = offering.slots?.find((one) => one.name === name);
    if (!offered) return 'unoffered';
    const isLetIn = (filler: Filler) => offered.apps?.includes(fragmentParts(filler.of).remote) !== false;
    if (!fillers.some((filler) => filler.of === of && isLetIn(filler))) return 'slot';
    const given = propsGiven(offering, name);
    if (given.length === 0) return 'unplaced';
    const parts = await all(fillers.filter(isLetIn), async (filler) => ({
      of: filler.of,
      fragment: await fragmentOf(filler, versionOf),
    }));
    const ranks = given
      .map(({ props }) => parts.filter(({ fragment }) => fragment && isPrerendered(fragment, props)))
      .map((standing) => standing.findIndex((part) => part.of === of))
      .filter((rank) => rank >= 0);
    if (ranks.length === 0) return 'props';
    return ranks.some((rank) => rank < offered.max) ? undefined : 'room';
  }

  return all(rows, async (row) => {
    const { app, version, state, slots } = row;
    if (state !== 'live' && state !== 'canary') return row;
    const own = entriesOf(discovery, app).find(({ metadata }) => metadata.version === version);
    const versionOf = (remote: string) => (remote === app ? own : liveEntry(entriesOf(discovery, remote)));
    const said: FilledSlot[] = slots?.fills ?? [];
    const isSaid = (slot: string, fragment: string) =>
      said.some((fill) => fill.slot === slot && fill.fragment === fragment);
    const added = Object.entries(settings).flatMap(([slot, { add = [] }]) =>
      add.flatMap(({ of, order }): FilledSlot[] => {
        const { remote, name: fragment } = fragmentParts(of);
        return remote === app && !isSaid(slot, fragment) ? [{ slot, fragment, order, isAdded: true }] : [];
      }),
    );
    if (said.length + added.length === 0) return row;
    const fills = await all([...said, ...added], async (fill) => {
      const leftOut = await whyLeftOut(`${app}/${fill.fragment}`, fill.slot, versionOf);
      return leftOut === undefined ? fill : { ...fill, leftOut };
    });
    return { ...row, slots: { ...slots, fills } };
  });
}
