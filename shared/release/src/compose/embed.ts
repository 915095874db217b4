import type { PageData } from '@furrow/discovery/page-data.schema';
import type { PageAssets } from '@furrow/formats/assets.schema';
import {
  fragmentAttribute,
  fragmentCodeAttribute,
  fragmentIdMark,
  fragmentPropsAttribute,
  fragmentTag,
} from '@furrow/formats/fragment-element';
import { formatFragmentProps } from '@furrow/formats/fragment-props';
import type { EmbeddedFragment, FragmentDocument } from '@furrow/formats/fragment.schema';
import { islandAttributes } from '@furrow/formats/island-element';
import type { StoredRelease } from '../store/releases';
import { type Asset, element, fileReader, scriptPreload, stylePreload } from './markup';

/** A fragment that a page or the shell embeds, in the version that goes into the document. */
export type FoundFragment = {
  release: StoredRelease;
  document: FragmentDocument;
  /** The remote entry of the release, and its global name on `window`. */
  container: { file: string; globalName: string };
};

/** The fragments of a document by {@link embedKey}. A place whose fragment is missing here keeps its fallback. */
export type FoundFragments = ReadonlyMap<string, FoundFragment>;

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

/** The key of an embedded fragment. The same fragment with other props has another key. */
export function embedKey({ of, props }: EmbeddedFragment): string {
  return keyOf(of, formatFragmentProps(props));
}

const keyOf = (of: string, props: string) => `${of} ${props}`;

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
 * @param filesOf lists the files that a fragment of this release loads, given what the host provides
 * @param hidden addresses of fragments that are hidden in some of the pieces
 */
export function embedFragments<Piece extends string>(
  pieces: Record<Piece, string>,
  found: FoundFragments,
  filesOf: (assets: PageAssets, release: StoredRelease) => { styles: Asset[]; scripts: Asset[] },
  hidden: { hide?: readonly string[]; in: readonly NoInfer<Piece>[] } = { in: [] },
): EmbeddedParts<Piece> {
  const styles = new Map<string, Asset>();
  const scripts = new Map<string, Asset>();
  const boot = new Map<string, Asset>();
  const code = new Map<string, string>();
  const remotes: EmbeddedParts<Piece>['remotes'] = {};
  let count = 0;

  const embedIn = (html: string, hides: readonly string[]) =>
    replacePlaces(html, (place, of, written, fallback) => {
      const props = unescape(written);
      const fragment = found.get(keyOf(of, props));
      if (!fragment) return place;
      const { release, document, container } = fragment;
      const variant = document.variants.find((each) => formatFragmentProps(each.props) === props);
      const files = filesOf(document.assets, release);
      for (const file of files.styles) styles.set(file.url, file);
      if (variant && document.hydrate === 'load') for (const file of files.scripts) scripts.set(file.url, file);
      else if (variant && document.hydrate !== 'never') {
        const later = document.later ? filesOf(document.later, release) : { styles: [], scripts: [] };
        const all = [...files.scripts, ...later.scripts].map(scriptPreload).concat(later.styles.map(stylePreload));
        code.set(of, element('template', { [fragmentCodeAttribute]: of }, all.join('')));
      }
      const fileOf = fileReader(release);
      for (const file of variant && document.boot !== undefined ? [fileOf(document.boot)] : [])
        boot.set(file.url, file);
      if (!variant || document.hydrate !== 'never') {
        const remoteEntry = { ...fileOf(container.file), globalName: container.globalName };
        remotes[release.app] = { version: release.version, remoteEntry };
      }
      const attributes = {
        [fragmentAttribute]: of,
        [fragmentPropsAttribute]: props,
        ...(hides.includes(of) && { hidden: '' }),
      };
      if (!variant) {
        const { narrow, wide } = document.size ?? {};
        const reserved = narrow && wide ? [['style', `--fragment-narrow:${narrow}px;--fragment-wide:${wide}px`]] : [];
        return element(fragmentTag, { ...attributes, ...Object.fromEntries(reserved) }, fallback);
      }
      const ids = `fragment-${(count += 1)}-`;
      return element(
        fragmentTag,
        {
          ...attributes,
          ...islandAttributes({ version: release.version, react: document.react, ids, hydrate: document.hydrate }),
        },
        variant.html.replaceAll(fragmentIdMark, ids),
      );
    });
  const embedded = Object.entries<string>(pieces).map(([piece, html]) => {
    const hides = hidden.in.includes(piece as Piece) ? (hidden.hide ?? []) : [];
    return [piece, embedIn(html, hides)] as const;
  });
  return {
    html: Object.fromEntries(embedded) as Record<Piece, string>,
    styles: [...styles.values()],
    scripts: [...scripts.values()],
    code: [...code.values()],
    boot: [...boot.values()],
    remotes,
  };
}

/** Whether one of the fragments hydrates at once, and with it the page. */
export function comesToLife(found: FoundFragments): boolean {
  return [...found.values()].some(({ document }) => document.hydrate === 'load');
}

/** The value of an attribute as React serialized it. */
function unescape(value: string): string {
  const characters: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
  return value.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (_entity, name: string) => characters[name] ?? '');
}
