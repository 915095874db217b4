import { canaryEntry, type Discovery, type Entry, hostName, liveEntry } from '@furrow/discovery/discovery';
import { deepestSlot } from '@furrow/contract/slot-element';
import { formatFragmentProps, fragmentParts } from '@furrow/formats/fragment-props';
import type { EmbeddedFragment } from '@furrow/formats/fragment.schema';
import { formatVersionName } from '@furrow/formats/release-name';
import type { OfferedSlot, PlacedSlot, SlotSettings } from '@furrow/formats/slot.schema';
import type { Release } from '@furrow/formats/release.schema';
import {
  embedKey,
  type FilledSlots,
  type FoundFragment,
  type FoundFragments,
  htmlFor,
  slotKey,
  slotsIn,
} from '../document/embed';
import { countOf } from '../../domain/count-of';
import { firstHeading, isOtherLevel } from '../document/part-html';
import { type FragmentReader, isPrerendered, type FragmentOffer, propsProblem, type VersionOf } from './fragments';

/** What stands in a page or in the shell by its address: fragments and slots. */
export type Places = { embeds: readonly string[]; slots: readonly string[] };

/** A fragment in a slot, and its place among the others there. */
export type Filler = {
  of: string;
  order: number;
  /** Whether the settings of the site put it there, so that no gate has looked at its HTML. */
  isAdded?: boolean;
};

/** The fragments of a version that fill a slot. */
export function fillersIn(app: string, entry: Entry | undefined, slot: string): Filler[] {
  const fills = entry?.extras.slots?.fills ?? [];
  return fills.filter((one) => one.slot === slot).map(({ fragment, order }) => ({ of: `${app}/${fragment}`, order }));
}

/** The order of the parts in a slot: by their numbers, then by their addresses. */
export function inOrder(fillers: readonly Filler[]): Filler[] {
  return [...fillers].sort((a, b) => a.order - b.order || (a.of < b.of ? -1 : 1));
}

/** Who fills which slots, of everything that visitors may get. */
export class Fillings {
  /** The fragments that fill a slot, by its address. */
  private readonly fillers = new Map<string, Set<string>>();
  /** The slots in a fragment, by its address. */
  private readonly within = new Map<string, Set<string>>();
  /** The addresses of slots that others fill, by the app that offers them. */
  private readonly filledOf = new Map<string, Set<string>>();
  /** The addresses of slots in fragments, by their remote. */
  private readonly withinOf = new Map<string, Set<string>>();

  private readonly settings: SlotSettings;

  /** @param settings what the settings of the site say about slots */
  constructor(discovery: Discovery, settings: SlotSettings = {}) {
    this.settings = settings;
    for (const [slot, { add: added = [] }] of Object.entries(settings))
      for (const { of } of added) {
        add(this.fillers, slot, of);
        add(this.filledOf, fragmentParts(slot).remote, slot);
      }
    for (const [app, entries] of Object.entries(discovery.microFrontends)) {
      if (app === hostName) continue;
      for (const entry of [liveEntry(entries), canaryEntry(entries)]) {
        for (const { slot, fragment } of entry?.extras.slots?.fills ?? []) {
          add(this.fillers, slot, `${app}/${fragment}`);
          add(this.filledOf, fragmentParts(slot).remote, slot);
        }
        for (const [fragment, slots] of Object.entries(entry?.extras.slots?.within ?? {}))
          for (const slot of slots) {
            add(this.within, `${app}/${fragment}`, `${app}/${slot}`);
            add(this.withinOf, app, `${app}/${slot}`);
          }
      }
    }
  }

  /** The remotes that may have something in these places, and in the slots of what stands there. */
  remotesIn(places: Places): string[] {
    return [...new Set([...this.fragmentsIn(places)].map((of) => fragmentParts(of).remote))];
  }

  /** The fragments that may stand in these places, and in the slots of what stands there, by their addresses. */
  fragmentsIn({ embeds, slots }: Places): Set<string> {
    const seen = new Set(slots);
    const fragments = new Set(embeds);
    const visit = (of: string) => this.within.get(of)?.forEach((slot) => seen.add(slot));
    embeds.forEach(visit);
    // A set may grow while it is walked through.
    for (const slot of seen)
      for (const of of this.fillers.get(slot) ?? []) {
        fragments.add(of);
        visit(of);
      }
    return fragments;
  }

  /** The remotes that fill a slot of an app, or one in a fragment of the remotes that its pages embed. */
  remotesAround(app: string, embedded: readonly string[]): string[] {
    const nested = embedded.flatMap((remote) => [...(this.withinOf.get(remote) ?? [])]);
    return this.remotesIn({ embeds: [], slots: [...(this.filledOf.get(app) ?? []), ...nested] });
  }

  /** The fragments that fill a slot, in their order, in the versions that a document is composed of. */
  of(slot: string, versionOf: VersionOf): Filler[] {
    const apps = new Set([...(this.fillers.get(slot) ?? [])].map((of) => fragmentParts(of).remote));
    const { apps: allowed, add: added = [] } = this.settings[slot] ?? {};
    const fillers = [...apps]
      .filter((app) => allowed?.includes(app) !== false)
      .flatMap((app) => {
        const version = versionOf(app);
        const said = fillersIn(app, version, slot);
        const isUnsaid = ({ of }: Filler) =>
          fragmentParts(of).remote === app && !said.some((filler) => filler.of === of);
        const unsaid = version ? added.filter(isUnsaid) : [];
        return [...said, ...unsaid.map((filler) => ({ ...filler, isAdded: true }))];
      });
    return inOrder(fillers);
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}

/** A piece of HTML with the release that it is of. */
type Piece = { release: Pick<Release, 'app' | 'slots'>; html: string };

export type SlotFiller = (
  /** The page, as in `The page / of content`. */
  where: string,
  /** The page and the shell around it, and the fragments that they embed. */
  held: { pieces: readonly Piece[]; embeds: readonly EmbeddedFragment[]; found: FoundFragments },
  versionOf: VersionOf,
) => Promise<{
  filled: FilledSlots;
  found: FoundFragments;
  /** One sentence for each part that fills a slot and does not stand there. */
  warnings: string[];
  /** One sentence for each part that cannot be read. */
  damaged: string[];
}>;

/** Finds the parts of the slots in a document, and of the slots in these parts. */
export function slotFiller(reader: FragmentReader, fillings: Fillings): SlotFiller {
  const said = new Set<string>();

  /** Whether something is found for the first time. One page where it is so is enough for a sentence. */
  function isFirst(finding: string): boolean {
    if (said.has(finding)) return false;
    said.add(finding);
    return true;
  }

  /**
   * Why a fragment does not take what a slot gives; undefined when it does, or when that was said before. Without HTML for
   * these props it stands nowhere in any case, so one page that gives them is enough.
   */
  function misfitOf(
    address: string,
    { release, offered }: FragmentOffer,
    props: PlacedSlot['props'],
  ): string | undefined {
    return isFirst(`${address} ${formatVersionName(release)}/${offered.name}`)
      ? propsProblem(offered, props)
      : undefined;
  }

  /** A part, or the reason why there is none; undefined where it has nothing to say about the props. */
  async function find(address: string, { of, props }: EmbeddedFragment, versionOf: VersionOf) {
    const offer = await reader.offer(of, versionOf);
    if (typeof offer === 'string') return offer;
    return isPrerendered(offer.offered, props) ? reader.read(offer) : misfitOf(address, offer, props);
  }

  return async (where, { pieces, embeds, found: embedded }, versionOf) => {
    const found = new Map<string, FoundFragment>();
    const filled = new Map<string, EmbeddedFragment[]>();
    const warnings: string[] = [];
    const damaged: string[] = [];

    async function fillSlots({ release, html }: Piece, above: readonly string[]): Promise<void> {
      for (const placed of slotsIn(html)) {
        const address = `${release.app}/${placed.name}`;
        if (filled.has(slotKey(address, placed.props))) continue;
        const fillers = fillings.of(address, versionOf);
        if (fillers.length === 0) continue;
        const problem = placeProblem(address, above);
        const offered = release.slots?.find(({ name }) => name === placed.name);
        if (problem !== undefined || !offered) {
          warnings.push(
            `${where} leaves the slot ${address} empty: ${problem ?? `${release.app} declares no such slot`}.`,
          );
          continue;
        }
        await fillSlot({ address, placed, offered }, fillers, above);
      }
    }

    async function fillSlot(
      { address, placed, offered }: { address: string; placed: PlacedSlot; offered: OfferedSlot },
      fillers: readonly Filler[],
      above: readonly string[],
    ): Promise<void> {
      const parts: EmbeddedFragment[] = [];
      filled.set(slotKey(address, placed.props), parts);
      const leaveOut = (of: string, reason: string) =>
        void warnings.push(`${where} leaves ${of} out of the slot ${address}: ${reason}.`);
      for (const { of, isAdded } of fillers) {
        const part: EmbeddedFragment = { of, props: placed.props };
        const { remote } = fragmentParts(of);
        if (offered.apps?.includes(remote) === false) {
          leaveOut(of, `the slot takes parts of ${offered.apps.join(', ')} alone`);
          continue;
        }
        if (above.includes(of)) {
          leaveOut(of, `it would stand in itself (${[...above, of].join(' > ')})`);
          continue;
        }
        const fragment = await find(address, part, versionOf).catch((error: Error) => void damaged.push(error.message));
        if (typeof fragment === 'string') leaveOut(of, fragment);
        if (!fragment || typeof fragment === 'string') continue;
        const html = htmlFor(fragment.document, formatFragmentProps(placed.props));
        if (html === undefined) continue;
        if (parts.length === offered.max) {
          leaveOut(of, `it takes ${countOf(offered.max, 'part')}`);
          continue;
        }
        const unfit = isAdded ? await reader.problemsOf(fragment) : [];
        if (unfit.length > 0) {
          for (const { text } of unfit) leaveOut(of, text.replace(/\.$/, ''));
          continue;
        }
        const level = firstHeading(html);
        if (isOtherLevel(level, offered) && isFirst(`${address} ${formatVersionName(fragment.release)}/${of} ${level}`))
          warnings.push(
            `${where} has ${of} in the slot ${address} with a heading of level ${level}, and its parts begin with level ${offered.heading}. Change the heading.`,
          );
        parts.push(part);
        found.set(embedKey(part), fragment);
        await fillSlots({ release: fragment.release, html }, [...above, of]);
      }
    }

    for (const piece of pieces) await fillSlots(piece, []);
    for (const place of embeds) {
      const fragment = embedded.get(embedKey(place));
      const html = fragment && htmlFor(fragment.document, formatFragmentProps(place.props));
      if (fragment && html !== undefined) await fillSlots({ release: fragment.release, html }, [place.of]);
    }
    return { filled, found, warnings, damaged };
  };
}

function placeProblem(address: string, above: readonly string[]): string | undefined {
  if (above.length < deepestSlot) return undefined;
  return `it lies deeper than ${deepestSlot} slots (${[...above, address].join(' > ')})`;
}
