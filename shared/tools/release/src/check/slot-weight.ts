import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { hostName } from '@furrow/discovery/discovery';
import { formatFragmentProps, fragmentFile, fragmentParts } from '@furrow/formats/fragment-props';
import { type FragmentDocument, parseFragmentDocument } from '@furrow/formats/fragment.schema';
import type { Release } from '@furrow/formats/release.schema';
import type { OfferedSlot, PlacedSlot } from '@furrow/formats/slot.schema';
import { firstHeading, isOtherLevel } from '../compose/document/part-html';
import { fillersIn, inOrder } from '../compose/site/slots';
import { entryOf, type Ledger, versionsOf } from '../domain/ledger';
import { liveVersion } from '../domain/versions';
import { readLedger } from '../store/ledger-file';
import type { StoredRelease } from '../domain/stored-release';
import { readRelease, readReleased } from '../store/releases';
import type { OriginStorage } from '../store/storage';
import { kilobytes } from './weigh';
import { type Reason, reason } from '../domain/refused';

const kinds = ['html', 'css', 'js'] as const;
type Kind = (typeof kinds)[number];

/** A part in a slot: what it weighs in bytes after brotli, and the level of its first heading. */
type WeighedPart = { of: string; bytes: Record<Kind, number>; heading: number | undefined };

/** In bytes. A smaller difference is ignored, because the names of files differ with each version. */
const noticeable = 100;

/**
 * One sentence for each slot whose parts together weigh more than it has room for, and for each heading of the release
 * that is of another level than the slot says. Slots that the release fills or offers count.
 *
 * @param preview the site with the release live
 * @param live the site as it is: parts that are no heavier there are accepted
 */
export async function slotWeightProblems(
  preview: OriginStorage,
  release: Pick<Release, 'app' | 'slots' | 'fragments'>,
  live: OriginStorage,
): Promise<Reason[]> {
  const { app, slots = [], fragments = [] } = release;
  const fills = fragments.flatMap((fragment) => (fragment.fills ?? []).map(({ slot }) => slot));
  const problems: Reason[] = [];
  for (const slot of new Set([...fills, ...slots.map(({ name }) => `${app}/${name}`)])) {
    const then = await weighSlot(preview, slot);
    if (!then) continue;
    for (const { of, heading, where } of then.headings)
      if (of.startsWith(`${app}/`) && isOtherLevel(heading, then.offered))
        problems.push(
          reason(
            'FUR-GATE-SLOT-HEADING',
            `its fragment ${fragmentParts(of).name} begins with a heading of level ${heading} on ${where}, and parts of the slot ${slot} begin with level ${then.offered.heading}. Change its heading.`,
          ),
        );
    const over = kinds.filter((kind) => sumOf(then.heaviest[kind].parts, kind) > then.offered.bytes[kind]);
    const now = over.length > 0 ? await weighSlot(live, slot) : undefined;
    for (const kind of over) {
      const { where, parts } = then.heaviest[kind];
      const total = sumOf(parts, kind);
      if (now && total <= sumOf(now.heaviest[kind].parts, kind) + noticeable) continue;
      const largest = [...parts].sort((a, b) => b.bytes[kind] - a.bytes[kind]).slice(0, 3);
      const list = largest.map(({ of, bytes }) => `${of} ${kilobytes(bytes[kind])} kB`).join(', ');
      problems.push(
        reason(
          'FUR-GATE-SLOT-WEIGHT',
          `the parts of the slot ${slot} weigh ${kilobytes(total)} kB of ${kind} on ${where}, over its budget of ${kilobytes(then.offered.bytes[kind])} kB. The largest: ${list}. Cut them, or agree on another budget with ${fragmentParts(slot).remote}.`,
        ),
      );
    }
  }
  return problems;
}

function sumOf(parts: readonly WeighedPart[], kind: Kind): number {
  return parts.reduce((sum, { bytes }) => sum + bytes[kind], 0);
}

/** The level of a part's first heading, and the first place where it is this one. */
type PlacedHeading = { of: string; heading: number; where: string };

type WeighedPlace = { where: string; parts: WeighedPart[] };

type WeighedSlot = {
  offered: OfferedSlot;
  /** For each kind, the place where its parts weigh most of it. */
  heaviest: Record<Kind, WeighedPlace>;
  /** Each level with which a part begins anywhere, also that of a part for which there is no room today. */
  headings: PlacedHeading[];
};

/** The parts of a slot in the places where they weigh most; undefined when nobody live offers it. */
async function weighSlot(storage: OriginStorage, slot: string): Promise<WeighedSlot | undefined> {
  const ledger = await readLedger(storage);
  const { remote: owner, name } = fragmentParts(slot);
  const release = await liveRelease(storage, ledger, owner);
  const offered = release?.slots?.find((one) => one.name === name);
  if (!release || !offered) return undefined;
  const parts = await readParts(storage, ledger, slot);
  const none: WeighedPlace = { where: owner, parts: [] };
  const heaviest: WeighedSlot['heaviest'] = { html: none, css: none, js: none };
  const headings = new Map<string, PlacedHeading>();
  for (const { where, props } of placesOf(release, name)) {
    const weighed = await Promise.all(parts.map((part) => weighPart(storage, part, props)));
    const prerendered = weighed.filter((part) => part !== undefined);
    for (const { of, heading } of prerendered) {
      const key = `${of} ${heading}`;
      if (heading !== undefined && !headings.has(key)) headings.set(key, { of, heading, where });
    }
    const standing = prerendered.slice(0, offered.max);
    for (const kind of kinds)
      if (sumOf(standing, kind) > sumOf(heaviest[kind].parts, kind)) heaviest[kind] = { where, parts: standing };
  }
  return { offered, heaviest, headings: [...headings.values()] };
}

type Part = { of: string; release: StoredRelease; document: FragmentDocument };

async function readParts(storage: OriginStorage, ledger: Ledger, slot: string): Promise<Part[]> {
  const parts: Part[] = [];
  const live = Object.keys(ledger.apps).flatMap((app) => {
    const version = app === hostName ? undefined : liveVersion(versionsOf(ledger, app));
    return version ? fillersIn(app, entryOf(ledger, app, version), slot) : [];
  });
  for (const { of } of inOrder(live)) {
    const { remote, name } = fragmentParts(of);
    const release = await liveRelease(storage, ledger, remote);
    if (!release) continue;
    const file = fragmentFile(name);
    const document = await readReleased(storage, release, file);
    parts.push({ of, release, document: parseFragmentDocument(document, `${release.folder}/${file}`) });
  }
  return parts;
}

/** The live release of an app; undefined when there is none, or when it is damaged, which composing reports. */
async function liveRelease(storage: OriginStorage, ledger: Ledger, app: string): Promise<StoredRelease | undefined> {
  const version = liveVersion(versionsOf(ledger, app));
  return version && readRelease(storage, app, entryOf(ledger, app, version)).catch(() => undefined);
}

function placesOf(
  { pages, fragments = [], shellSlots }: Release,
  name: string,
): { where: string; props: PlacedSlot['props'] }[] {
  const places = [
    { where: 'every page', slots: shellSlots },
    ...pages.map(({ path, slots }) => ({ where: path, slots })),
    ...fragments.map((fragment) => ({ where: `its fragment ${fragment.name}`, slots: fragment.slots })),
  ];
  return places.flatMap(({ where, slots = [] }) =>
    slots.filter((slot) => slot.name === name).map(({ props }) => ({ where, props })),
  );
}

/** What a part weighs where these props are given; undefined when it does not stand there. */
async function weighPart(
  storage: OriginStorage,
  { of, release, document }: Part,
  props: PlacedSlot['props'],
): Promise<WeighedPart | undefined> {
  const wanted = formatFragmentProps(props);
  const html = document.variants.find((variant) => formatFragmentProps(variant.props) === wanted)?.html;
  if (html === undefined) return undefined;
  const { assets, boot, hydrate } = document;
  const scripts = [...(hydrate === 'never' ? [] : assets.scripts), ...(boot === undefined ? [] : [boot])];
  const weigh = async (files: readonly string[]) => {
    const read = files.map(async (file) => (await storage.read(`${release.folder}/${file}`))?.bytes);
    const sizes = (await Promise.all(read)).map((bytes) => packed(bytes ?? new Uint8Array()));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  return {
    of,
    bytes: { html: await packed(html), css: await weigh(assets.styles), js: await weigh(scripts) },
    heading: firstHeading(html),
  };
}

async function packed(content: string | Uint8Array): Promise<number> {
  return (await promisify(brotliCompress)(content)).length;
}
