import type { PageData } from '@furrow/discovery/page-data.schema';
import type { PageAssets } from '@furrow/formats/assets.schema';
import {
  fragmentAttribute,
  fragmentCodeAttribute,
  fragmentIdMark,
  fragmentPropsAttribute,
  fragmentTag,
} from '@furrow/contract/fragment-element';
import { deepestSlot, slotAttribute, slotPropsAttribute, slotTag } from '@furrow/contract/slot-element';
import { formatFragmentProps, fragmentParts } from '@furrow/formats/fragment-props';
import type { EmbeddedFragment, FragmentDocument } from '@furrow/formats/fragment.schema';
import type { PlacedSlot } from '@furrow/formats/slot.schema';
import { islandAttributes } from '@furrow/contract/island-element';
import { memoize } from '../../domain/memoize';
import type { StoredRelease } from '../../domain/stored-release';
import { type Asset, element, fileReader, scriptPreload, stylePreload } from './markup';

/** A fragment that a page or the shell embeds, in the version that goes into the document. */
export type FoundFragment = {
  release: StoredRelease;
  document: FragmentDocument;
  /** The remote entry of the release, and its global name on `window`. */
  container: { file: string; globalName: string };
  /** What its build calls its version; absent when that is the version of the release. */
  version?: string;
  /** What its element says of the language of its text, in documents under the prefix of a language. */
  language?: Record<string, string>;
};

/** The fragments of a document by {@link embedKey}. A place whose fragment is missing here keeps its fallback. */
export type FoundFragments = ReadonlyMap<string, FoundFragment>;

/** The HTML of a fragment by its props as text. Many documents show the same fragment. */
const htmlByProps = memoize(
  ({ variants }: FragmentDocument) => new Map(variants.map(({ props, html }) => [formatFragmentProps(props), html])),
  new WeakMap<FragmentDocument, Map<string, string>>(),
);

/**
 * The HTML of a fragment; undefined when it is not prerendered for these props.
 *
 * @param props as text
 */
export function htmlFor(document: FragmentDocument, props: string): string | undefined {
  return htmlByProps(document).get(props);
}

/** What fragments add to a document. */
export type EmbeddedParts<Piece extends string> = {
  /** The pieces of HTML with the fragments inserted. */
  html: Record<Piece, string>;
  styles: Asset[];
  /** The scripts of fragments that hydrate at once. */
  scripts: Asset[];
  /** The code of fragments that hydrate later, in one `<template>` for each. */
  code: string[];
  /** The boot scripts of fragments, which run whether or not the fragment hydrates. */
  boot: Asset[];
  /** The remotes of fragments that hydrate, for the page data. */
  remotes: NonNullable<PageData['fragments']>;
};

/** Lists the files that a page or a fragment of a release loads. */
export type FilesOf = (assets: PageAssets, release: StoredRelease) => { styles: Asset[]; scripts: Asset[] };

/** The key of an embedded fragment. The same fragment with other props has another key. */
export function embedKey({ of, props }: EmbeddedFragment): string {
  return keyOf(of, formatFragmentProps(props));
}

const keyOf = (address: string, props: string) => `${address} ${props}`;

/** The parts in each slot of a document, in their order, by {@link slotKey}. A slot that is missing here is empty. */
export type FilledSlots = ReadonlyMap<string, readonly EmbeddedFragment[]>;

/**
 * The key of a slot in a document.
 *
 * @param address the remote that offers it, and its name: `content/farm`
 */
export function slotKey(address: string, props: EmbeddedFragment['props']): string {
  return keyOf(address, formatFragmentProps(props));
}

const slotEnd = `</${slotTag}>`;
const slotPlaces = new RegExp(
  `(<${slotTag} ${slotAttribute}="([^"]*)" ${slotPropsAttribute}="([^"]*)"[^>]*>)([^]*?)${slotEnd}`,
  'g',
);

/** The slots in HTML that is not composed yet. */
export function slotsIn(html: string): PlacedSlot[] {
  if (!html.includes(slotEnd)) return [];
  return [...html.matchAll(slotPlaces)].map(([, , name = '', props = '']) => ({
    name,
    props: JSON.parse(unescape(props)) as PlacedSlot['props'],
  }));
}

/**
 * Puts the places of parts into the slots of HTML. A slot without parts keeps what its page shows then.
 *
 * @param owner the remote that offers the slots
 * @param above the addresses of the fragments around the HTML, from the outermost one; none of them stands in itself
 */
function fillSlots(html: string, filled: FilledSlots, owner: string, above: readonly string[]): string {
  if (filled.size === 0 || above.length >= deepestSlot || !html.includes(slotEnd)) return html;
  return html.replaceAll(slotPlaces, (place, opening: string, name: string, props: string) => {
    const all = filled.get(keyOf(`${owner}/${name}`, unescape(props))) ?? [];
    const parts = all.filter(({ of }) => !above.includes(of));
    if (parts.length === 0) return place;
    const places = parts.map((part) =>
      element(
        fragmentTag,
        { [fragmentAttribute]: part.of, [fragmentPropsAttribute]: formatFragmentProps(part.props) },
        '',
      ),
    );
    return opening + places.join('') + slotEnd;
  });
}

const closingTag = `</${fragmentTag}>`;
const places = new RegExp(
  `<${fragmentTag} ${fragmentAttribute}="([^"]*)" ${fragmentPropsAttribute}="([^"]*)">([^]*?)${closingTag}`,
  'g',
);

/**
 * Replaces each place of a fragment. An opening tag after the last closing tag is ignored, because searching for its
 * end would read the rest of the document.
 */
function replacePlaces(
  html: string,
  replace: (place: string, of: string, props: string, fallback: string) => string,
): string {
  const end = html.includes(closingTag) ? html.lastIndexOf(closingTag) + closingTag.length : 0;
  return html.slice(0, end).replaceAll(places, replace) + html.slice(end);
}

/**
 * Inserts fragments into the pieces of HTML that make up a document. Each place gets unique ids, so the same fragment
 * may appear twice.
 *
 * @param filesOf takes into account which files the host provides
 * @param hidden addresses of fragments that are hidden in some of the pieces
 * @param slots the parts of slots, and the app that offers the slots of each piece
 */
export function embedFragments<Piece extends string>(
  pieces: Record<Piece, string>,
  found: FoundFragments,
  filesOf: FilesOf,
  hidden: { hide?: readonly string[]; in: readonly NoInfer<Piece>[] } = { in: [] },
  slots: { filled: FilledSlots; owners: Partial<Record<NoInfer<Piece>, string>> } = { filled: new Map(), owners: {} },
): EmbeddedParts<Piece> {
  const needs = new FragmentNeeds(filesOf);
  let count = 0;

  const embedIn = (html: string, hides: readonly string[], owner: string, above: readonly string[] = []): string =>
    replacePlaces(fillSlots(html, slots.filled, owner, above), (place, of, written, fallback) => {
      const props = unescape(written);
      const fragment = found.get(keyOf(of, props));
      if (!fragment) return place;
      const prerendered = htmlFor(fragment.document, props);
      needs.add(of, fragment, prerendered !== undefined);
      const attributes = {
        [fragmentAttribute]: of,
        [fragmentPropsAttribute]: props,
        ...fragment.language,
        ...(hides.includes(of) && { hidden: '' }),
      };
      if (prerendered === undefined)
        return element(fragmentTag, { ...attributes, ...reservedSize(fragment.document) }, fallback);
      const ids = `fragment-${(count += 1)}-`;
      const { react, hydrate } = fragment.document;
      const island = islandAttributes({ version: versionOf(fragment), react, ids, hydrate });
      const inner = prerendered.replaceAll(fragmentIdMark, ids);
      const { remote } = fragmentParts(of);
      return element(fragmentTag, { ...attributes, ...island }, embedIn(inner, hides, remote, [...above, of]));
    });
  const embedded = Object.entries<string>(pieces).map(([piece, html]) => {
    const hides = hidden.in.includes(piece as Piece) ? (hidden.hide ?? []) : [];
    return [piece, embedIn(html, hides, slots.owners[piece as Piece] ?? '')] as const;
  });
  return { html: Object.fromEntries(embedded) as Record<Piece, string>, ...needs.all() };
}

/** Collects what the fragments of a document need besides their HTML, each file once. */
class FragmentNeeds {
  private readonly filesOf: FilesOf;
  private readonly styles = new Map<string, Asset>();
  private readonly scripts = new Map<string, Asset>();
  private readonly boot = new Map<string, Asset>();
  private readonly code = new Map<string, string>();
  private readonly remotes: EmbeddedParts<never>['remotes'] = {};

  constructor(filesOf: FilesOf) {
    this.filesOf = filesOf;
  }

  /** @param hasHtml whether the fragment is prerendered for the props of this place; otherwise its code renders it */
  add(of: string, fragment: FoundFragment, hasHtml: boolean): void {
    const { release, document, container } = fragment;
    const fileOf = fileReader(release);
    const files = this.filesOf(document.assets, release);
    for (const file of files.styles) this.styles.set(file.url, file);
    if (hasHtml) {
      if (document.hydrate === 'load') for (const file of files.scripts) this.scripts.set(file.url, file);
      else if (document.hydrate !== 'never') this.code.set(of, this.codeLater(of, document, release, files.scripts));
      const boot = document.boot !== undefined && fileOf(document.boot);
      if (boot) this.boot.set(boot.url, boot);
    }
    if (hasHtml && document.hydrate === 'never') return;
    const remoteEntry = { ...fileOf(container.file), globalName: container.globalName };
    this.remotes[release.app] = { version: versionOf(fragment), remoteEntry };
  }

  /** A `<template>` with the code of a fragment that hydrates later. */
  private codeLater(of: string, { later }: FragmentDocument, release: StoredRelease, scripts: Asset[]): string {
    const used = later ? this.filesOf(later, release) : { styles: [], scripts: [] };
    const tags = [...[...scripts, ...used.scripts].map(scriptPreload), ...used.styles.map(stylePreload)];
    return element('template', { [fragmentCodeAttribute]: of }, tags.join(''));
  }

  all(): Omit<EmbeddedParts<never>, 'html'> {
    return {
      styles: [...this.styles.values()],
      scripts: [...this.scripts.values()],
      code: [...this.code.values()],
      boot: [...this.boot.values()],
      remotes: this.remotes,
    };
  }
}

const versionOf = ({ version, release }: FoundFragment) => version ?? release.version;

/** Reserves the height of a fragment that has no HTML yet. */
function reservedSize({ size }: FragmentDocument): Record<string, string> {
  return size ? { style: `--fragment-narrow:${size.narrow}px;--fragment-wide:${size.wide}px` } : {};
}

/** Whether one of the fragments hydrates at once, and with it the page. */
export function hydrates(found: FoundFragments): boolean {
  return [...found.values()].some(({ document }) => document.hydrate === 'load');
}

/** The value of an attribute as React serialized it. */
function unescape(value: string): string {
  const characters: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
  return value.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (_entity, name: string) => characters[name] ?? '');
}
