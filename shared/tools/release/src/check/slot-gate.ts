import { type Discovery, entriesOf, liveEntry } from '@furrow/discovery/discovery';
import { deepestSlot } from '@furrow/contract/slot-element';
import { formatFragmentProps, fragmentParts } from '@furrow/formats/fragment-props';
import type { FragmentProps, OfferedFragment } from '@furrow/formats/fragment.schema';
import { formatVersionName } from '@furrow/formats/release-name';
import type { Release } from '@furrow/formats/release.schema';
import type { OfferedSlot, SlotSettings } from '@furrow/formats/slot.schema';
import { isPrerendered, propsProblem } from '../compose/site/fragments';
import { fillersIn } from '../compose/site/slots';
import { countOf } from '../domain/count-of';
import { pathTo } from './slot-path';
import { fewOf } from '../domain/few-of';
import { type Reason, reason } from '../domain/refused';

/** The site around a release, as far as slots go. */
export type SlotSite = {
  /** The live releases of other apps. */
  others: ReadonlyMap<string, Release>;
  /** Every version that is published. */
  discovery: Discovery;
  /** The live release of the same app; undefined when none is live. */
  current: Release | undefined;
  /** What the settings of the site say about slots. */
  settings: SlotSettings;
};

type Found = { problems: Reason[]; warnings: string[] };

/** A fragment of the release, and a slot that it fills. */
export type Filled = { fragment: OfferedFragment; slot: string };

/** What is wrong with the slots that a release fills. A page that no longer has its slot refuses nobody. */
export function fillingProblems(release: Release, site: SlotSite): Found {
  const found: Found = { problems: [], warnings: [] };
  for (const fragment of release.fragments ?? []) {
    for (const { slot } of fragment.fills ?? []) {
      const judged = judgeFilling(release, { fragment, slot }, site);
      found.problems.push(...judged.problems);
      found.warnings.push(...judged.warnings);
    }
  }
  return found;
}

/** The places in slots of others from which a release takes its parts, in sentences that refuse nothing. */
export function leavingWarnings(release: Release, { others, current }: SlotSite): string[] {
  const now = new Map(release.fragments?.map((fragment) => [fragment.name, fragment]));
  return (current?.fragments ?? []).flatMap((before) =>
    (before.fills ?? []).flatMap(({ slot }) => {
      const { remote, name } = fragmentParts(slot);
      const offering = others.get(remote);
      const after = now.get(before.name);
      const fills = after?.fills?.some((one) => one.slot === slot) ? after : undefined;
      const left = (offering ? propsGiven(offering, name) : []).filter(
        ({ props }) => isPrerendered(before, props) && !(fills && isPrerendered(fills, props)),
      );
      if (left.length === 0) return [];
      return [`Its fragment ${before.name} leaves the slot ${slot} in ${wheresOf(left)}.`];
    }),
  );
}

/** Where the pages of others show the parts of a release, in sentences. */
export function placesOfParts({ app, fragments = [] }: Release, { others }: SlotSite): string[] {
  return fragments.flatMap((fragment) =>
    (fragment.fills ?? []).flatMap(({ slot }) => {
      const { remote, name } = fragmentParts(slot);
      const offering = remote === app ? undefined : others.get(remote);
      const places = (offering ? placesIn(offering, name) : []).filter(({ props }) => isPrerendered(fragment, props));
      if (places.length === 0) return [];
      const where = [...new Set(places.map((place) => place.short))];
      return [`Places of its fragment ${fragment.name} in the slot ${slot}: ${fewOf(where, 3)}.`];
    }),
  );
}

function judgeFilling(release: Release, { fragment, slot }: Filled, site: SlotSite): Found {
  const { remote: owner, name } = fragmentParts(slot);
  const what = `its fragment ${fragment.name}`;
  const offering = owner === release.app ? release : site.others.get(owner);
  const warn = (warning: string): Found => ({ problems: [], warnings: [warning] });
  const refuse = (problem: Reason): Found => ({ problems: [problem], warnings: [] });
  if (!offering)
    return warn(`No page shows ${what} in the slot ${slot} yet: ${owner} has no live version. It waits for one.`);
  const offered = offering.slots?.find((one) => one.name === name);
  if (!offered) {
    if (wasOffered(site.discovery, slot))
      return warn(
        `No page shows ${what}: ${formatVersionName(offering)} no longer offers the slot ${slot}. Take it out of "fills" in src/fragments.ts, or ask ${owner} for another one.`,
      );
    if (isNamedIn(offering, `${release.app}/${fragment.name}`))
      return warn(
        `${formatVersionName(offering)} embeds ${what} by its name. It stands in the slot ${slot} once ${owner} offers it.`,
      );
    const has = offering.slots?.map((one) => one.name) ?? [];
    const there = has.length > 0 ? `It offers ${has.join(', ')}` : 'It offers none';
    return refuse(
      reason(
        'FUR-GATE-SLOT-UNKNOWN',
        `${what} fills the slot ${slot}, which ${formatVersionName(offering)} does not offer. ${there}: correct "fills" in src/fragments.ts.`,
      ),
    );
  }
  if (offered.apps?.includes(release.app) === false)
    return refuse(
      reason(
        'FUR-GATE-SLOT-CLOSED',
        `${what} fills the slot ${slot}, which only ${offered.apps.join(', ')} may fill. Ask ${owner} for a place there.`,
      ),
    );
  const narrowed = site.settings[slot]?.apps;
  if (narrowed?.includes(release.app) === false)
    return refuse(
      reason(
        'FUR-GATE-SLOT-CLOSED',
        `${what} fills the slot ${slot}, which only ${narrowed.join(', ')} may fill by the settings of the site. Ask its operator.`,
      ),
    );
  const given = propsGiven(offering, name);
  for (const { where, props } of given) {
    const misfit = propsProblem(fragment, props);
    if (misfit !== undefined)
      return refuse(
        reason(
          'FUR-GATE-SLOT-PROPS',
          `${what} does not fit into the slot ${slot}: ${misfit}, which ${where} gives. Let its schema take what the slot gives.`,
        ),
      );
  }
  const path = pathTo(release, { fragment, slot }, site.discovery);
  if (path.isCircle)
    return refuse(
      reason(
        'FUR-GATE-SLOT-CIRCLE',
        `${what} would stand in itself: ${path.steps.join(' > ')}. Take ${slot} out of its "fills", or the slot out of one of these.`,
      ),
    );
  if (path.depth > deepestSlot)
    return refuse(
      reason(
        'FUR-GATE-SLOT-DEPTH',
        `${what} would lie ${path.depth} slots deep: ${path.steps.join(' > ')}. At most ${deepestSlot} are filled: fill a slot further out.`,
      ),
    );
  const full = fullProblem(release, { fragment, slot }, offered, site);
  if (full !== undefined) return refuse(full);
  if (given.length === 0)
    return warn(
      `No page shows ${what}: ${formatVersionName(offering)} declares the slot ${slot} and has it nowhere. Ask ${owner} for a place, or take the slot out of "fills" in src/fragments.ts.`,
    );
  if (!given.some(({ props }) => isPrerendered(fragment, props)))
    return warn(
      `No page shows ${what} in the slot ${slot}: it is prerendered for none of the props that are given there, such as ${formatFragmentProps(given[0]?.props ?? {})}. Add them to its variants.`,
    );
  return { problems: [], warnings: [] };
}

/** Whether a release embeds the fragment by its name, as before there was a slot for it. */
function isNamedIn({ embeds = [], pages }: Release, fragment: string): boolean {
  return [...embeds, ...pages.flatMap((page) => page.embeds ?? [])].some(({ of }) => of === fragment);
}

/** Whether a version that is published has ever offered the slot. */
function wasOffered(discovery: Discovery, slot: string): boolean {
  const { remote, name } = fragmentParts(slot);
  return entriesOf(discovery, remote).some(({ extras }) => extras.slots?.offers?.includes(name));
}

/** Where a release has a slot, as a sentence names it and in short, and the props that it gives there. */
type SlotPlace = { where: string; short: string; props: FragmentProps };

function placesIn({ app, pages, fragments = [], shellSlots }: Release, name: string): SlotPlace[] {
  return [
    { where: `the shell of ${app}`, short: 'every page', slots: shellSlots },
    ...pages.map(({ path, slots }) => ({ where: `the page ${path} of ${app}`, short: path, slots })),
    ...fragments.map((fragment) => {
      const named = `the fragment ${app}/${fragment.name}`;
      return { where: named, short: named, slots: fragment.slots };
    }),
  ].flatMap(({ slots = [], ...place }) =>
    slots.filter((slot) => slot.name === name).map(({ props }) => ({ ...place, props })),
  );
}

/** The props that a release gives to a slot, each once, and where it does. */
export function propsGiven(release: Release, name: string): SlotPlace[] {
  const places = placesIn(release, name);
  return [...new Map(places.reverse().map((place) => [formatFragmentProps(place.props), place])).values()].reverse();
}

/** A new part for a slot that has all the parts that it takes. */
function fullProblem(
  { app, fragments = [] }: Release,
  { fragment, slot }: Filled,
  { max }: OfferedSlot,
  { discovery, current }: SlotSite,
): Reason | undefined {
  const had = current?.fragments?.find(({ name }) => name === fragment.name);
  if (had?.fills?.some((one) => one.slot === slot)) return undefined;
  const live = Object.entries(discovery.microFrontends).flatMap(([other, entries]) =>
    other === app ? [] : fillersIn(other, liveEntry(entries), slot),
  );
  const own = fragments.filter(({ fills }) => fills?.some((one) => one.slot === slot));
  if (live.length + own.length <= max) return undefined;
  return reason(
    'FUR-GATE-SLOT-FULL',
    `its fragment ${fragment.name} has no room in the slot ${slot}, which takes ${countOf(max, 'part')}; those of others: ${live.length}. Ask ${fragmentParts(slot).remote} for a place.`,
  );
}

/**
 * What the parts of others in the slots of a release would lose with it: a slot, which is said, or the props that they
 * need, which is a problem until their teams know.
 */
export function offeringProblems(release: Release, { others, current }: SlotSite): Found {
  const problems: Reason[] = [];
  const warnings: string[] = [];
  const before = new Map(current?.slots?.map((slot) => [slot.name, slot]));
  const now = new Map(release.slots?.map((slot) => [slot.name, slot]));
  for (const name of before.keys()) {
    const parts = partsOf(`${release.app}/${name}`, others);
    const names = parts.map(({ of }) => of).join(', ');
    const offered = now.get(name);
    if (!offered) {
      if (parts.length > 0)
        warnings.push(`Its slot ${name} is gone, and with it these parts: ${names}. "release status" says so, too.`);
      continue;
    }
    const given = current ? propsGiven(current, name) : [];
    const givenNow = propsGiven(release, name);
    if (parts.length > 0 && given.length > 0 && givenNow.length === 0) {
      warnings.push(
        `Its slot ${name} stands nowhere anymore, and with it these parts are gone: ${names}. "release status" says so, too.`,
      );
      continue;
    }
    const refused = parts.filter(({ of }) => offered.apps?.includes(fragmentParts(of).remote) === false);
    const left = [
      ...refused.map(({ of }) => `${of}, whose remote may not fill it anymore`),
      ...(parts.length > offered.max
        ? [`${parts.length - offered.max} of ${names}, because it takes ${offered.max}`]
        : []),
    ];
    if (left.length > 0) warnings.push(`Its slot ${name} leaves out ${left.join(', and ')}.`);
    for (const { of, fragment } of parts) {
      const loss = lossOf(fragment, given, givenNow);
      if (loss === undefined) {
        warnings.push(...partialLoss(name, { of, fragment }, given, givenNow));
        continue;
      }
      problems.push(
        reason(
          'FUR-GATE-SLOT-PROPS-CHANGED',
          `its slot ${name} gives other props, and ${of} would be left out: ${loss}. Give both for one version, or use --allow-drop once ${fragmentParts(of).remote} knows.`,
        ),
      );
    }
  }
  return { problems, warnings };
}

/** The first of these places, without the app that both sides know. */
function wheresOf(places: readonly SlotPlace[]): string {
  return fewOf([...new Set(places.map(({ where }) => where.replace(/ of [^ ]+$/, '')))], 3);
}

/** A part of another app in a slot. */
type Part = { of: string; fragment: OfferedFragment };

function partsOf(slot: string, others: ReadonlyMap<string, Release>): Part[] {
  return [...others.values()].flatMap(({ app, fragments = [] }) =>
    fragments
      .filter(({ fills }) => fills?.some((one) => one.slot === slot))
      .map((fragment) => ({ of: `${app}/${fragment.name}`, fragment })),
  );
}

type Given = ReturnType<typeof propsGiven>;

/** That a part stands no more where a slot no longer gives the props; it stands elsewhere, or did not stand anywhere. */
function partialLoss(name: string, { of, fragment }: Part, before: Given, now: Given): string[] {
  const kept = new Set(now.map(({ props }) => formatFragmentProps(props)));
  const lost = before.filter(({ props }) => isPrerendered(fragment, props) && !kept.has(formatFragmentProps(props)));
  if (lost.length === 0) return [];
  const props = lost.map((place) => formatFragmentProps(place.props));
  return [`Its slot ${name} leaves out ${of} in ${wheresOf(lost)}, because it no longer gives ${fewOf(props, 3)}.`];
}

/** Why a part that stands in a slot would not stand there anymore; undefined when it would, or does not now. */
function lossOf(fragment: OfferedFragment, before: Given, now: Given): string | undefined {
  const standsIn = (given: Given) => given.some(({ props }) => isPrerendered(fragment, props));
  if (!standsIn(before)) return undefined;
  for (const { props } of now) {
    const refused = propsProblem(fragment, props);
    if (refused !== undefined) return refused;
  }
  if (standsIn(now)) return undefined;
  return `it is prerendered for none of them, such as ${formatFragmentProps(now[0]?.props ?? {})}`;
}
